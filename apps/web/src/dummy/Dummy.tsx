import type { Card, Seat } from '@eldest-hand/cards';
import { type CSSProperties, memo, use } from 'react';
import { handled } from '../hand/handled.ts';
import { type From, useUp } from '../hand/raised.ts';
import { CardView } from '../parts/CardView.tsx';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import type { Place } from '../table/position.ts';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import { columnsFromRight } from './columns.ts';
import styles from './dummy.module.css';
import { Reading } from './reading.ts';

interface DummyProps {
  readonly seat: Seat;
  readonly place: Place;
  readonly cards: readonly Card[];
  /** How its cards can be touched: by the declarer, by dummy himself, or not at all. */
  readonly touchedAs: From | null;
}

/** A card of it: drawn again only when it changes itself, not with every card that is played or picked up. */
const LaidCard = memo(function LaidCard({
  card,
  mark,
  touchedAs,
}: {
  readonly card: Card;
  readonly mark: string | undefined;
  readonly touchedAs: From | null;
}) {
  const up = useUp(card, touchedAs);
  return (
    <li data-up={up || undefined}>
      <CardView card={card} mark={mark} raised={up} {...(touchedAs ? handled(card, touchedAs) : {})} />
    </li>
  );
});

/**
 * A hand laid on the table as dummy lays it: trumps on his right, the lowest card of each suit toward the declarer.
 * On the screen that is the left edge for dummy on top, the bottom for dummy on the left, and so round. Whoever reads four hands
 * has them all as he would hold them: suits from the left or from above, each from its highest card.
 */
export function Dummy({ seat, place, cards, touchedAs }: DummyProps) {
  const view = useView();
  const reading = use(Reading);
  const fromRight = columnsFromRight(cards, view.trumps);
  // On a phone three hands lie beside each other over the auction: there is room for lines only.
  const lines = useMedia(PHONE) && place === 'top' && view.phase !== 'playing';
  const upright = (place === 'top' || place === 'bottom') && !lines;
  // Top: dummy's right is our left. Bottom and left: his right is the last on the screen. Right: the first.
  const columns = reading || place === 'top' || place === 'right' ? fromRight : [...fromRight].reverse();
  const longest = Math.max(1, ...columns.map((column) => column.length));
  const isDummy = seat === view.dummy;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form.
    <div
      className={styles.dummy}
      data-place={lines ? 'left' : place}
      role="group"
      aria-label={isDummy ? words.dummy.title : words.hand.of(seat)}
      data-testid={isDummy ? 'dummy' : `open-${seat}`}
      style={{ '--longest': longest } as CSSProperties}
      {...(touchedAs === 'own' ? { 'data-own': '' } : {})}
    >
      {columns
        .filter((column) => column.length > 0)
        .map((column) => {
          // The lowest card lies nearest the middle of the table: at the top for dummy at the bottom, at the left for dummy on the right.
          const laid = !reading && (place === 'bottom' || place === 'right') ? [...column].reverse() : column;
          return (
            <ul key={column[0]?.[0]} className={upright ? styles.column : styles.row}>
              {laid.map((card) => (
                <LaidCard
                  key={card}
                  card={card}
                  mark={view.hands[seat].exposed.includes(card) ? words.hand.exposedMark : undefined}
                  touchedAs={touchedAs}
                />
              ))}
            </ul>
          );
        })}
    </div>
  );
}
