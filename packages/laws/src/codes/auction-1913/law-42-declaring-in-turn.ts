import { article } from '../../ruling/article.ts';

export const law42 = article({
  law: 42,
  subject: 'The dealer must declare',
  gist: 'The dealer speaks first and must undertake at least the odd trick, in a suit or at no trumps.',
  kept: 'engine',
  how: 'A dealer who passes or doubles before he has declared is refused.',
});

export const law43 = article({
  law: 43,
  subject: 'What a player may say in his turn',
  gist: 'After the dealer each in turn, to the left, may pass, bid higher, double the last bid or redouble one that was doubled; 54 says who may double what.',
  kept: 'engine',
  how: 'The turn goes to the left after each call; calls out of turn are ruled upon by 49 and 57, a bid that is not higher by 50.',
});

export const law45 = article({
  law: 45,
  subject: 'Overbidding',
  gist: 'A player may overbid adversaries and partner any number of times, but not his own bid once three others have passed it.',
  kept: 'engine',
  how: 'Three passes after a bid make it final, so nobody is asked again.',
});

export const law55 = article({
  law: 55,
  subject: 'Doubling reopens the bidding',
  gist: 'After a double or redouble everybody, the declarer and his partner too, may bid higher in his turn.',
  kept: 'engine',
  how: 'Three passes are wanted again after each double or redouble.',
});

export const law58 = article({
  law: 58,
  subject: 'The play begins',
  gist: 'When the declaration is final the player on the declarer’s left leads.',
  kept: 'engine',
  how: 'The turn is the declarer’s left hand; anybody else who leads is ruled upon by 76 or 77.',
});

export const law59 = article({
  law: 59,
  subject: 'Dummy is laid down',
  gist: 'As soon as that lead is made the declarer’s partner lays his cards face upward, and the declarer plays them.',
  kept: 'engine',
  how: 'Dummy is laid when the rightful lead stands; a false lead lays nothing until it is settled or the trick is complete.',
});
