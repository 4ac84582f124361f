import { type Hands, RANKS, rankOf, SEATS, SUITS, suitOf } from '@eldest-hand/cards';
import { Pip } from '../parts/Pip.tsx';
import parts from '../parts/parts.module.css';
import { words } from '../words/words.ts';
import styles from './score.module.css';

/** The four hands as newspapers print them. */
export function DealtHands({ hands }: { readonly hands: Hands }) {
  return (
    <div className={styles.diagram}>
      {SEATS.map((seat) => (
        <dl key={seat} data-seat={seat}>
          <dt>{words.seat(seat)}</dt>
          {SUITS.map((suit) => (
            <dd key={suit}>
              <Pip suit={suit} /> <span className={parts.spoken}>{words.suit(suit)}</span>
              {hands[seat]
                .filter((card) => suitOf(card) === suit)
                .map(rankOf)
                .sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b))
                .map((rank) => (rank === 'T' ? '10' : rank))
                .join(' ') || '–'}
            </dd>
          ))}
        </dl>
      ))}
    </div>
  );
}
