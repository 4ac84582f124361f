import type { Card } from '@eldest-hand/cards';
import type { PlayedCard, TableEvent } from '@eldest-hand/laws';

const isNot = (card: Card) => (played: PlayedCard) => played.card !== card;

/** The tricks as they stood in the end: cards taken back are not in them, cards of reopened tricks come back. */
export function tricksOf(events: readonly TableEvent[]): readonly (readonly PlayedCard[])[] {
  const done: (readonly PlayedCard[])[] = [];
  let trick: readonly PlayedCard[] = [];
  for (const event of events) {
    if (event.kind === 'played') trick = [...trick, { seat: event.seat, card: event.card }];
    else if (event.kind === 'withdrawn') trick = trick.filter(isNot(event.card));
    else if (event.kind === 'trick-won') {
      done.push(trick);
      trick = [];
    } else if (event.kind === 'trick-reopened') trick = done.pop() ?? [];
  }
  return trick.length > 0 ? [...done, trick] : done;
}
