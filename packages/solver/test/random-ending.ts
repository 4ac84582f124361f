import { bySeat, type Card, type Hands, PACK, RANKS, SEATS, type Seat, SUITS, type Suit } from '@eldest-hand/cards';

export interface Ending {
  readonly hands: Hands;
  readonly trumps: Suit | null;
  readonly leader: Seat;
}

/** A generator of endings, the same for the same seed. */
export function endings(seed: number): (size: number) => Ending {
  let state = seed >>> 0;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(random() * limit);
  return (size) => {
    // Now few ranks of each suit, now all: sequences and gaps both occur.
    const ranks = [13, 13, size + 3, size + 1][below(4)] as number;
    const pack: Card[] = PACK.filter((card) => RANKS.indexOf(card[1] as (typeof RANKS)[number]) < ranks);
    for (let at = pack.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [pack[at], pack[other]] = [pack[other] as Card, pack[at] as Card];
    }
    return {
      hands: bySeat((seat) => pack.slice(size * SEATS.indexOf(seat), size * (SEATS.indexOf(seat) + 1))),
      trumps: random() < 0.3 ? null : (SUITS[below(4)] as Suit),
      leader: SEATS[below(4)] as Seat,
    };
  };
}
