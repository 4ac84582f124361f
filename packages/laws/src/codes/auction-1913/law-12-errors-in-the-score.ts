import { article } from '../../ruling/article.ts';

export const law12 = article({
  law: 12,
  subject: 'A wrong score for honours',
  gist: 'A proven mistake in the honour score may be put right until the rubber has been made up and agreed.',
  kept: 'construction',
  how: 'The table counts and scores; there is nothing to get wrong.',
});

export const law13 = article({
  law: 13,
  subject: 'A wrong score for tricks',
  gist: 'A proven mistake in the trick score may be put right before the game is over, which is when somebody has declared in the next game or, for the last one, when the score has been agreed.',
  kept: 'construction',
  how: 'The table counts and scores; there is nothing to get wrong.',
});
