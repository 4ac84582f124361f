import { isSeat, SEATS, type Seat, sideOf } from '@eldest-hand/cards';
import type { Act, View } from '@eldest-hand/laws';
import { useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import styles from './speaking.module.css';
import { upTo } from './up-to.ts';
import type { SayWords } from './words/en.ts';

/** Whom the declarer most likely means: the adversary who played last. The others must say whom: nobody is accused by default. */
const meant = ({ declarer, trick, lastTrick }: View, me: Seat | null): Seat | undefined =>
  me !== null && me === declarer
    ? [...(lastTrick ?? []), ...trick].findLast(({ seat }) => sideOf(seat) !== sideOf(me))?.seat
    : undefined;

/** "A revoke by West, in trick 3." Whether there was one is for the table to say. */
export function RevokeForm({ words: w, onSay }: { readonly words: SayWords; readonly onSay: (act: Act) => void }) {
  const view = useView();
  const { trickNumber, phase } = view;
  const me = useTable((state) => state.seat);
  const [seat, setSeat] = useState<Seat | ''>(meant(view, me) ?? '');
  const [trick, setTrick] = useState(0);
  const last = phase === 'playing' ? trickNumber : 13;
  return (
    <form
      className={styles.revoke}
      onSubmit={(event) => {
        event.preventDefault();
        if (seat !== '') onSay({ verb: 'attention', topic: 'revoke', seat, ...(trick > 0 ? { trick } : {}) });
      }}
    >
      <span>{w.revokeBy}</span>
      <label>
        <span>{w.revokeWho}</span>
        <select
          aria-label={w.revokeSeat}
          required
          value={seat}
          onChange={({ target }) => isSeat(target.value) && setSeat(target.value)}
        >
          <option value="">{w.revokeNobody}</option>
          {SEATS.map((one) => (
            <option key={one} value={one}>
              {words.seat(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{w.revokeTrick}</span>
        <select aria-label={w.revokeNumber} value={trick} onChange={({ target }) => setTrick(Number(target.value))}>
          <option value={0}>{w.revokeThis}</option>
          {upTo(last).map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={parts.button}>
        {w.revokeSay}
      </button>
    </form>
  );
}
