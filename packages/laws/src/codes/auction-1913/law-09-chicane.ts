import { type Hands, otherSide, type Seat, SIDES, type Side, type Suit, seatsOf, suitOf } from '@eldest-hand/cards';
import { article } from '../../ruling/article.ts';

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

export const law9 = article({
  law: 9,
  subject: 'Chicane',
  gist: 'A hand without trumps is worth three honours: added to its side’s honours if they score any, else taken from the adversaries’. Both hands without trumps take the worth of four from the adversaries.',
  kept: 'engine',
  how: 'Counted in the hands as dealt, beside the honours.',
});

export const law10 = article({
  law: 10,
  subject: 'Doubling leaves honours alone',
  gist: 'Honours, slams and chicane count the same whether or not the declaration was doubled.',
  kept: 'engine',
  how: 'Their worth is computed from the undoubled value of a trick.',
});
