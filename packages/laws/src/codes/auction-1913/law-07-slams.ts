import { article } from '../../ruling/article.ts';

/* Counted alike in every code that has it. */
export { SLAM, slamPoints } from '../common/slams.ts';

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
