import { article } from '../../ruling/article.ts';
import { dummySpeaks, dummySuggests } from '../common/dummy-speaks.ts';
import { declarerTouchesSeveral } from '../common/touching-dummy.ts';

export const law61 = article({
  law: 61,
  subject: 'Dummy is laid down',
  gist: 'As soon as eldest hand has led the dealer’s partner lays his cards face upward, and the dealer plays them without help.',
  kept: 'engine',
  how: 'Dummy is laid when the rightful lead stands; a false lead lays nothing until it is settled or the trick is complete.',
});

export const law62 = article({
  law: 62,
  subject: 'What dummy may do',
  gist: 'Until his cards are down the dealer’s partner is a player like the others. Afterwards he takes no part in the play, but may ask the dealer about a renounce or whether he obeys a penalty, point out a trick not complete or taken by the wrong side, correct a claim to a penalty that is not due or a wrong score, and join in a dispute of fact.',
  kept: 'engine',
  how: 'Dummy’s acts with cards, calls and claims are refused; asking “having none?” and drawing attention are open to him, and 63 says what other words cost.',
});

export const law63 = article({
  law: 63,
  subject: 'Dummy draws attention to an irregularity',
  gist: 'If dummy points out any other incident for which a penalty could be exacted the dealer can no longer exact it.',
  kept: 'engine',
  how: 'An open ruling about that incident ends, and a revoke that dummy claims during the play costs nothing. When the play is over he may speak again.',
  ...dummySpeaks(63),
});

export const law64 = article({
  law: 64,
  subject: 'Dummy suggests a card',
  gist: 'If dummy suggests by touch or otherwise that one of his cards be played, either adversary, without consulting the other, may have the dealer play it or not play it.',
  kept: 'engine',
  how: 'Dummy suggests a card of his; both adversaries are asked and whoever answers first decides. Consulting loses the right (97).',
  ...dummySuggests(64),
});

export const law65 = article({
  law: 65,
  subject: 'Dummy’s revoke',
  gist: 'Dummy pays nothing for a revoke; one that is not found before the trick is turned and quitted stands.',
  kept: 'engine',
  how: 'The dealer may take dummy’s card back while the trick lies on the table; afterwards nothing can be said of it.',
});

export const law66 = article({
  law: 66,
  subject: 'When the dealer’s card is played',
  gist: 'A card of the dealer’s own hand is played when he lets go of it. A card of dummy that he names or touches is played, unless he says that he arranges.',
  kept: 'engine',
  how: 'A card picked up can be put back; one put down, or named in dummy, is played. “Arrange” plays nothing. Two at once, from either hand, ask the dealer which is played.',
  ...declarerTouchesSeveral(66),
});
