import { useEffect, useState } from 'react';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { keptForTab } from '../kept.ts';
import { words } from '../words/words.ts';
import styles from './board.module.css';
import { useView } from './seating.ts';

/** For a player who has a card on the table that he must or may put right: the one thing to do about it. */
export function PutRight() {
  const view = useView();
  const me = useTable((state) => state.seat);
  const mine = view.trick.find((played) => played.seat === me)?.card;
  // The answer "I have one" is told once, by the view that it brought about; a reload must not forget it.
  const table = useTable((state) => state.table);
  const key = `eldest-hand:owned:${table}`;
  const [owned, setOwned] = useState(() => keptForTab.getItem(key));
  const answered = view.news.some((one) => one.kind === 'answered' && one.seat === me && one.answer === 'some');
  const there = `${view.deal.number} ${view.trickNumber} ${mine}`;
  useEffect(() => {
    if (!answered) return;
    setOwned(there);
    keptForTab.setItem(key, there);
  }, [answered, there, key]);
  const due = view.waitingWhy === 'correction' && me !== null && view.waitingFor.includes(me);
  if (view.phase !== 'playing' || !mine || !(due || answered || owned === there)) return null;
  return (
    <button type="button" className={styles.putRight} onClick={() => void act({ verb: 'take-back', cards: [mine] })}>
      {words.waiting.putRight(mine)}
    </button>
  );
}
