import { article } from '../../ruling/article.ts';
import { fourthBeforeSecond } from '../common/fourth-before-second.ts';
import { trickMissed } from '../common/imperfect-tricks.ts';

export const law82 = article({
  law: 82,
  subject: 'Fourth hand before second',
  gist: 'If the fourth hand plays before his partner while the third has not played, the partner (not dummy or dealer) may be told to play his highest or lowest of the suit, or to win or lose the trick.',
  kept: 'engine',
  how: 'The dealer is asked and the second hand waits; nothing is asked when the third hand has played.',
  ...fourthBeforeSecond(82, { onlyBeforeThird: true }),
});

export const law83 = article({
  law: 83,
  subject: 'A trick missed',
  gist: 'If a player, not dummy, omits to play to a trick and has played to the next, the adversaries may have a new deal; if they let it stand the card left over counts as played to that trick and is no revoke.',
  kept: 'engine',
  how: 'A trick of three cards can be gathered and nobody is told. “The trick has too few cards” finds it; at the end of the hand the card left over shows it.',
  ...trickMissed(83),
});

export const law84 = article({
  law: 84,
  subject: 'Too many cards to a trick',
  gist: 'Who plays two cards to a trick, or mixes a card with a trick to which it does not belong, answers for the revokes that come of it. When it is found during the hand the card goes back to him, and he is liable for what he revoked meanwhile.',
  kept: 'engine',
  how: 'A second card to the same trick is mixed in unseen. “The trick has too many cards” restores it; a renounce while it lay there counts as a revoke.',
});
