import type { Card } from '@eldest-hand/cards';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { CardView } from '../parts/CardView.tsx';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { words } from '../words/words.ts';
import styles from './hand.module.css';
import { handled } from './handled.ts';
import { useRaised } from './raised.ts';

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

/** The player's own hand, in a fan; on a phone in two rows. One card of it is in the tab order, the arrows go to the others. */
export function Hand({ cards }: { readonly cards: readonly Card[] }) {
  const phone = useMedia(PHONE);
  const raised = useRaised();
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
    >
      {cards.length === 0 && <p className={styles.empty}>{words.hand.empty}</p>}
      {rows.map((row, line) => (
        <div key={row[0]} className={styles.row} style={{ '--n': row.length } as CSSProperties}>
          {row.map((card, index) => {
            const place = line * cut + index;
            const up = raised.from === 'own' && raised.cards.includes(card);
            return (
              <span
                key={card}
                className={styles.slot}
                data-up={up || undefined}
                style={{ '--i': index } as CSSProperties}
              >
                <CardView
                  card={card}
                  raised={up}
                  tabIndex={place === at ? 0 : -1}
                  onFocus={() => setLast(place)}
                  onKeyDown={move}
                  {...handled(card, 'own')}
                />
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
