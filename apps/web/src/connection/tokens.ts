/** The seats that this browser holds: a token for each, so that a reload finds the same seat. */
import { SEATS, type Seat } from '@eldest-hand/cards';
import { kept, keptForTab } from '../kept.ts';

/** What a token opens: a seat, a place in the line of those who wish to enter, or a seat in which a substitute plays meanwhile. */
export type Chair = Seat | 'line' | 'away';
export const CHAIRS: readonly Chair[] = [...SEATS, 'line', 'away'];

const key = (table: string, seat: Chair): string => `eldest-hand:seat:${table}:${seat}`;
const tabKey = (table: string): string => `eldest-hand:here:${table}`;

export const tokenOf = (table: string, seat: Chair): string | undefined => kept.getItem(key(table, seat)) ?? undefined;

/** Remembers the token, and that this tab sits there: two tabs may hold two seats of a practice table. */
export function keepToken(table: string, seat: Chair, token: string): void {
  kept.setItem(key(table, seat), token);
  keptForTab.setItem(tabKey(table), seat);
}

export function dropToken(table: string, seat: Chair): void {
  kept.removeItem(key(table, seat));
  keptForTab.removeItem(tabKey(table));
}

const hostKey = (table: string): string => `eldest-hand:host:${table}`;

/** The token by which this browser is host of a table, kept as those of the seats are. */
export const hostOf = (table: string): string | null => kept.getItem(hostKey(table));
export const keepHost = (table: string, token: string): void => kept.setItem(hostKey(table), token);
export const dropHost = (table: string): void => kept.removeItem(hostKey(table));

/** The seat to come back to: this tab's own, else the only one that the browser holds. */
export function heldSeat(table: string): Chair | null {
  const last = keptForTab.getItem(tabKey(table));
  const here = CHAIRS.find((chair) => chair === last);
  if (here) return tokenOf(table, here) ? here : null;
  const held = CHAIRS.filter((chair) => tokenOf(table, chair));
  return held.length === 1 ? (held[0] ?? null) : null;
}
