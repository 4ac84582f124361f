import { type Hands, otherSide, type Seat, SIDES, type Side, type Suit, seatsOf, suitOf } from '@eldest-hand/cards';

export interface Chicane {
  readonly side: Side;
  readonly double: boolean;
  /** The side whose honour score is changed, and by how much. */
  readonly entry: { readonly side: Side; readonly points: number };
}

/** Chicane is worth simple honours, two tricks; double chicane is worth four, four tricks (9; 6). */
const CHICANE_TRICKS = 2;
const DOUBLE_CHICANE_TRICKS = 4;

/**
 * Hands dealt without a trump: one adds to its side's honours or takes from those of the adversaries; two take from the adversaries.
 * @param scorer the side that scores honours in this deal, if one does.
 */
export function chicanes(
  dealt: Hands,
  trumps: Suit | null,
  valueOfTrick: number,
  scorer: Side | null,
): readonly Chicane[] {
  if (!trumps) return [];
  const isVoid = (seat: Seat) => !dealt[seat].some((card) => suitOf(card) === trumps);
  return SIDES.flatMap((side): Chicane[] => {
    const voids = seatsOf(side).filter(isVoid).length;
    if (voids === 2)
      return [{ side, double: true, entry: { side: otherSide(side), points: -DOUBLE_CHICANE_TRICKS * valueOfTrick } }];
    if (voids === 0 || !scorer) return [];
    const points = CHICANE_TRICKS * valueOfTrick;
    return [{ side, double: false, entry: scorer === side ? { side, points } : { side: scorer, points: -points } }];
  });
}
