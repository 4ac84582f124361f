import { clockwiseFrom, partnerOf, rankValue, SEATS, type Seat, type Suit, sideOf, suitOf } from '@eldest-hand/cards';
import type { PlayedCard } from '../event.ts';
import { type Table, trumpsOf } from './table.ts';

/** Whether `card` beats `best` in a trick where `trumps` are trumps and best is of the suit led or a trump. */
const beats = (card: PlayedCard, best: PlayedCard, trumps: Suit | null): boolean =>
  suitOf(card.card) === suitOf(best.card) ? rankValue(card.card) > rankValue(best.card) : suitOf(card.card) === trumps;

/** The card that wins of those played so far; the first one is the lead. */
export function bestCard(trick: readonly PlayedCard[], trumps: Suit | null): PlayedCard | undefined {
  let best = trick[0];
  for (const card of trick) if (best && beats(card, best, trumps)) best = card;
  return best;
}

export const hasPlayed = (table: Table, seat: Seat): boolean => table.trick.some((played) => played.seat === seat);
/** Whether every seat that still holds cards has played; one that played too many to another trick has none left for the last. */
export const isTrickComplete = (table: Table): boolean =>
  table.trick.length > 0 && SEATS.every((seat) => hasPlayed(table, seat) || table.hands[seat].length === 0);
/** Whether the next card put down begins a trick. */
export const isLeadNext = (table: Table): boolean => table.trick.length === 0 || isTrickComplete(table);

export const trickWinner = (table: Table): Seat | null =>
  isTrickComplete(table) ? (bestCard(table.trick, trumpsOf(table.contract))?.seat ?? null) : null;

export const declarerOf = (table: Table): Seat | null => table.contract?.seat ?? null;
export const dummyOf = (table: Table): Seat | null => (table.contract ? partnerOf(table.contract.seat) : null);
export const isAdversary = (table: Table, seat: Seat): boolean =>
  table.contract !== null && sideOf(seat) !== sideOf(table.contract.seat);

/** The seat, or the next to its left that still holds cards. */
const holdsCards = (table: Table, seat: Seat): Seat =>
  clockwiseFrom(seat).find((one) => table.hands[one].length > 0) ?? seat;

/** The only seat that has not played to the trick, when the others have. */
export function missingFrom(table: Table): Seat | null {
  const missing = SEATS.filter((seat) => !hasPlayed(table, seat) && table.hands[seat].length > 0);
  return table.trick.length > 1 && missing.length === 1 ? (missing[0] ?? null) : null;
}

/** Who would win the trick as it lies. */
export const winningSeat = (table: Table): Seat | null => bestCard(table.trick, trumpsOf(table.contract))?.seat ?? null;

/** Whose call or card it is: the rightful leader while a false lead of an adversary awaits its ruling. */
export function turnOf(table: Table): Seat | null {
  if (table.phase === 'declaring') return table.correctionDue ?? table.caller;
  if (table.phase !== 'playing') return null;
  const waiting = table.putDown[0];
  if (waiting) return waiting.seat;
  if (isLeadNext(table)) return holdsCards(table, table.leader);
  if (table.falseLead && table.trick.length === 1 && isAdversary(table, table.falseLead.seat))
    return table.falseLead.rightful;
  const lead = table.trick[0] as PlayedCard;
  return (
    clockwiseFrom(lead.seat).find((seat) => !hasPlayed(table, seat) && table.hands[seat].length > 0) ?? table.leader
  );
}

/** The number of tricks in this deal; fewer than thirteen in an ending without tricks named. */
export const tricksInDeal = (table: Table): number => table.tricks.NS + table.tricks.EW + tricksLeft(table);

/** Tricks not yet complete. */
export function tricksLeft(table: Table): number {
  const held = Math.max(
    ...SEATS.map((seat) => table.hands[seat].length + (!isTrickComplete(table) && hasPlayed(table, seat) ? 1 : 0)),
  );
  return held;
}

/** The place in the pile of a trick by its number. */
export const placeOf = (table: Table, trick: number): number =>
  table.pile.length - (table.trickNumber - (isTrickComplete(table) ? 1 : 0) - trick);

/** The suit led to a trick of this hand by its number; undefined where it is not known. */
export function suitLedTo(table: Table, trick: number): Suit | undefined {
  const [first] = [...table.pile.map(({ plays }) => plays), table.trick][placeOf(table, trick)] ?? [];
  return first && suitOf(first.card);
}
