import type { Act } from '@eldest-hand/laws';
import { useState } from 'react';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import styles from './speaking.module.css';
import { upTo } from './up-to.ts';
import type { SayWords } from './words/en.ts';

/** To claim or concede: all that is left, or a number. */
export function ClaimForm({ words: own, onSay }: { readonly words: SayWords; readonly onSay: (act: Act) => void }) {
  const { hands } = useView();
  const [count, setCount] = useState(1);
  const left = Math.max(...Object.values(hands).map((hand) => hand.count), 1);
  const w = words.speaking;
  return (
    <>
      <div className={styles.topics}>
        <button type="button" className={parts.button} onClick={() => onSay({ verb: 'claim', tricks: 'rest' })}>
          {own.claimRest}
        </button>
        <button type="button" className={parts.button} onClick={() => onSay({ verb: 'concede', tricks: 'rest' })}>
          {own.concedeRest}
        </button>
      </div>
      <div className={styles.revoke}>
        <label>
          <span>{own.howMany}</span>
          <select aria-label={own.howMany} value={count} onChange={({ target }) => setCount(Number(target.value))}>
            {upTo(left).map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={parts.button} onClick={() => onSay({ verb: 'claim', tricks: count })}>
          {w.claim}
        </button>
        <button type="button" className={parts.button} onClick={() => onSay({ verb: 'concede', tricks: count })}>
          {w.concede}
        </button>
      </div>
    </>
  );
}
