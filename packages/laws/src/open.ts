import type { Seat } from '@eldest-hand/cards';
import type { Position, SealedDeal, TableEvent } from './event.ts';
import type { CodeName, Rules } from './rules.ts';

/** What a new table begins with: its first deal, and the sealed one after it whose commitment is already public. */
export interface Opening {
  readonly code: CodeName;
  readonly rules: Rules;
  readonly dealer: Seat;
  readonly deal: SealedDeal;
  readonly next?: SealedDeal;
}

/** The events that open a table and deal its first hands. */
export const openTable = ({ code, rules, dealer, deal, next }: Opening): TableEvent[] => [
  { kind: 'opened', code, rules },
  { kind: 'dealt', number: 1, dealer, deal, freshRubber: true },
  ...(next ? [{ kind: 'sealed' as const, deal: next }] : []),
];

/** The events that set up a position: a case file, a practice hand. */
export const placeTable = ({
  code,
  rules,
  position,
}: {
  readonly code: CodeName;
  readonly rules: Rules;
  readonly position: Position;
}): TableEvent[] => [
  { kind: 'opened', code, rules },
  { kind: 'placed', position },
];
