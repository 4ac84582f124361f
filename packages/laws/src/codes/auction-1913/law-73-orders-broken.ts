import { article } from '../../ruling/article.ts';
import { orderBroken } from '../common/orders-broken.ts';

export const law73 = article({
  law: 73,
  subject: 'An order not obeyed',
  gist: 'A player who could have led or kept off the suit, played high or low, won or lost the trick as he was told, and did not, is liable as for a revoke, unless it is put right before the trick is turned and quitted.',
  kept: 'engine',
  how: 'Recorded like a revoke and hidden like one. When the card is taken back in time the order stands again and the adversary’s card lies exposed (67).',
  ...orderBroken({ law: 73, exposed: 67 }),
});

export const law74 = article({
  law: 74,
  subject: 'Nobody is made to revoke',
  gist: 'A player cannot be compelled to play a card that would be a revoke.',
  kept: 'engine',
  how: 'Following suit outranks every order and every call of a card; the order is spent, the called card waits (75).',
});

export const law75 = article({
  law: 75,
  subject: 'A call may be repeated',
  gist: 'An exposed card may be called again and again until it has been played.',
  kept: 'engine',
  how: 'A call holds for one trick; while it holds no other card of that hand is accepted unless the called one would be a revoke.',
});
