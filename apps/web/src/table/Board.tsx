import { clockwiseFrom } from '@eldest-hand/cards';
import { Cutting } from '../cutting/Cutting.tsx';
import { Declaring } from '../declaring/Declaring.tsx';
import { Result } from '../score/Result.tsx';
import { Pile } from '../trick/Pile.tsx';
import { Trick } from '../trick/Trick.tsx';
import styles from './board.module.css';
import { SeatPlace } from './SeatPlace.tsx';
import { useBottom, useView } from './seating.ts';

/** The cloth: the three other seats in the order of play, and what lies between them. */
export function Board() {
  const view = useView();
  const bottom = useBottom();
  const over = view.phase === 'reckoning' || view.phase === 'void' || view.phase === 'over';
  return (
    // After the last call the cloth is laid anew: nothing slides from where it was into its place for the play.
    <div
      key={view.phase === 'declaring' ? 'auction' : 'play'}
      className={styles.board}
      data-stage={view.phase}
      data-geometry
    >
      {clockwiseFrom(bottom)
        .slice(1)
        .map((seat) => (
          <SeatPlace key={seat} seat={seat} />
        ))}
      <div className={styles.centre}>
        {view.phase === 'cutting' ? (
          <Cutting />
        ) : over ? (
          <Result />
        ) : (
          <>
            {view.phase === 'declaring' && <Declaring />}
            {(view.phase === 'playing' || view.trick.length > 0) && <Trick />}
          </>
        )}
      </div>
      <div className={styles.pilePlace}>
        <Pile />
      </div>
    </div>
  );
}
