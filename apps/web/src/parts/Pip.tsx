import type { Suit } from '@eldest-hand/cards';
import type { Denomination } from '@eldest-hand/laws';
import { memo } from 'react';
import { words } from '../words/words.ts';
import styles from './parts.module.css';

const PATH: Record<Suit, string> = {
  S: 'M12 2c3 4.200 8.500 7 8.500 11.800a4.300 4.300 0 0 1-7.400 3c.2 2.400.9 3.800 2.400 5.200h-7c1.500-1.400 2.200-2.800 2.400-5.200a4.300 4.300 0 0 1-7.400-3C3.500 9 9 6.200 12 2z',
  H: 'M12 21.500C8.500 17.200 2.500 13.300 2.500 8.200A5 5 0 0 1 12 6.300a5 5 0 0 1 9.500 1.900c0 5.100-6 9-9.500 13.300z',
  D: 'M12 1.500c2.200 3.800 4.800 7.300 7.800 10.500-3 3.200-5.600 6.700-7.800 10.500C9.800 18.700 7.200 15.200 4.200 12c3-3.200 5.600-6.700 7.800-10.500z',
  C: 'M12 2a4.600 4.600 0 0 1 3.700 7.300 4.600 4.600 0 1 1-2.600 7.900c.2 2 .9 3.400 2.400 4.800h-7c1.500-1.400 2.200-2.800 2.400-4.800a4.600 4.600 0 1 1-2.600-7.900A4.600 4.600 0 0 1 12 2z',
};

interface PipProps {
  readonly suit: Suit;
  /** On a card's face the colours do not follow the theme. */
  readonly face?: boolean;
}

/** A suit's sign. It has no name of its own: whatever it stands in says the suit in words. */
export const Pip = memo(function Pip({ suit, face = false }: PipProps) {
  return (
    <svg
      className={styles.pip}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ color: `var(--${face ? 'face' : 'suit'}-${suit})` }}
    >
      <path d={PATH[suit]} fill="currentColor" />
    </svg>
  );
});

/** The sign of a denomination: royals wear a crown, so that they are not taken for spades at two. */
export function DenominationSign({ of }: { readonly of: Denomination }) {
  if (of === 'N') return <span className={styles.noTrumps}>{words.noTrumps}</span>;
  if (of !== 'R') return <Pip suit={of} />;
  return (
    <span className={styles.royal}>
      <svg className={styles.crown} viewBox="0 0 24 12" aria-hidden="true">
        <path d="M2 2l5 4 5-5 5 5 5-4-2 9H4z" fill="currentColor" />
      </svg>
      <Pip suit="S" />
    </span>
  );
}

/** A call as players write it: the number and the sign, or the word. */
export function CallSign({ call }: { readonly call: string }) {
  const bid = /^(?:make )?(-?\d*)([SHDCNR])$/u.exec(call);
  if (!bid) return <>{words.call(call)}</>;
  return (
    <span className={styles.call}>
      {bid[1]}
      <DenominationSign of={bid[2] as Denomination} />
    </span>
  );
}
