/** What the card of a result says: it comes while the hand is played. */
import type { Seat, Side } from '@eldest-hand/cards';
import { en as words } from '../../words/en.ts';

const { side, seats } = words;

export const en = {
  makeable: 'What could be made, with all cards seen',
  makeableFailed: 'It could not be reckoned: try again.',
  makeableSoon: 'Reckoning…',
  tricksForfeited: 'tricks are not scored, for a revoke',
  shortForfeited: 'the declarer’s missing tricks are not scored, for a revoke',
  ceiling: 'tricks are scored up to twenty-eight only, for a revoke',
  result: 'Result of the deal',
  made: 'The contract is made',
  defeated: 'The contract is defeated',
  tricksWon: (of: Side, count: number): string => `${side(of)} ${count}`,
  transferred: 'with tricks taken for revokes',
  noPoints: 'No points are scored.',
  gameTo: (of: Side): string => `Game to ${side(of)}`,
  rubberTo: (of: Side): string => `The rubber goes to ${side(of)}`,
  bonus: (points: number): string => `${points} added for the rubber`,
  difference: (points: number): string => `Won by ${points} points`,
  next: 'What comes next',
  cutRubber: 'Cut: begin a new rubber',
  nextDeal: 'The score is written. The pack is cut, and the next hand is dealt at once.',
  nextRubber:
    'The rubber is over. Cut to begin another with the same seats. Whoever wants to change leaves his seat first, in the panel “Table”.',
  nextVoid: 'The same player deals again.',
  cutWaitsRubber: (of: readonly Seat[]): string => `${seats(of)} cuts for a new rubber`,
  voidDeal: 'The deal is void. It is dealt again.',
  showHands: 'All four hands as dealt',
  fair: 'Fair deal',
  fairText:
    'Before the deal the table published the first line, which is the SHA-256 of the deal with its nonce. Afterwards both are revealed, so that anyone can check it.',
  commitment: 'Commitment to this deal',
  nonce: 'Nonce',
  nonceLater: 'revealed when the deal is over',
  nextCommitment: 'Commitment to the next deal',
  whenReady: (cutter: string): string => `${cutter}, a robot, cuts as soon as everybody here is ready.`,
  ready: 'Next deal',
  readyRubber: 'Next rubber',
  youAre: 'You are ready.',
  stillRead: (who: string, several: boolean): string => `Waiting until ${who} ${several ? 'are' : 'is'} ready.`,
};

export type ScoreWords = typeof en;
