import { article } from '../../ruling/article.ts';
import { twoCardsAtOnce } from '../common/two-cards-at-once.ts';

export const law70 = article({
  law: 70,
  subject: 'Two or more cards at once',
  gist: 'When an adversary plays several cards at once the declarer says which of them is played to the trick; the others are exposed cards.',
  kept: 'engine',
  how: 'The declarer is asked and play waits. A card that would be a revoke cannot be chosen while another of them follows suit (74).',
  ...twoCardsAtOnce(70),
});
