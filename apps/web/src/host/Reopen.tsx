import { rejoin } from '../connection/connection.ts';
import parts from '../parts/parts.module.css';
import { words } from '../words/words.ts';
import { askAsHost } from './host.ts';

/** On the page of a closed table, for its host. */
export function Reopen() {
  const open = async (): Promise<void> => {
    const answer = await askAsHost({ do: 'open' });
    if (answer?.ok) rejoin();
  };
  return (
    <button type="button" className={`${parts.button} ${parts.primary}`} onClick={() => void open()}>
      {words.host.reopen}
    </button>
  );
}
