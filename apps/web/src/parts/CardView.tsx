import type { Card } from '@eldest-hand/cards';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, use } from 'react';
import { Spoken } from '../words/spoken.ts';
import { words } from '../words/words.ts';
import { CardFace } from './CardFace.tsx';
import { CardMarks } from './card-marks.ts';
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
  use(Spoken);
  const told = use(CardMarks).get(card);
  const name = [words.card(card), mark, told?.name].filter(Boolean).join(', ');
  const face = (
    <>
      <CardFace card={card} className={className} />
      {told && (
        <span className={styles.told} data-told={told.good ? 'good' : 'bad'} aria-hidden="true">
          {told.sign}
        </span>
      )}
    </>
  );
  if (!onPick)
    return (
      <span className={styles.card} style={style} role="img" aria-label={name} data-card={card}>
        {face}
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
      {face}
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
