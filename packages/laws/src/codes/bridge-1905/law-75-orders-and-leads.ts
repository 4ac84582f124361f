import { article } from '../../ruling/article.ts';
import { adversaryLeadsOutOfTurn } from '../common/leads-out-of-turn.ts';
import { orderBroken } from '../common/orders-broken.ts';

export const law75 = article({
  law: 75,
  subject: 'An order not obeyed',
  gist: 'A player who could have played high or low, led the suit, won or lost the trick as he was told, and did not, is liable as for a revoke, unless it is put right before the trick is turned and quitted. To lead a forbidden suit is not among them.',
  kept: 'engine',
  how: 'Recorded like a revoke and hidden like one. When the card is taken back in time the order stands again and the adversary’s card lies exposed (69).',
  ...orderBroken({ law: 75, exposed: 69 }),
});

export const law76 = article({
  law: 76,
  subject: 'An adversary leads out of turn',
  gist: 'The dealer may call the card wrongly led, or call a suit when it is the turn of either adversary to lead.',
  kept: 'engine',
  how: 'The dealer is asked; the question lapses when all three others have played to the false lead (78). The card to be called lies exposed.',
  ...adversaryLeadsOutOfTurn({ law: 76, followed: 78 }),
});

export const law77 = article({
  law: 77,
  subject: 'The dealer leads out of turn',
  gist: 'A false lead by the dealer, from either hand, costs nothing; but he may not put it right once the second hand has played.',
  kept: 'engine',
  how: 'The lead stands and the turn goes on from it; until the next hand plays the dealer may take the card back.',
});

export const law78 = article({
  law: 78,
  subject: 'Others play to a false lead',
  gist: 'If all three others play to a lead out of turn the trick is complete and stands. If only one or two did, their cards go back and nobody but the one who led wrongly pays for it.',
  kept: 'engine',
  how: 'Cards played to the false lead return when the dealer chooses; the ruling lapses when the trick is complete.',
});

export const law79 = article({
  law: 79,
  subject: 'Nobody is made to revoke',
  gist: 'A player is never compelled to play a card that would be a revoke.',
  kept: 'engine',
  how: 'Following suit outranks every order and every call of a card; the order is spent, the called card waits (80).',
});

export const law80 = article({
  law: 80,
  subject: 'A call may be repeated',
  gist: 'An exposed card may be called at every trick until it has been played.',
  kept: 'engine',
  how: 'A call holds for one trick; while it holds no other card of that hand is accepted unless the called one would be a revoke.',
});

export const law81 = article({
  law: 81,
  subject: 'None of the suit called',
  gist: 'If the player who is told to lead a suit has none of it, the penalty is paid.',
  kept: 'engine',
  how: 'The order is spent by the card that he leads instead.',
});
