import { type Card, leftOf, SEATS, type Seat, sideOf } from '@eldest-hand/cards';
import { type Table, trumpsOf } from '@eldest-hand/laws';
import type { Position, Solver } from '@eldest-hand/solver';

/** A moment of the play as the cards lie, and nothing of what the law has to say about it. */
export interface OpenHands {
  readonly position: Position;
  readonly declarer: Seat;
  /** Whose card is next. */
  readonly next: Seat;
  /** Tricks that the declarer's side has won. */
  readonly won: number;
  /** Tricks not yet complete. */
  readonly left: number;
  /** The same for two moments at which the same cards lie alike. */
  readonly key: string;
}

/** What a card comes to when everybody plays best after it. */
export interface CardWorth {
  readonly card: Card;
  /** Tricks of the declarer's side in the whole hand. */
  readonly tricks: number;
  /** How many tricks fewer than with the best card its own side takes. */
  readonly cost: number;
}

/** Whether the cards of the trick were played clockwise, one by each; the solver knows of no other tricks. */
export const inOrder = ({ trick }: Table): boolean =>
  trick.every(({ seat }, at) => at === 0 || seat === leftOf(trick[at - 1]?.seat ?? seat));

/**
 * The position at a moment of the play, as the cards lie: a lead out of turn as it was made, a card put down with others still held.
 * @returns null where there is none to solve: nobody plays, a trick lacks a card or has one too many, or its cards lie in another order.
 */
export function openHands(table: Table): OpenHands | null {
  const { contract, hands, phase, surplus, tricks } = table;
  if (phase !== 'playing' || !contract || surplus.length > 0) return null;
  const complete = table.trick.length === SEATS.length;
  if (!complete && !inOrder(table)) return null;
  const played = complete ? [] : table.trick;
  const size = (seat: Seat): number => hands[seat].length + (played.some((one) => one.seat === seat) ? 1 : 0);
  const left = size(contract.seat);
  if (SEATS.some((seat) => size(seat) !== left)) return null;
  const trumps = trumpsOf(contract);
  const leader = played[0]?.seat ?? table.leader;
  const trick = played.map(({ card }) => card);
  const next = SEATS[(SEATS.indexOf(leader) + trick.length) % SEATS.length] as Seat;
  const won = tricks[sideOf(contract.seat)];
  const held = SEATS.map((seat) => hands[seat].join(''));
  return {
    position: { hands, trumps, leader, trick },
    declarer: contract.seat,
    next,
    won,
    left,
    key: [contract.seat, contract.bid, won, leader, trick.join(''), ...held].join(' '),
  };
}

/**
 * The tricks that the declarer's side takes in the whole hand when everybody plays best from here on.
 * @param until when the reckoning must be over, by `performance.now()`. Throws `OutOfTime` then.
 */
export function tricksFrom({ position, declarer, won, left }: OpenHands, solver: Solver, until: number): number {
  if (left === 0) return won;
  const north = solver.solve(position, until);
  return won + (sideOf(declarer) === 'NS' ? north : left - north);
}

/** What each card comes to that the next hand may play without revoking. Throws as `tricksFrom`. */
export function cardsFrom(
  { position, declarer, next, won, left }: OpenHands,
  solver: Solver,
  until: number,
): readonly CardWorth[] {
  if (left === 0) return [];
  const results = solver.cards(position, until);
  const most = Math.max(...results.map(({ tricks }) => tricks));
  const ours = sideOf(next) === sideOf(declarer);
  return results.map(({ card, tricks }) => ({
    card,
    tricks: won + (ours ? tricks : left - tricks),
    cost: most - tricks,
  }));
}
