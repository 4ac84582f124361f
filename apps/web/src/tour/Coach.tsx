import type { View } from '@eldest-hand/laws';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useRaised } from '../hand/raised.ts';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { LEARNER, playOut, playToCall, southChooses } from './practice.ts';
import styles from './tour.module.css';
import type { TourWords } from './words/en.ts';

type Stage = keyof TourWords['say'];

/** How far the learner has come, told from the table alone: he may do what he likes. */
function stageOf(view: View, raised: boolean): Stage {
  if (view.rulings.length > 0) return 'ruling';
  const played = view.pile.length > 0 || view.trick.some(({ seat }) => seat === LEARNER);
  if (played && !view.falseLead) return 'done';
  if (view.called.some(({ seat }) => seat === LEARNER)) return 'called';
  if (view.hands[LEARNER].exposed.length > 0) return 'exposed';
  return raised ? 'putDown' : 'pickUp';
}

interface CoachProps {
  readonly words: TourWords;
  readonly onAgain: () => void;
}

/** Says what to try next and what has just happened. */
export function Coach({ words: w, onAgain }: CoachProps) {
  const view = useView();
  const raised = useRaised((state) => state.cards.length > 0);
  const stage = stageOf(view, raised);
  useEffect(() => {
    if (stage !== 'done') return;
    const timer = setTimeout(playOut, 700);
    return () => clearTimeout(timer);
  }, [stage]);
  return (
    <section className={styles.coach} aria-label={w.title} data-stage={stage}>
      <p role="status">{w.say[stage]}</p>
      {stage === 'ruling' && (
        <button type="button" className={`${parts.button} ${parts.primary}`} onClick={southChooses}>
          {w.choose}
        </button>
      )}
      {stage === 'exposed' && (
        <button type="button" className={`${parts.button} ${parts.primary}`} onClick={playToCall}>
          {w.goOn}
        </button>
      )}
      {stage === 'done' && (
        <div className={styles.end}>
          <Link href="/" className={styles.lobby ?? ''}>
            {w.lobby}
          </Link>
          <button type="button" className={parts.button} onClick={onAgain}>
            {w.again}
          </button>
        </div>
      )}
    </section>
  );
}
