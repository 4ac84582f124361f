import { useEffect } from 'react';
import { useTable } from '../connection/table-store.ts';
import { Later, partOf } from '../parts/Later.tsx';
import { lawsSoon } from '../words/laws/laws.ts';
import styles from './own.module.css';

const SAID = partOf(() => import('./RefusalSaid.tsx').then((module) => module.RefusalSaid));

/** Why the last act was not done. Nothing has changed, and the cards are still in the hand. */
export function RefusalNote() {
  const refusal = useTable((state) => state.refusal);
  // What did not come then is fetched again for the first refusal.
  useEffect(() => {
    const off = [SAID.soon(), lawsSoon()];
    return () => {
      for (const one of off) one();
    };
  }, []);
  return (
    <div role="alert" className={styles.refusalPlace}>
      {refusal && <Later part={SAID} given={{ refusal }} />}
    </div>
  );
}
