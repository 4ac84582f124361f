import { article } from '../../ruling/article.ts';

export const law72 = article({
  law: 72,
  subject: 'Thrown cards and claims',
  gist: 'Cards that an adversary throws on the table are exposed; his partner cannot be made to give up his own hand. The declarer’s cards are never called. If he says that tricks are his he may be required to face his cards, and what the adversaries then expose is not called.',
  kept: 'engine',
  how: 'Throwing the hand down exposes it; a claim opens a question to both adversaries, either of whom may require the cards faced. While it is open their cards shown are faced only. A disputed claim is played out.',
});
