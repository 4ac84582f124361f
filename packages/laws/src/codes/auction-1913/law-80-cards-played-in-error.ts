import { article } from '../../ruling/article.ts';
import { fourthBeforeSecond } from '../common/fourth-before-second.ts';
import { trickMissed } from '../common/imperfect-tricks.ts';

export const law80 = article({
  law: 80,
  subject: 'Fourth hand before second',
  gist: 'If the fourth hand, an adversary, plays before the second, the second may be told to play his highest or lowest of the suit, or to win or lose the trick.',
  kept: 'engine',
  how: 'The declarer is asked, whether the third hand has played or not, and the second hand waits.',
  ...fourthBeforeSecond(80, { onlyBeforeThird: false }),
});

export const law81 = article({
  law: 81,
  subject: 'A trick missed',
  gist: 'If a player, not dummy, omits to play to a trick and has played to the next, his adversaries may have a new deal; if they let it stand the card left over counts as played to that trick and is no revoke.',
  kept: 'engine',
  how: 'A trick of three cards can be gathered and nobody is told. “The trick has too few cards” finds it; at the end of the hand the card left over shows it.',
  ...trickMissed(81),
});

export const law82 = article({
  law: 82,
  subject: 'Too many cards to a trick',
  gist: 'Who plays two or more cards to a trick, and does not put it right, answers for the revokes that come of it. When it is found the card goes back to him, and he is liable for what he revoked meanwhile.',
  kept: 'engine',
  how: 'A second card to the same trick is mixed in unseen. “The trick has too many cards” restores it; a renounce while it lay there counts as a revoke.',
});
