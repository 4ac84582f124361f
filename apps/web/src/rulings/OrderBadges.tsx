import type { Seat } from '@eldest-hand/cards';
import { CardText } from '../parts/CardFace.tsx';
import { LawNumber } from '../parts/LawNumber.tsx';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import { owedBy } from './owed.ts';
import styles from './rulings.module.css';

/** What a seat is held to: standing orders, and the card called from it. */
export function OrderBadges({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const orders = view.orders.filter((order) => order.seat === seat);
  const called = view.called.filter(
    // Who has played another card to the trick had to: the call has fallen.
    (one) => one.seat === seat && (view.trickWinner !== null || !view.trick.some((played) => played.seat === seat)),
  );
  if (orders.length + called.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label={words.rulings.standing}>
      {orders.map((order) => (
        <li key={order.id}>
          {words.rulings.order[order.kind](order.suit, order.card)} <LawNumber law={order.law} />
        </li>
      ))}
      {called.map(({ card }) => (
        <li key={card}>
          <span aria-hidden="true">
            <CardText card={card} />{' '}
          </span>
          {owedBy(view, seat)?.kind === 'follow' ? words.rulings.calledNotNow : words.rulings.called(card)}
        </li>
      ))}
    </ul>
  );
}
