import { Later, partOf } from '../../parts/Later.tsx';
import parts from '../../parts/parts.module.css';
import styles from '../replay.module.css';
import type { Step } from '../steps.ts';
import { useReplayWords } from '../words.ts';
import { useBestWanted, wantBest } from './best-wanted.ts';
import type { BestPlay } from './useBestPlay.ts';
import type { BestWords } from './words.ts';

const BEST_PLAY = partOf(() => import('./BestPlay.tsx').then((module) => module.BestPlay));

interface BestSectionProps {
  /** Null while nobody wants it. */
  readonly best: BestPlay | null;
  readonly w: BestWords | null;
  readonly steps: readonly Step[];
  readonly at: number;
  readonly onGo: (moment: number) => void;
}

/** Best play with all cards seen, for whoever asks for it. */
export function BestSection({ best, w, steps, at, onGo }: BestSectionProps) {
  const { wanted } = useBestWanted();
  const replay = useReplayWords();
  return (
    <section className={styles.best} data-wanted={wanted || undefined} aria-label={replay.best}>
      <label className={parts.tick}>
        <input type="checkbox" checked={wanted} onChange={({ target }) => wantBest(target.checked)} />
        <span>
          {replay.best}
          <small>{replay.bestHint}</small>
        </span>
      </label>
      {best && w && <Later part={BEST_PLAY} given={{ best, w, steps, at, onGo }} />}
    </section>
  );
}
