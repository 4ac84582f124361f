import type { Card, Seat } from '@eldest-hand/cards';
import type { View } from '@eldest-hand/laws';

/** Which of this player's cards lie below the table, after the news of a view. */
export function floorAfter(before: readonly Card[], view: View, seat: Seat | null): readonly Card[] {
  if (!seat || view.hands[seat].floor === 0) return [];
  const floor = new Set(before);
  for (const event of view.news) {
    if (event.kind === 'floor' && event.seat === seat) for (const card of event.cards) floor.add(card);
    if (event.kind === 'picked-up' && event.seat === seat) for (const card of event.cards) floor.delete(card);
  }
  const held = new Set(view.hands[seat].cards ?? []);
  return [...floor].filter((card) => held.has(card));
}
