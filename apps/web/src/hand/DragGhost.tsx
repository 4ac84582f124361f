import { CardFace } from '../parts/CardFace.tsx';
import { words } from '../words/words.ts';
import { useDrag } from './drag.ts';
import styles from './hand.module.css';

/** The card that follows the pointer, and what letting go of it will do. */
export function DragGhost() {
  const { card, x, y, over } = useDrag();
  if (!card) return null;
  const w = words.hand;
  const label = { play: w.dragPlay, drop: w.dragDrop, floor: w.dragFloor, keep: w.dragKeep }[over];
  return (
    <div className={styles.ghost} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      <span className={styles.ghostCard}>
        <CardFace card={card} />
      </span>
      <span className={styles.ghostLabel}>{label}</span>
    </div>
  );
}
