import { type Seat, sideOf } from '@eldest-hand/cards';
import { article } from '../../ruling/article.ts';
import type { CallRecord } from '../../table/table.ts';

/** Whether a double or redouble has effect: of an adverse bid not yet doubled, of an adverse double of one's own side's bid (54). */
export function hasEffect(
  call: 'double' | 'redouble',
  seat: Seat,
  bid: CallRecord | undefined,
  multiplier: number,
): boolean {
  if (!bid) return false;
  const adverse = sideOf(bid.seat) !== sideOf(seat);
  return call === 'double' ? adverse && multiplier === 1 : !adverse && multiplier === 2;
}

export const law53 = article({
  law: 53,
  subject: 'What doubling does',
  gist: 'Doubling makes each odd trick worth twice as much, redoubling four times; it does not change which bid is higher.',
  kept: 'engine',
  how: 'It multiplies what is scored; which bid is higher does not change.',
});

export const law54 = article({
  law: 54,
  subject: 'Who may double what',
  gist: 'A bid may be doubled once and redoubled once. Nobody doubles his partner’s bid or redoubles his partner’s double; no penalty is given for it.',
  kept: 'engine',
  how: 'A double or redouble that is not allowed counts as a pass and is marked so (decision 6).',
});
