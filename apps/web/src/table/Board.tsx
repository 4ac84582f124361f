import { clockwiseFrom } from '@eldest-hand/cards';
import { lazy, Suspense, useEffect } from 'react';
import { Declaring } from '../declaring/Declaring.tsx';
import { Pile } from '../trick/Pile.tsx';
import { Trick } from '../trick/Trick.tsx';
import styles from './board.module.css';
import { SeatPlace } from './SeatPlace.tsx';
import { useBottom, useView } from './seating.ts';

const loadResult = () => import('../score/Result.tsx');
const Result = lazy(() => loadResult().then((module) => ({ default: module.Result })));
const Cutting = lazy(() => import('../cutting/Cutting.tsx').then((module) => ({ default: module.Cutting })));

/** The cloth: the three other seats in the order of play, and what lies between them. */
export function Board() {
  const view = useView();
  const bottom = useBottom();
  const playing = view.phase === 'playing';
  // What is shown when the deal is over comes while it is played: nobody waits for it then, whatever his line does.
  useEffect(() => {
    if (playing) void loadResult().catch(() => undefined);
  }, [playing]);
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
        <Suspense fallback={null}>
          {view.phase === 'cutting' ? (
            <Cutting />
          ) : over ? (
            <Result />
          ) : (
            <>
              {view.phase === 'declaring' && <Declaring />}
              {(playing || view.trick.length > 0) && <Trick />}
            </>
          )}
        </Suspense>
      </div>
      <div className={styles.pilePlace}>
        <Pile />
      </div>
    </div>
  );
}
