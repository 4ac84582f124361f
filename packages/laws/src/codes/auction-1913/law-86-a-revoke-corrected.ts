import { article } from '../../ruling/article.ts';
import { adversaryCorrects } from '../common/revoke-corrected.ts';

export const law86 = article({
  law: 86,
  subject: 'A revoke corrected in time',
  gist: 'Those who played after a revoke that is put right may change their cards, which are not exposed. If an adversary was in fault the declarer may have his card exposed, or require his highest or lowest of the suit; nothing is exacted from the declarer.',
  kept: 'engine',
  how: 'The card is taken back; then the declarer is asked and the trick waits. A penalty that dummy’s words spent (61) is not asked about.',
  ...adversaryCorrects(86),
});
