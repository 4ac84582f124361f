import { type Card, SEATS, type Seat } from '@eldest-hand/cards';
import type { View } from '@eldest-hand/laws';
import { create } from 'zustand';
import { useTable } from '../connection/table-store.ts';

/** The seat that a spectator has turned to the bottom; players sit there themselves. */
export const useTurned = create<{ readonly bottom: Seat }>(() => ({ bottom: 'S' }));

/** The seat at the bottom of the screen. */
export function useBottom(): Seat {
  const seat = useTable((state) => state.seat);
  const from = useTable((state) => state.from);
  const turned = useTurned((state) => state.bottom);
  return seat ?? from ?? turned;
}

/** Whether somebody without a seat has said that he only watches. */
export const useWatching = create<{ readonly watching: boolean }>(() => ({ watching: false }));

/** Whose seat somebody without one may take or play for; none where he has one, or watches. */
export function useFreeSeats(): readonly Seat[] {
  const seat = useTable((state) => state.seat);
  const people = useTable((state) => state.people);
  const substitutes = useTable((state) => state.view?.substitutes);
  const watching = useWatching((state) => state.watching);
  if (seat !== null || watching || !people) return [];
  return SEATS.filter((one) => {
    const person = people.seats[one];
    return !person || person.robot !== undefined || (substitutes?.includes(one) && !person.substitute);
  });
}

/** The cards a player has put down together: they lie on the table, though they are still his. */
export const downOf = (view: View, seat: Seat): readonly Card[] =>
  view.putDown.filter((down) => down.seat === seat).map((down) => down.card);

/** How many cards a player still holds, without those that he has put down. */
export function heldBy(view: View, seat: Seat): number {
  const { count } = view.hands[seat];
  const down = downOf(view, seat).length;
  if (down === 0) return count;
  // Of the cards put down some are counted as his still, some not: as many as he should have is the most he can hold.
  const due = 13 - view.pile.length - (view.trick.some((played) => played.seat === seat) ? 1 : 0);
  return Math.min(count, due - down);
}
