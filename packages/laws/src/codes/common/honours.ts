import { type Card, type Hands, type Seat, SIDES, type Side, type Suit, seatsOf } from '@eldest-hand/cards';

/** The five honours of a trump suit, or the four aces when there is none (5). */
export const honoursOf = (trumps: Suit | null): readonly Card[] =>
  trumps ? (['A', 'K', 'Q', 'J', 'T'] as const).map((rank): Card => `${trumps}${rank}`) : ['SA', 'HA', 'DA', 'CA'];

export interface Honours {
  readonly side: Side;
  readonly held: number;
  readonly points: number;
}

/** Tricks that honours in a trump suit are worth (6). */
function worthInTricks(held: number, inOneHand: number): number {
  if (held === 5) return inOneHand === 5 ? 10 : inOneHand === 4 ? 9 : 5;
  if (held === 4) return inOneHand === 4 ? 8 : 4;
  return held === 3 ? 2 : 0;
}

/** Points for aces at no trumps (6). */
function worthOfAces(held: number, inOneHand: number): number {
  if (held === 4) return inOneHand === 4 ? 100 : 40;
  return held === 3 ? 30 : 0;
}

/**
 * The honours of a deal, credited to those to whom they were dealt: at most one side scores.
 * @param valueOfTrick undoubled, since doubling does not touch honours (10).
 */
export function honours(dealt: Hands, trumps: Suit | null, valueOfTrick: number): Honours | null {
  const count = (seat: Seat) => honoursOf(trumps).filter((card) => dealt[seat].includes(card)).length;
  for (const side of SIDES) {
    const [one, other] = seatsOf(side).map(count) as [number, number];
    const held = one + other;
    const most = Math.max(one, other);
    const points = trumps ? worthInTricks(held, most) * valueOfTrick : worthOfAces(held, most);
    if (points > 0) return { side, held, points };
  }
  return null;
}
