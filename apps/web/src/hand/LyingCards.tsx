import type { Card, Seat } from '@eldest-hand/cards';
import type { CSSProperties } from 'react';
import { useTable } from '../connection/table-store.ts';
import { CardView } from '../parts/CardView.tsx';
import { useView } from '../table/ShowView.tsx';
import { downOf } from '../table/seating.ts';
import { words } from '../words/words.ts';
import styles from './hand.module.css';
import { handled } from './handled.ts';
import { useRaised } from './raised.ts';

interface LyingProps {
  readonly seat: Seat;
  readonly own?: boolean;
  /** Whether the faced cards are laid out by suits elsewhere. */
  readonly laid?: boolean;
}

/** Cards lying face upward before their owner: exposed ones are marked, the declarer can call them. */
export function LyingCards({ seat, own, laid = false }: LyingProps) {
  const view = useView();
  const me = useTable((state) => state.seat);
  const raised = useRaised();
  const { floor, below } = view.hands[seat];
  const down = downOf(view, seat);
  const exposed = view.hands[seat].exposed.filter((card) => !down.includes(card));
  const faced = laid ? [] : view.hands[seat].faced.filter((card) => !down.includes(card));
  if (exposed.length + faced.length + floor === 0) return null;
  const from = own ? 'own' : 'adversary';
  const touchable = own || (me !== null && me === view.declarer && seat !== view.dummy);
  const show = (card: Card, mark: string) => (
    <li key={card} data-up={(raised.from === from && raised.cards.includes(card)) || undefined}>
      <CardView
        card={card}
        mark={mark}
        className={mark === words.hand.facedMark ? styles.faced : styles.exposed}
        raised={raised.from === from && raised.cards.includes(card)}
        {...(touchable ? handled(card, from) : {})}
      />
    </li>
  );
  return (
    <div className={styles.lying}>
      {exposed.length + faced.length > 0 && (
        <ul
          aria-label={words.hand.exposed(seat)}
          style={{ '--n': exposed.length + faced.length } as CSSProperties}
          {...(own ? { 'data-own': '' } : {})}
        >
          {exposed.map((card) => show(card, words.hand.exposedMark))}
          {faced.map((card) => show(card, words.hand.facedMark))}
        </ul>
      )}
      {exposed.length > 0 && (
        <p className={styles.caption} aria-hidden="true">
          {touchable && !own ? words.hand.mayCall : words.hand.exposedMark}
        </p>
      )}
      {below.length > 0 && (
        <ul aria-label={words.hand.onFloor} className={styles.below}>
          {below.map((card) => (
            <li key={card}>
              <CardView
                card={card}
                mark={words.hand.floorMark}
                raised={raised.from === 'floor' && raised.cards.includes(card)}
                {...handled(card, 'floor')}
              />
            </li>
          ))}
        </ul>
      )}
      {floor > below.length && <p className={styles.floor}>{words.table.onFloor(floor - below.length)}</p>}
    </div>
  );
}
