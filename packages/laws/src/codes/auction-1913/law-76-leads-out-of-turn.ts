import { article } from '../../ruling/article.ts';
import { adversaryLeadsOutOfTurn } from '../common/leads-out-of-turn.ts';

export const law76 = article({
  law: 76,
  subject: 'An adversary leads out of turn',
  gist: 'The declarer may have the card lie as an exposed card, or call a suit as soon as either adversary is to lead.',
  kept: 'engine',
  how: 'The declarer is asked; the question lapses when all three others have played to the false lead (78). A suit is named when an adversary is to lead.',
  ...adversaryLeadsOutOfTurn({ law: 76, followed: 78 }),
});

export const law77 = article({
  law: 77,
  subject: 'The declarer leads out of turn',
  gist: 'A false lead by the declarer, from either hand, costs nothing; but he may not put it right once the second hand has played.',
  kept: 'engine',
  how: 'The lead stands and the turn goes on from it; until the next hand plays the declarer may take the card back.',
});

export const law78 = article({
  law: 78,
  subject: 'Others play to a false lead',
  gist: 'If all three others play to a lead out of turn the trick is complete and stands. If only one or two did, their cards go back and nobody but the one who led wrongly pays for it.',
  kept: 'engine',
  how: 'Cards played to the false lead return when the declarer chooses; the ruling lapses when the trick is complete.',
});

export const law79 = article({
  law: 79,
  subject: 'None of the suit called',
  gist: 'If the player who is told to lead a suit has none of it, the penalty is paid.',
  kept: 'engine',
  how: 'The order is spent by the card that he leads instead.',
});
