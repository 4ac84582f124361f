import { clockwiseFrom } from '@eldest-hand/cards';
import { useEffect } from 'react';
import { Declaring } from '../declaring/Declaring.tsx';
import { Later, partOf } from '../parts/Later.tsx';
import { Pile } from '../trick/Pile.tsx';
import { Trick } from '../trick/Trick.tsx';
import styles from './board.module.css';
import { placeOf } from './position.ts';
import { SeatPlace } from './SeatPlace.tsx';
import { useView } from './ShowView.tsx';
import { useBottom } from './seating.ts';

const RESULT = partOf(() => import('../score/Result.tsx').then((module) => module.resultWithWords()));
const CUTTING = partOf(() => import('../cutting/Cutting.tsx').then((module) => module.cuttingWithWords()));

/** The cloth: the three other seats in the order of play, and what lies between them. */
export function Board() {
  const view = useView();
  const bottom = useBottom();
  const playing = view.phase === 'playing';
  // What is shown when the deal is over comes while it is played: nobody waits for it then, whatever his line does.
  useEffect(() => (playing ? RESULT.soon() : undefined), [playing]);
  const dummyAt = view.dummyDown && view.dummy ? placeOf(view.dummy, bottom) : null;
  const beside = dummyAt === 'left' || dummyAt === 'right';
  const over = view.phase === 'reckoning' || view.phase === 'void' || view.phase === 'over';
  return (
    // After the last call, and for the result, the cloth is laid anew: nothing slides from where it was into its place for the play.
    <div
      key={view.phase === 'declaring' ? 'auction' : over ? 'result' : 'play'}
      className={styles.board}
      data-stage={view.phase}
      data-dummy-beside={beside || undefined}
      data-geometry
    >
      {clockwiseFrom(bottom)
        .slice(1)
        .map((seat) => (
          <SeatPlace key={seat} seat={seat} />
        ))}
      <div className={styles.centre}>
        {view.phase === 'cutting' ? (
          <Later part={CUTTING} given={{}} />
        ) : over ? (
          <Later part={RESULT} given={{}} />
        ) : (
          <>
            {view.phase === 'declaring' && <Declaring />}
            {(playing || view.trick.length > 0) && <Trick />}
          </>
        )}
      </div>
      <div className={styles.pilePlace}>
        <Pile />
      </div>
    </div>
  );
}
