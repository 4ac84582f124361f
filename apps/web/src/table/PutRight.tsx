import type { Card, Seat } from '@eldest-hand/cards';
import type { View } from '@eldest-hand/laws';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { words } from '../words/words.ts';
import styles from './own.module.css';
import { useView } from './ShowView.tsx';

/** The card that a player must or may take back: his revoke of which everybody knows, or the declarer's lead out of turn. */
export function cardToPutRight({ toPutRight, falseLeadBy, trick, declarer, dummy }: View, me: Seat): Card | undefined {
  const ledBy = falseLeadBy?.seat;
  const mayLeadAgain = me === declarer && (ledBy === declarer || ledBy === dummy) && trick.length === 1;
  return toPutRight.find(({ seat }) => seat === me)?.card ?? (mayLeadAgain ? trick[0]?.card : undefined);
}

/** For a player who has a card on the table that he must or may put right: the one thing to do about it. */
export function PutRight() {
  const view = useView();
  const me = useTable((state) => state.seat);
  const card = me && cardToPutRight(view, me);
  if (!card) return null;
  return (
    <button type="button" className={styles.putRight} onClick={() => void act({ verb: 'take-back', cards: [card] })}>
      {words.waiting.putRight(card)}
    </button>
  );
}
