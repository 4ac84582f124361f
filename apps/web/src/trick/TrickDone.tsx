import { act } from '../connection/outbox.ts';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import styles from './trick.module.css';

/** Who has won the trick that lies complete, for those who watch it; the card that wins has a light edge, too. */
export function TrickDone() {
  const { trickWinner } = useView();
  return (
    trickWinner && (
      <div className={styles.done}>
        <p>{words.trick.wins(trickWinner)}</p>
      </div>
    )
  );
}

/** The turning of a trick that lies complete: beside the player's own plate, where it covers no card. */
export function TurnTrick() {
  const { phase, trickWinner, toPutRight } = useView();
  const wide = !useMedia(NARROW);
  // Nobody turns a trick of which everybody knows that a card in it is about to be changed.
  if (!trickWinner || phase !== 'playing' || toPutRight.length > 0) return null;
  return (
    <div className={styles.turn} data-beside>
      <button type="button" aria-label={words.trick.gather} onClick={() => void act({ verb: 'gather' })}>
        <small>{words.trick.wins(trickWinner)}</small>
        {wide ? words.trick.gather : words.trick.gatherShort}
      </button>
    </div>
  );
}
