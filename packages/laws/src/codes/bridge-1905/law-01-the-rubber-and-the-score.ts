import { SIDES } from '@eldest-hand/cards';
import { article } from '../../ruling/article.ts';
import type { Table } from '../../table/table.ts';
import type { RubberView } from '../../view.ts';
import { addedUp } from '../common/the-rubber-added-up.ts';

export const GAMES_OF_A_RUBBER = 2;
export const POINTS_OF_A_GAME = 30;
/** Points of each trick above six (4). */
export const TRICK_VALUES: Readonly<Record<string, number>> = { S: 2, C: 4, D: 6, H: 8, N: 12 };
/** What the winners of a rubber add (11). */
export const RUBBER_BONUS = 100;

/** The rubber added up, once it is won (1, 11). */
export const rubberOf = (table: Table): RubberView | null =>
  addedUp(table, SIDES.find((side) => table.score[side].games >= GAMES_OF_A_RUBBER) ?? null, RUBBER_BONUS);

export const law1 = article({
  law: 1,
  subject: 'The rubber',
  gist: 'The side that first wins two games wins the rubber; when one side wins the first two no third is played.',
  kept: 'engine',
  how: 'The rubber is over as soon as a side has two games; the next cut begins a new one.',
});

export const law2 = article({
  law: 2,
  subject: 'A game is thirty points by tricks',
  gist: 'A game takes thirty points made by tricks alone; honours, chicane and slam do not count to it.',
  kept: 'engine',
  how: 'Only the column below the line is compared with thirty.',
});

export const law3 = article({
  law: 3,
  subject: 'Every hand is played out',
  gist: 'Each hand is played to its end, and what is made beyond the thirty counts too.',
  kept: 'engine',
  how: 'Play ends only with the last card, a claim admitted or a concession; surplus points stay in the score.',
});

export const law4 = article({
  law: 4,
  subject: 'What a trick is worth',
  gist: 'Each trick above six counts for the side that won it: spades 2, clubs 4, diamonds 6, hearts 8, no trumps 12.',
  kept: 'engine',
  how: 'Scored below the line by either side, times two for each double (50).',
});

export const law11 = article({
  law: 11,
  subject: 'The rubber is added up',
  gist: 'At the end of the rubber all points of each side are added, the winners add a hundred, and the difference is what was won or lost.',
  kept: 'engine',
  how: 'Shown with the score sheet when the rubber is over; the difference may be negative for the winners of the games.',
});

export const law12 = article({
  law: 12,
  subject: 'A wrong score for tricks',
  gist: 'A mistake in the trick score is put right before the game is over, which is when the trump of the next deal has been declared or, for the last game, when the rubber has been agreed.',
  kept: 'construction',
  how: 'The table counts and scores; there is nothing to get wrong.',
});

export const law13 = article({
  law: 13,
  subject: 'A wrong score for honours',
  gist: 'A mistake in honours, chicane or slam may be put right until the rubber has been made up and agreed.',
  kept: 'construction',
  how: 'The table counts and scores; there is nothing to get wrong.',
});
