import { SEATS } from '@eldest-hand/cards';
import type { SeatedAct } from '@eldest-hand/language';
import { decide, type Table } from '@eldest-hand/laws';
import { type Robot, robotAct, sightOf } from '@eldest-hand/robots';

/**
 * What happens next when nobody of flesh does anything: the first seat that the table waits for acts as an easy robot would.
 * @returns null when the table waits for nobody, or for a cut.
 */
export function carryOn(table: Table, random: () => number): SeatedAct | null {
  const robot: Robot = { level: 'easy', random, claims: false };
  for (const seat of SEATS) {
    const act = robotAct(sightOf(table, seat), robot);
    if (act && act.verb !== 'cut' && 'events' in decide(table, seat, act)) return { seat, act };
  }
  return null;
}
