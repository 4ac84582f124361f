import { useEffect, useRef } from 'react';
import { words } from '../words/words.ts';
import styles from './replay.module.css';
import type { Step } from './steps.ts';

interface MomentsProps {
  readonly steps: readonly Step[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** Everything that was done, in order; a touch goes there. Where the law had something to say its number stands. */
export function Moments({ steps, at, onGo }: MomentsProps) {
  const now = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment's line is looked for again whenever the moment changes.
  useEffect(() => {
    // A sheet that has just been asked for is shown after this.
    const frame = requestAnimationFrame(() => now.current?.scrollIntoView({ block: 'nearest' }));
    // What stands beside the list may take room from it.
    const shrunk = new ResizeObserver(() => now.current?.scrollIntoView({ block: 'nearest' }));
    if (list.current) shrunk.observe(list.current);
    return () => {
      cancelAnimationFrame(frame);
      shrunk.disconnect();
    };
  }, [at]);
  return (
    <ol ref={list} className={styles.moments}>
      {steps.map((step, order) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished deal does not change.
        <li key={order} ref={order === at ? now : null} data-ruling={step.rulings.length > 0 || undefined}>
          <button type="button" aria-current={order === at ? 'step' : undefined} onClick={() => onGo(order)}>
            {step.text || '…'}
            {step.rulings.map(({ id, law }) => (
              <em key={id}>{words.law(law)}</em>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
