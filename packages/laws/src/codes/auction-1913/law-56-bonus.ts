import type { Contract } from '../../event.ts';
import { article } from '../../ruling/article.ts';
import { tricksBid } from './law-04-trick-values.ts';

/** For making a doubled declaration, and again for each trick more (56). */
export const BONUS = 50;

/** The bonus above the line of a doubled declaration made; tricks taken for a revoke give no title to it (84 b). */
export function bonusPoints(contract: Contract, tricksWon: number): number {
  const over = tricksWon - tricksBid(contract.bid);
  if (contract.doubled === 1 || over < 0) return 0;
  return BONUS * (over + 1) * (contract.doubled / 2);
}

export const law56 = article({
  law: 56,
  subject: 'The bonus for a doubled declaration made',
  gist: 'A declarer who was doubled and makes it scores 50 above the line, and 50 for each trick more; twice as much if it was redoubled.',
  kept: 'engine',
  how: 'Scored when the hand ends, from the tricks as played.',
});
