import { article } from '../../ruling/article.ts';
import { readBid } from '../../table/table.ts';
import { TRICK_VALUES } from './law-04-trick-values.ts';

const points = (level: number, denomination: string): number => level * (TRICK_VALUES[denomination] ?? 0);

/** The tricks above six that any hand could undertake. */
export const HIGHEST_LEVEL = 7;

/** Whether the bid `call` is a higher declaration than `over`: more points, or as many points with more tricks (44). */
export function isHigher(call: string, over: string): boolean {
  const bid = readBid(call);
  const last = readBid(over);
  if (!bid || !last) return false;
  const difference = points(bid.level, bid.denomination) - points(last.level, last.denomination);
  return difference > 0 || (difference === 0 && bid.level > last.level);
}

/** Whether no hand could make it: under one or over seven, or in a denomination that cannot go above `over` at all. */
export function isImpossible(call: string, over: string | null): boolean {
  const bid = readBid(call);
  if (!bid || bid.level < 1 || bid.level > HIGHEST_LEVEL) return true;
  return over !== null && !isHigher(`${HIGHEST_LEVEL}${bid.denomination}`, over);
}

export const law44 = article({
  law: 44,
  subject: 'Which declaration is higher',
  gist: 'Declarations rank by their points; of two that come to the same points the one for more tricks is higher, so three spades goes over one club.',
  kept: 'engine',
  how: 'Forty-two bids in one order: points, then tricks. A bid that is not higher is insufficient (50).',
});
