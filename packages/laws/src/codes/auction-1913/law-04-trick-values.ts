import { article } from '../../ruling/article.ts';
import { readBid } from '../../table/table.ts';

/** Points of each odd trick (4). */
export const TRICK_VALUES: Readonly<Record<string, number>> = { S: 2, C: 6, D: 7, H: 8, R: 9, N: 10 };

/** Points of one odd trick under a bid, before doubling. */
export const trickValue = (bid: string): number => TRICK_VALUES[bid.at(-1) ?? ''] ?? 0;

/** Tricks that a bid undertakes to win: six and its number. */
export const tricksBid = (bid: string): number => 6 + (readBid(bid)?.level ?? 0);

export const law4 = article({
  law: 4,
  subject: 'What a trick is worth',
  gist: 'When the declarer wins what he bid, each trick above six counts: spades 2, clubs 6, diamonds 7, hearts 8, royal spades 9, no trumps 10.',
  kept: 'engine',
  how: 'Trick points are odd tricks times the value of the denomination, times two or four when doubled or redoubled (53).',
});
