import { isFault, readAct, readCase, tableOf } from '@eldest-hand/language';
import { decide, type Table } from '@eldest-hand/laws';
import { newSolver } from '@eldest-hand/solver';
import { describe, expect, it } from 'vitest';
import { type Cost, type Course, costOfChoice, courseOf } from '../src/index.ts';
import { caseNamed } from './casebook.ts';

const solver = newSolver();

/** The table of a heading after these acts. */
function tableAfter(heading: string, ...lines: readonly string[]): Table {
  const read = readCase(heading);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  let table = tableOf(read);
  if (isFault(table)) throw new Error(table.fault);
  for (const line of lines) {
    const act = readAct(line);
    if (isFault(act)) throw new Error(act.fault);
    const decision = decide(table, act.seat, act.act);
    if ('refusal' in decision) throw new Error(`${line}: ${decision.refusal.message}`);
    table = decision.table;
  }
  return table;
}

function costs(table: Table, patience = 60_000): Readonly<Record<string, Cost>> {
  const ruling = table.rulings[0];
  if (!ruling?.to[0]) throw new Error('No ruling is open.');
  const seat = ruling.to[0];
  return Object.fromEntries(
    ruling.options.map((option) => [
      option,
      costOfChoice(table, { seat, ruling: ruling.id, option }, solver, performance.now() + patience),
    ]),
  );
}

const tricks = (cost: Cost | undefined): number | string =>
  cost?.kind === 'reckoned' ? cost.tricks.NS : JSON.stringify(cost);

/**
 * West is to lead and East leads; South holds the spades, West the good hearts. With hearts West takes all three tricks,
 * with a spade South does.
 */
const ENDING = `code: auction-1913
deal: N:32..4. .2.32. AKQ... 4.AK..
contract: S 1N
leader: W
tricks: NS 5 EW 5
`;

describe('what a choice costs', () => {
  it('the lead of a suit that is called counts as the law has it', () => {
    const table = tableAfter(ENDING, 'E: play D3');
    const found = costs(table);
    expect(tricks(found.waive)).toBe(6);
    expect(tricks(found['call-suit'])).toBe(8);
    expect(found['call-suit']).toMatchObject({ trust: 'exact', next: ['suit S'], made: true });
    expect(found.waive).toMatchObject({ trust: 'exact', next: [], made: false });
  });

  it('an exposed card is worth at least what it is worth uncalled', () => {
    const found = costs(tableAfter(ENDING, 'E: play D3'));
    expect(found.expose).toMatchObject({ kind: 'reckoned', trust: 'at-least' });
    expect(Number(tricks(found.expose))).toBeGreaterThanOrEqual(Number(tricks(found.waive)));
  });

  it('the points are those of the code: an odd trick at no trumps is ten', () => {
    const found = costs(tableAfter(ENDING, 'E: play D3'));
    expect(found['call-suit']).toMatchObject({ points: { NS: 20, EW: 0 } });
    expect(found.waive?.kind === 'reckoned' && found.waive.points.EW).toBe(50);
  });

  it('a penalty for a revoke is counted, in tricks and in points', () => {
    const heading = `code: auction-1913
deal: N:K4.7..8 92.J.5. A5.8.6. Q3.T.7.
contract: S 1N
leader: S
tricks: NS 5 EW 4
`;
    const found = costs(
      tableAfter(
        heading,
        'S: play SA',
        'W: play S3',
        'S: dummy S4',
        'E: play D5',
        'S: gather',
        'S: play S5',
        'W: play SQ',
        'S: dummy SK',
        'E: play S2',
        'S: attention revoke E 10',
      ),
    );
    const [points, taken, none] = [found.points, found.tricks, found.waive];
    if (points?.kind !== 'reckoned' || taken?.kind !== 'reckoned' || none?.kind !== 'reckoned')
      throw new Error(JSON.stringify(found));
    expect(taken.tricks.NS).toBe(none.tricks.NS + 3);
    expect(points.tricks.NS).toBe(none.tricks.NS);
    expect(points.points.NS).toBe(none.points.NS + 150);
  });

  it('a trick with a card out of its turn is played to its end as the order has it', () => {
    const { moments, question } = courseOf(caseNamed('auction-1913/law-80/highest')) as Course;
    const table = moments[question?.at ?? 0]?.table;
    if (!table) throw new Error('No ruling is open.');
    const found = costs(table);
    expect(Object.keys(found)).toEqual(['highest', 'lowest', 'win', 'lose', 'waive']);
    expect(Object.values(found).map(({ kind }) => kind)).toEqual(Array(5).fill('reckoned'));
    const best = Math.max(...Object.values(found).map((cost) => Number(tricks(cost))));
    expect(Number(tricks(found.waive))).toBeLessThanOrEqual(best);
  });

  it('nothing is said while the trump is being declared', () => {
    const table = tableAfter(
      'code: auction-1913\ndealer: S\ndeal: N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76\n',
      'W: bid 1R',
    );
    const found = costs(table);
    expect(Object.values(found).some((cost) => cost.kind === 'reckoned')).toBe(false);
    expect(Object.values(found).some((cost) => cost.kind === 'unknown' && cost.why === 'declaring')).toBe(true);
    expect(found['new-deal']?.kind).toBe('new-deal');
  });

  it('nothing is said when the time is over', () => {
    const table = tableAfter(
      'code: auction-1913\ndeal: N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76\ncontract: S 2R\n',
      'E: play HK',
    );
    expect(costs(table, -1).waive).toEqual({ kind: 'unknown', why: 'time' });
  });
});
