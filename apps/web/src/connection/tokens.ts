/** The seats that this browser holds: a token for each, so that a reload finds the same seat. */
import { isSeat, SEATS, type Seat } from '@eldest-hand/cards';

const key = (table: string, seat: Seat): string => `eldest-hand:seat:${table}:${seat}`;
const tabKey = (table: string): string => `eldest-hand:here:${table}`;

export const tokenOf = (table: string, seat: Seat): string | undefined =>
  localStorage.getItem(key(table, seat)) ?? undefined;

/** Remembers the token, and that this tab sits there: two tabs may hold two seats of a practice table. */
export function keepToken(table: string, seat: Seat, token: string): void {
  localStorage.setItem(key(table, seat), token);
  sessionStorage.setItem(tabKey(table), seat);
}

export function dropToken(table: string, seat: Seat): void {
  localStorage.removeItem(key(table, seat));
  sessionStorage.removeItem(tabKey(table));
}

/** The seat to come back to: this tab's own, else the only one that the browser holds. */
export function heldSeat(table: string): Seat | null {
  const here = sessionStorage.getItem(tabKey(table));
  if (isSeat(here)) return tokenOf(table, here) ? here : null;
  const held = SEATS.filter((seat) => tokenOf(table, seat));
  return held.length === 1 ? (held[0] ?? null) : null;
}
