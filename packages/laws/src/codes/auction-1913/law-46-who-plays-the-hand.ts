import { partnerOf, type Seat } from '@eldest-hand/cards';
import { article } from '../../ruling/article.ts';
import type { CallRecord } from '../../table/table.ts';

/**
 * Who plays the hand: of the side that made the final bid, the player who was first to bid its denomination,
 * whatever was bid between (46; the committee's decision in case 7). Royal spades and spades are two denominations.
 */
export function whoPlays(calls: readonly CallRecord[], final: { readonly seat: Seat; readonly call: string }): Seat {
  const first = calls.find(
    (call) =>
      (call.seat === final.seat || call.seat === partnerOf(final.seat)) &&
      /^\d/.test(call.call) &&
      call.call.at(-1) === final.call.at(-1),
  );
  return first?.seat ?? final.seat;
}

export const law46 = article({
  law: 46,
  subject: 'Who plays the hand',
  gist: 'The maker of the final bid plays both hands, unless his partner was the first of the two to bid that denomination, whatever was bid between.',
  kept: 'engine',
  how: 'Read from the auction when the bidding ends.',
});
