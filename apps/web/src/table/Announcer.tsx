import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';

/** Reads out what happened, once, when nothing else is being read. */
export function Announcer() {
  const heard = useTable((state) => state.heard);
  const recent = heard.slice(-3);
  return (
    <div className={parts.hidden} role="log" aria-live="polite" data-testid="announcer">
      {recent.map(({ version, text }) => (
        <p key={version}>{text}</p>
      ))}
    </div>
  );
}
