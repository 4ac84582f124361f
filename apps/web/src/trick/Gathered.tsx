import type { PlayedCard } from '@eldest-hand/laws';
import { useEffect, useRef, useState } from 'react';
import { CardFace } from '../parts/CardFace.tsx';
import { placeOf } from '../table/position.ts';
import { useView } from '../table/ShowView.tsx';
import { useBottom } from '../table/seating.ts';
import styles from './trick.module.css';

interface Gathering {
  readonly trick: readonly PlayedCard[];
  readonly winner: PlayedCard['seat'];
  readonly number: number;
}

/** The cards of a trick on their way to whoever gathers it. For the eye only: they are quitted already. */
export function Gathered() {
  const view = useView();
  const bottom = useBottom();
  const before = useRef(view);
  const [leaving, setLeaving] = useState<Gathering | null>(null);
  useEffect(() => {
    const { trick, trickWinner, trickNumber } = before.current;
    before.current = view;
    // Not when a replay goes back, or over many acts at once.
    if (trickWinner && view.trickNumber === trickNumber + 1 && view.trick.length < trick.length)
      setLeaving({ trick, winner: trickWinner, number: trickNumber });
  }, [view]);
  if (!leaving) return null;
  return (
    <ol
      key={leaving.number}
      className={styles.gathered}
      data-to={placeOf(leaving.winner, bottom)}
      aria-hidden="true"
      onAnimationEnd={() => setLeaving(null)}
    >
      {leaving.trick.map(({ seat, card }) => (
        <li key={card} className={styles.played} data-place={placeOf(seat, bottom)}>
          <CardFace card={card} />
        </li>
      ))}
    </ol>
  );
}
