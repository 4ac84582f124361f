import { article } from '../../ruling/article.ts';

/** Points by tricks that win a game (2). */
export const POINTS_OF_A_GAME = 30;

export const law2 = article({
  law: 2,
  subject: 'A game is thirty points by tricks',
  gist: 'A game takes thirty points made by tricks alone; honours, chicane, slams, bonuses and undertricks do not count to it.',
  kept: 'engine',
  how: 'Only the column below the line is compared with thirty.',
});

export const law3 = article({
  law: 3,
  subject: 'Every deal is played out',
  gist: 'Each deal is played to its end, and what is made beyond the thirty counts too.',
  kept: 'engine',
  how: 'Play ends only with the last card, a claim admitted or a concession; surplus points stay in the score.',
});
