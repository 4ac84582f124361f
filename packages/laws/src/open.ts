import { type Card, SEATS, type Seat } from '@eldest-hand/cards';
import { CODES } from './codes/index.ts';
import type { Position, SealedDeal, TableEvent } from './event.ts';
import type { CodeName, Rules } from './rules.ts';

/** What a new table begins with: its first deal, and the sealed one after it whose commitment is already public. */
export interface Opening {
  readonly code: CodeName;
  readonly rules: Rules;
  readonly dealer: Seat;
  readonly deal: SealedDeal;
  readonly next?: SealedDeal;
  /** A shuffled pack, where the rules say that places are cut for before the first deal. */
  readonly spread?: readonly Card[];
}

/** The events that open a table and deal its first hands. */
export const openTable = ({ code, rules, dealer, deal, next, spread }: Opening): TableEvent[] => [
  { kind: 'opened', code, rules },
  ...(rules.places === 'cut' && spread
    ? [
        { kind: 'sealed' as const, deal },
        { kind: 'spread' as const, purpose: 'partners' as const, cards: spread, among: SEATS, outgoing: 0 },
      ]
    : [
        { kind: 'dealt' as const, number: 1, dealer, deal, freshRubber: true },
        ...(next ? [{ kind: 'sealed' as const, deal: next }] : []),
      ]),
];

/** Where the dealer plays the hand the seat of the contract is its maker. */
const withDealerPlaying = (position: Position): Position =>
  position.contract
    ? { ...position, contract: { ...position.contract, seat: position.dealer, maker: position.contract.seat } }
    : position;

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
  { kind: 'placed', position: CODES[code].dealerPlays ? withDealerPlaying(position) : position },
];
