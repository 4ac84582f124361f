import { SIDES, type Side } from '@eldest-hand/cards';
import { article } from '../../ruling/article.ts';
import type { Table } from '../../table/table.ts';

/** Games that win the rubber (1). */
export const GAMES_OF_A_RUBBER = 2;

/** The side that has won the rubber, or null while it goes on. */
export const rubberWinner = (table: Table): Side | null =>
  SIDES.find((side) => table.score[side].games >= GAMES_OF_A_RUBBER) ?? null;

export const law1 = article({
  law: 1,
  subject: 'The rubber',
  gist: 'The side that first wins two games wins the rubber; where the first two games decide it no third is played.',
  kept: 'engine',
  how: 'The rubber is over as soon as a side has two games; the next cut begins a new one.',
});
