import { rejoin } from '../connection/connection.ts';
import parts from '../parts/parts.module.css';
import { usePartWords } from '../words/part-words.ts';
import { askAsHost } from './host.ts';
import { HOST_WORDS } from './words.ts';

/** On the page of a closed table, for its host. */
export function Reopen() {
  const w = usePartWords(HOST_WORDS);
  const open = async (): Promise<void> => {
    const answer = await askAsHost({ do: 'open' });
    if (answer?.ok) rejoin();
  };
  if (!w) return null;
  return (
    <button type="button" className={`${parts.button} ${parts.primary}`} onClick={() => void open()}>
      {w.reopen}
    </button>
  );
}
