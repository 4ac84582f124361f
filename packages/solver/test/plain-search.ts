import { type Card, type Hands, rankValue, SEATS, type Seat, type Suit, suitOf } from '@eldest-hand/cards';

/*
 * The oracle: every line of play is tried, with nothing clever but a memory of positions at the beginning of a trick. It shares no
 * code with the solver.
 */

const beats = (card: Card, best: Card, trumps: Suit | null): boolean =>
  suitOf(card) === suitOf(best) ? rankValue(card) > rankValue(best) : suitOf(card) === trumps;

/** The tricks of North and South from this trick on, when everybody plays best. */
export function plainTricks(hands: Hands, trumps: Suit | null, leader: Seat, begun: readonly Card[] = []): number {
  const known = new Map<string, number>();
  const go = (held: readonly (readonly Card[])[], seat: number, trick: readonly Card[]): number => {
    if (trick.length === 4) {
      let best = 0;
      for (let at = 1; at < 4; at++) if (beats(trick[at] as Card, trick[best] as Card, trumps)) best = at;
      const winner = (seat + best) % 4;
      const won = winner % 2 === 0 ? 1 : 0;
      return won + ((held[winner] as readonly Card[]).length > 0 ? go(held, winner, []) : 0);
    }
    const key = trick.length === 0 ? `${seat}${held.map((hand) => hand.join('')).join('/')}` : '';
    const before = key ? known.get(key) : undefined;
    if (before !== undefined) return before;
    const hand = held[seat] as readonly Card[];
    const led = trick[0];
    const follows = led ? hand.filter((card) => suitOf(card) === suitOf(led)) : [];
    const values = (follows.length > 0 ? follows : hand).map((card) =>
      go(
        held.map((one, at) => (at === seat ? one.filter((other) => other !== card) : one)),
        (seat + 1) % 4,
        [...trick, card],
      ),
    );
    const value = seat % 2 === 0 ? Math.max(...values) : Math.min(...values);
    if (key) known.set(key, value);
    return value;
  };
  return go(
    SEATS.map((seat) => hands[seat]),
    (SEATS.indexOf(leader) + begun.length) % 4,
    begun,
  );
}
