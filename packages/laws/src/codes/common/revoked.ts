import { otherSide, type Side, type Suit, sideOf } from '@eldest-hand/cards';
import type { Ruling } from '../../event.ts';
import { cardNames, seatName, sideName, suitName } from '../../ruling/words.ts';
import type { Table } from '../../table/table.ts';
import { suitLedTo } from '../../table/trick.ts';

/** The suit led to a trick, for a ruling about a card that did not follow it. */
export function suitOfTrick(table: Table, trick: number): { readonly suit?: Suit } {
  const suit = suitLedTo(table, trick);
  return suit ? { suit } : {};
}

/** What an established revoke, or an order broken, was. */
export function revoked({ incident, against, cards, trick, suit }: Ruling): string {
  const to = `${seatName(against)} played ${cardNames(cards)} to trick ${trick}`;
  if (incident === 'order-broken') return `${to} and did not play as he was ordered.`;
  return `${to}${suit ? `, to which ${suitName(suit)} were led,` : ''} and did not follow suit when he could.`;
}

/** What was put right in time. */
export const tookBack = (who: string, { cards, suit }: Ruling): string =>
  `${who} took back ${cardNames(cards)}: he could follow suit${suit ? ` in ${suitName(suit)}` : ''}.`;

/** The side that a revoke is paid to. */
export const injured = ({ against }: Ruling): Side => otherSide(sideOf(against));

/** What was chosen for a revoke is written when the hand is over; undefined when it has been. */
export const atTheEnd = (table: Table, ruling: Ruling): string | undefined =>
  table.phase === 'playing' ? `This is written when the hand is over, for ${sideName(injured(ruling))}.` : undefined;
