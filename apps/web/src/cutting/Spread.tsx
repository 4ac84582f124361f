import { type KeyboardEvent, useRef, useState } from 'react';
import { act } from '../connection/outbox.ts';
import { CardBack } from '../parts/CardView.tsx';
import { usePartWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import styles from './cutting.module.css';
import { CUTTING_WORDS } from './words.ts';

interface SpreadProps {
  readonly cards: number;
  readonly taken: readonly number[];
  /** Whether this person must cut now. */
  readonly mine: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -13, ArrowDown: 13 };

/** The pack face downward: one card after the other, each of them as good as any. */
export function Spread({ cards, taken, mine }: SpreadProps) {
  const [at, setAt] = useState(Math.ceil(cards / 2));
  const w = usePartWords(CUTTING_WORDS);
  const list = useRef<HTMLDivElement>(null);
  const places = Array.from({ length: cards }, (_, index) => index + 1);
  if (!w) return null;
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(cards, Math.max(1, at + step));
    setAt(next);
    list.current?.querySelectorAll('button')[next - 1]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say nothing about a pack.
    <div
      ref={list}
      className={styles.spread}
      role="group"
      aria-label={words.places.spread}
      data-mine={mine || undefined}
      onKeyDown={move}
    >
      {places.map((place) => {
        const gone = taken.includes(place);
        return (
          <button
            key={place}
            type="button"
            className={styles.place}
            aria-label={gone ? w.gone(place) : w.cutCard(place, cards)}
            aria-disabled={!mine || gone}
            tabIndex={place === at ? 0 : -1}
            onFocus={() => setAt(place)}
            onClick={() => mine && !gone && void act({ verb: 'draw', places: [place] })}
          >
            {!gone && <CardBack className={styles.back} />}
          </button>
        );
      })}
    </div>
  );
}
