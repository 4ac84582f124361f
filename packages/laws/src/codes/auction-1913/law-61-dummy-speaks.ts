import { article } from '../../ruling/article.ts';
import { dummySpeaks, dummySuggests } from '../common/dummy-speaks.ts';

export const law60 = article({
  law: 60,
  subject: 'What dummy may do',
  gist: 'Until his cards are down the declarer’s partner is a player like the others. Afterwards he takes no part in the play, but may ask the declarer about a renounce, point out a trick with too many or too few cards or one taken by the wrong side, correct a claim to a penalty that is not due or a wrong score, and join in a dispute of fact.',
  kept: 'engine',
  how: 'Dummy’s acts with cards, calls and claims are refused; asking “having none?” and drawing attention are open to him, and 61 says what other words cost.',
});

export const law61 = article({
  law: 61,
  subject: 'Dummy draws attention to an irregularity',
  gist: 'If dummy points out any other incident for which a penalty could have been exacted the declarer can no longer exact it.',
  kept: 'engine',
  how: 'An open ruling about that incident ends, and a revoke that dummy claims during the play costs nothing. When the play is over he may speak again.',
  ...dummySpeaks(61),
});

export const law62 = article({
  law: 62,
  subject: 'Dummy suggests a card',
  gist: 'If dummy suggests by touch or otherwise that one of his cards be played, either adversary may have the declarer play it or not play it.',
  kept: 'engine',
  how: 'Dummy suggests a card of his; both adversaries are asked and whoever answers first decides. The declarer’s other cards of dummy are then refused, unless the choice would be a revoke.',
  ...dummySuggests(62),
});

export const law63 = article({
  law: 63,
  subject: 'Dummy’s revoke',
  gist: 'Dummy pays nothing for a revoke; one that is not found before the trick is turned and quitted, by whichever side, stands.',
  kept: 'engine',
  how: 'The declarer may take dummy’s card back while the trick lies on the table; afterwards nothing can be said of it.',
});
