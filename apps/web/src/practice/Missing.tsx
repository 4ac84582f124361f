import parts from '../parts/parts.module.css';
import { usePhrases } from './phrases.ts';
import { Shell } from './Shell.tsx';

/** The case files could not be fetched. */
export function Missing() {
  const w = usePhrases();
  return (
    <Shell title={w.title}>
      <p role="alert">{w.failed}</p>
      <button type="button" className={parts.button} onClick={() => location.reload()}>
        {w.retry}
      </button>
    </Shell>
  );
}
