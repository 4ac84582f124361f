import { article } from '../../ruling/article.ts';

export const law52 = article({
  law: 52,
  subject: 'Correcting a declaration',
  gist: 'A call may be put right until the next player has called; then it can no longer be changed.',
  kept: 'engine',
  how: '“I mean…” replaces one’s own last call. It also ends an open question about that call, but not after a penalty was demanded (decision 2).',
});
