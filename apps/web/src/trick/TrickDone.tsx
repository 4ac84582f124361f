import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { useView } from '../table/seating.ts';
import { words } from '../words/words.ts';
import styles from './trick.module.css';

/** Who has won the trick that lies complete, and for the players the turning of it; on a phone beside the own plate. */
export function TrickDone({ beside = false }: { readonly beside?: boolean }) {
  const { phase, trickWinner } = useView();
  const me = useTable((state) => state.seat);
  if (!trickWinner || (beside && phase !== 'playing')) return null;
  return (
    <div className={beside ? styles.doneBeside : styles.done} data-beside={beside || undefined}>
      {!beside && <p>{words.trick.wins(trickWinner)}</p>}
      {me && phase === 'playing' && (
        <button type="button" aria-label={words.trick.gather} onClick={() => void act({ verb: 'gather' })}>
          {beside ? words.trick.gatherShort : words.trick.gather}
        </button>
      )}
    </div>
  );
}
