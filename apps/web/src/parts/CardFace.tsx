import { type Card, rankOf, suitOf } from '@eldest-hand/cards';
import { memo } from 'react';
import { Pip } from './Pip.tsx';
import styles from './parts.module.css';

const COURT = 'KQJ';

/** What is printed on a card. It is for the eye; the element around it carries the name. */
export const CardFace = memo(function CardFace({
  card,
  className = '',
}: {
  readonly card: Card;
  readonly className?: string | undefined;
}) {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const text = rank === 'T' ? '10' : rank;
  return (
    <span
      className={`${styles.face} ${className}`}
      data-face
      data-court={COURT.includes(rank) || undefined}
      style={{ color: `var(--face-${suit})` }}
      aria-hidden="true"
    >
      <span className={styles.index} data-index data-ten={rank === 'T' || undefined}>
        <span>{text}</span>
        <Pip suit={suit} face />
      </span>
      <span className={styles.middle}>
        <Pip suit={suit} face />
      </span>
    </span>
  );
});

/** A card in running text. */
export function CardText({ card }: { readonly card: Card }) {
  const rank = rankOf(card);
  return (
    <span className={styles.call}>
      <Pip suit={suitOf(card)} />
      {rank === 'T' ? '10' : rank}
    </span>
  );
}
