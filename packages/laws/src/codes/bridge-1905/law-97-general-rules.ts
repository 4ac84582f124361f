import { partnerOf } from '@eldest-hand/cards';
import { article } from '../../ruling/article.ts';
import { losePenalty } from '../../ruling/rule.ts';
import { attentionToTheTrick, unauthorisedReference } from '../common/attention-to-the-trick.ts';

export const law97 = article({
  law: 97,
  subject: 'No consultation about penalties',
  gist: 'Partners do not consult about a penalty; if they do, it is paid.',
  kept: 'engine',
  how: 'If a player who may choose consults his partner, or the partner him, that ends the open question.',
  arises: {
    consulted: (draft, { seat }) => {
      for (const ruling of draft.table.rulings)
        if (ruling.to.includes(seat) || ruling.to.includes(partnerOf(seat))) losePenalty(draft, ruling, 97);
    },
  },
});

export const law98 = article({
  law: 98,
  subject: 'Quitted tricks',
  gist: 'A trick that is complete, turned and quitted is not looked at until the hand is over, except to find a surplus card.',
  kept: 'construction',
  how: 'No view of a hand in play holds a quitted trick.',
});

export const law99 = article({
  law: 99,
  subject: 'Placing the cards',
  gist: 'While a trick is played, or complete and not yet touched, any player may have the cards placed before those who played them.',
  kept: 'construction',
  how: 'The cards of a trick always lie before their players; “Place the cards, please” is heard by all, and refused when none lie there.',
});

export const law100 = article({
  law: 100,
  subject: 'Attention to the trick',
  gist: 'If an adversary, before his partner plays, says that the trick is his, or names or draws his card unasked, the dealer may have the partner play his highest or lowest of the suit, or win or lose the trick.',
  kept: 'engine',
  how: '“That trick is ours” draws attention; the dealer is asked and the partner waits.',
  ...attentionToTheTrick(100),
});

export const law101 = article({
  law: 101,
  subject: 'Warnings and references',
  gist: 'An adversary may warn his partner who is about to lead out of turn; but if he refers without right to an incident of the play the dealer may call a suit from whichever of them is next to lead.',
  kept: 'engine',
  how: '“Partner, it is not your lead” costs nothing; “Refer to what happened” asks the dealer.',
  ...unauthorisedReference(101, 'any'),
});

export const law102 = article({
  law: 102,
  subject: 'Time to decide, and the wrong penalty',
  gist: 'The offender gives reasonable time to choose; but if a wrong penalty is demanded none can be enforced.',
  kept: 'engine',
  how: 'Nobody is hurried and nothing is chosen for anybody. To elect a penalty that the ruling does not offer ends it.',
});

export const law103 = article({
  law: 103,
  subject: 'What eldest hand’s partner may say',
  gist: 'He may tell eldest hand that a penalty was incurred and nothing more; if he suggests or demands it, that is a consultation and it is lost.',
  kept: 'engine',
  how: 'To say “That was irregular” is free. Whoever chooses where his partner may choose ends the question.',
});
