import { article } from '../../ruling/article.ts';
import { attentionToTheTrick, unauthorisedReference } from '../common/attention-to-the-trick.ts';

export const law51 = article({
  law: 51,
  subject: 'Information about the bidding',
  gist: 'After the final declaration an adversary may not tell his partner anything of an earlier one; if he does the declarer may call a lead from whichever of them is next to lead. What the final declaration was may always be asked.',
  kept: 'engine',
  how: '“Refer to what happened”, said before the first card is led. The contract stands on everybody’s screen.',
  ...unauthorisedReference(51, 'before-lead'),
});

export const law87 = article({
  law: 87,
  subject: 'Searching the tricks',
  gist: 'At the end of a hand those who claim a revoke may search the tricks; if they were mixed it is proved as best it can be, and it is held proved when the accused mix the cards after the claim.',
  kept: 'construction',
  how: 'The table remembers every trick and finds the revoke itself; nobody can mix the cards.',
});

export const law90 = article({
  law: 90,
  subject: 'Quitted tricks',
  gist: 'A trick that is complete, turned and quitted is not looked at until the hand is over, except to find a surplus card.',
  kept: 'construction',
  how: 'No view of a hand in play holds a quitted trick.',
});

export const law91 = article({
  law: 91,
  subject: 'Placing the cards',
  gist: 'While a trick is played, or complete and not yet touched, any player may have the cards placed before those who played them.',
  kept: 'construction',
  how: 'The cards of a trick always lie before their players; “Place the cards, please” is heard by all, and refused when none lie there.',
});

export const law92 = article({
  law: 92,
  subject: 'Attention to the trick',
  gist: 'If an adversary, before his partner plays, says that the trick is his, or names or draws his card unasked, the declarer may have the partner play his highest or lowest of the suit, or win or lose the trick.',
  kept: 'engine',
  how: '“That trick is ours” draws attention; the declarer is asked and the partner waits.',
  ...attentionToTheTrick(92),
});

export const law93 = article({
  law: 93,
  subject: 'Warnings and references',
  gist: 'An adversary may warn his partner who is about to lead or play out of turn; but if he refers without right to the play or the bidding the declarer may call a suit from whichever of them is next to lead.',
  kept: 'engine',
  how: '“Partner, it is not your lead” costs nothing; “Refer to what happened”, said during the play, asks the declarer.',
  ...unauthorisedReference(93, 'in-play'),
});
