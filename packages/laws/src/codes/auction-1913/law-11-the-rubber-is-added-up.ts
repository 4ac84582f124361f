import { article } from '../../ruling/article.ts';
import type { Table } from '../../table/table.ts';
import type { RubberView } from '../../view.ts';
import { addedUp } from '../common/the-rubber-added-up.ts';
import { rubberWinner } from './law-01-the-rubber.ts';

/** What the winners of a rubber add (11). */
export const RUBBER_BONUS = 250;

/** The rubber added up, once it is won: tricks and honours of each side, and the bonus of the winners. */
export const rubberOf = (table: Table): RubberView | null => addedUp(table, rubberWinner(table), RUBBER_BONUS);

export const law11 = article({
  law: 11,
  subject: 'The rubber is added up',
  gist: 'At the end each side’s tricks and honours are added, the winners of the rubber add 250, and the difference is what the rubber is worth.',
  kept: 'engine',
  how: 'Shown with the score sheet when the rubber is over; the difference may be negative for the winners of the games.',
});
