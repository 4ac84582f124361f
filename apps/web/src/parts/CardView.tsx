import type { Card } from '@eldest-hand/cards';
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { words } from '../words/words.ts';
import { CardFace } from './CardFace.tsx';
import styles from './parts.module.css';

interface CardViewProps {
  readonly card: Card;
  readonly raised?: boolean | undefined;
  readonly mark?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly tabIndex?: number | undefined;
  /** Where it is given the card can be touched. */
  readonly onPick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined;
  readonly onPointerDown?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
}

/**
 * A card that lies or is held face toward the viewer: a button where he may touch it, a named picture elsewhere.
 * Its box is the part that is not covered by the next card (`--box-w`, `--box-h`); the face hangs out of it.
 */
export function CardView({ card, raised, mark, className, style, onPick, ...events }: CardViewProps) {
  const name = words.card(card) + (mark ? `, ${mark}` : '');
  if (!onPick)
    return (
      <span className={styles.card} style={style} role="img" aria-label={name} data-card={card}>
        <CardFace card={card} className={className} />
      </span>
    );
  return (
    <button
      type="button"
      className={styles.card}
      style={style}
      aria-label={name}
      aria-pressed={raised ?? false}
      data-card={card}
      onClick={onPick}
      {...events}
    >
      <CardFace card={card} className={className} />
    </button>
  );
}

/** A card seen from behind. It has no name. */
export function CardBack({
  className,
  style,
}: {
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}) {
  return <span className={`${styles.back} ${className ?? ''}`} style={style} aria-hidden="true" />;
}
