import { SEATS, SUITS } from '@eldest-hand/cards';
import { useState } from 'react';
import { makeableOf, type TrickTable } from '../connection/api.ts';
import { Pip } from '../parts/Pip.tsx';
import parts from '../parts/parts.module.css';
import { usePartWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import styles from './score.module.css';
import { SCORE_WORDS } from './words.ts';

const STRAINS = [...SUITS, 'N'] as const;

/** What each seat could have made of a deal that is over; reckoned by the house when somebody opens it. */
export function Makeable({ table, deal }: { readonly table: string; readonly deal: number }) {
  const [tricks, setTricks] = useState<TrickTable | null>(null);
  const [failed, setFailed] = useState(false);
  const w = usePartWords(SCORE_WORDS);
  const look = (open: boolean): void => {
    if (!open || tricks) return;
    setFailed(false);
    makeableOf(table, deal).then(setTricks, () => setFailed(true));
  };
  if (!w) return null;
  return (
    <details onToggle={(event) => look(event.currentTarget.open)}>
      <summary>{w.makeable}</summary>
      {failed ? (
        <p role="alert">{w.makeableFailed}</p>
      ) : tricks ? (
        <table className={styles.makeable} data-testid="makeable">
          <thead>
            <tr>
              <th scope="col">
                <span className={parts.spoken}>{w.makeable}</span>
              </th>
              {STRAINS.map((strain) => (
                <th key={strain} scope="col">
                  {strain !== 'N' && <Pip suit={strain} />}
                  <span className={strain === 'N' ? undefined : parts.spoken}>{words.denomination(strain)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SEATS.map((seat) => (
              <tr key={seat}>
                <th scope="row">{words.seat(seat)}</th>
                {STRAINS.map((strain) => (
                  <td key={strain}>{tricks[strain][seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p role="status">{w.makeableSoon}</p>
      )}
    </details>
  );
}
