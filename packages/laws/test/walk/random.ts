import { bySeat, type Card, type Hands, PACK, SEATS } from '@eldest-hand/cards';

/** A small generator of random numbers, the same for the same seed (mulberry32). */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]) => {
      if (from.length === 0) throw new Error('nothing to pick from');
      return from[below(from.length)] as T;
    },
  };
}

export function shuffled<T>(random: Random, cards: readonly T[]): T[] {
  const pack = [...cards];
  for (let at = pack.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [pack[at], pack[other]] = [pack[other] as T, pack[at] as T];
  }
  return pack;
}

export function randomDeal(random: Random): Hands {
  const pack = shuffled(random, PACK);
  return bySeat((seat) => pack.filter((_: Card, at) => at % 4 === SEATS.indexOf(seat)));
}
