import { useTable } from '../connection/table-store.ts';
import { Later, partOf } from '../parts/Later.tsx';
import styles from './board.module.css';

const SAID = partOf(() => import('./RefusalSaid.tsx').then((module) => module.RefusalSaid));

/** Why the last act was not done. Nothing has changed, and the cards are still in the hand. */
export function RefusalNote() {
  const refusal = useTable((state) => state.refusal);
  return (
    <div role="alert" className={styles.refusalPlace}>
      {/* Fetched when the table stands there; what did not come then is fetched again for the first refusal. */}
      <Later key={refusal ? 'refused' : ''} part={SAID} given={{ refusal }} />
    </div>
  );
}
