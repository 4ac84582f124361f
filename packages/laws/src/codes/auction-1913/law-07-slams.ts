import { article } from '../../ruling/article.ts';

export const SLAM = 40;
export const LITTLE_SLAM = 20;

/** Points for slam or little slam by tricks won in play, not counting any taken for a revoke (7, 8). */
export const slamPoints = (tricksWon: number): number => (tricksWon === 13 ? SLAM : tricksWon === 12 ? LITTLE_SLAM : 0);

export const law7 = article({
  law: 7,
  subject: 'Slam',
  gist: 'A side that wins all thirteen tricks, not counting tricks taken for a revoke, adds forty to its honours.',
  kept: 'engine',
  how: 'Counted from the tricks as played; a side that revoked cannot score it (84).',
});

export const law8 = article({
  law: 8,
  subject: 'Little slam',
  gist: 'Twelve tricks so won add twenty to the honours.',
  kept: 'engine',
  how: 'Counted from the tricks as played; a side that revoked cannot score it (84).',
});
