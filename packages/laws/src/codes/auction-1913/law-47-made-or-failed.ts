import type { Contract } from '../../event.ts';
import { article } from '../../ruling/article.ts';
import type { Table } from '../../table/table.ts';

/** Points above the line for each trick short (47). */
export const UNDERTRICK = 50;
/** The most that the dealer's own one spade can lose unless redoubled (48). */
export const ONE_SPADE_LIMIT = 100;

/** The dealer's original declaration of one spade, which he plays. */
const isDealersOneSpade = (table: Table, contract: Contract): boolean =>
  contract.bid === '1S' && contract.seat === table.dealer;

/** What the adversaries score for a declaration that failed by `short` tricks. */
export function undertrickPoints(table: Table, contract: Contract, short: number): number {
  const points = short * UNDERTRICK * contract.doubled;
  return isDealersOneSpade(table, contract) && contract.doubled < 4 ? Math.min(points, ONE_SPADE_LIMIT) : points;
}

export const law47 = article({
  law: 47,
  subject: 'Made or failed',
  gist: 'A declarer who wins what he bid scores all his odd tricks. If he fails nobody scores to the game, and the adversaries score 50 above the line for each trick short; 100 if doubled, 200 if redoubled.',
  kept: 'engine',
  how: 'Scored when the hand ends.',
});

export const law48 = article({
  law: 48,
  subject: 'The dealer’s one spade',
  gist: 'The dealer who is left in his opening one spade cannot lose more than 100, doubled or not, unless it was redoubled. Honours are scored as held.',
  kept: 'engine',
  how: 'The undertricks are cut to 100.',
});
