import type { Card } from '@eldest-hand/cards';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, memo, useState } from 'react';
import { CardView } from '../parts/CardView.tsx';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { words } from '../words/words.ts';
import styles from './hand.module.css';
import { handled } from './handled.ts';
import { useUp } from './raised.ts';

/** Puts the focus on a card of the hand, wherever it lies. */
export function focusCard(card: Card | undefined): void {
  if (card) document.querySelector<HTMLElement>(`[data-own] button[data-card="${card}"]`)?.focus();
}

const STEP: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  Home: -99,
  End: 99,
};

/** A card of the hand. Twelve of thirteen are what they were when one is picked up or played, and are not drawn again. */
const HeldCard = memo(function HeldCard({
  card,
  turned,
  inTabOrder,
}: {
  readonly card: Card;
  /** Degrees: how far it is turned in the fan. */
  readonly turned: number;
  readonly inTabOrder: boolean;
}) {
  const up = useUp(card, 'own');
  return (
    <span
      className={styles.slot}
      data-up={up || undefined}
      style={turned === 0 ? undefined : { rotate: `${turned}deg` }}
    >
      <CardView card={card} raised={up} tabIndex={inTabOrder ? 0 : -1} {...handled(card, 'own')} />
    </span>
  );
});

/** The card on which something happened. */
const cardOf = ({ target }: { readonly target: EventTarget }): Card | undefined =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-card]')?.dataset.card as Card | undefined)
    : undefined;

/** The player's own hand, in a fan; on a phone in two rows. One card of it is in the tab order, the arrows go to the others. */
export function Hand({ cards }: { readonly cards: readonly Card[] }) {
  const phone = useMedia(PHONE);
  const [last, setLast] = useState(0);
  const at = Math.min(last, cards.length - 1);
  const cut = phone && cards.length > 7 ? Math.ceil(cards.length / 2) : cards.length;
  const rows = [cards.slice(0, cut), cards.slice(cut)].filter((row) => row.length > 0);

  const move = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(cards.length - 1, at + step));
    setLast(next);
    focusCard(cards[next]);
  };
  const enter = (event: FocusEvent): void => {
    const card = cardOf(event);
    if (card && cards.includes(card)) setLast(cards.indexOf(card));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form.
    <div
      className={styles.hand}
      role="group"
      aria-label={words.hand.yours}
      data-testid="hand"
      data-own
      data-geometry
      data-rows={rows.length}
      onKeyDown={move}
      onFocus={enter}
    >
      {cards.length === 0 && <p className={styles.empty}>{words.hand.empty}</p>}
      {rows.map((row, line) => (
        <div key={row[0]} className={styles.row} style={{ '--held': row.length } as CSSProperties}>
          {row.map((card, index) => (
            <HeldCard
              key={card}
              card={card}
              turned={rows.length > 1 ? 0 : index - (row.length - 1) / 2}
              inTabOrder={line * cut + index === at}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
