import { newSolver } from '@eldest-hand/solver';
import { describe, expect, it } from 'vitest';
import { type Cost, costOfChoice, type Decision, decisionsIn, weigh } from '../src/index.ts';
import { momentsOf } from './moments.ts';

const solver = newSolver();

/** West is to lead; with hearts the adversaries take two of the three tricks, with his spade none. */
const ENDING = `code: auction-1913
deal: N:32..4. .2.32. AKQ... 4.AK..
contract: S 1N
leader: W
tricks: NS 5 EW 5`;

function weighed(...acts: readonly string[]) {
  const moments = momentsOf(ENDING, ...acts);
  return decisionsIn(moments).map((decision) => {
    const table = moments[decision.open]?.table;
    if (!table) throw new Error('The ruling is open nowhere.');
    const { ruling, chosen } = decision;
    const seat = chosen?.seat ?? ruling.to[0] ?? 'S';
    const costs = new Map<string, Cost>(
      ruling.options.map((option) => [
        option,
        costOfChoice(table, { seat, ruling: ruling.id, option }, solver, Number.POSITIVE_INFINITY),
      ]),
    );
    return { law: ruling.law, open: decision.open, chosen: chosen?.option ?? null, ...weigh(decision, costs) };
  });
}

describe('what the penalty that was chosen gained or lost', () => {
  it('the suit called makes the contract: two tricks more than without a penalty, twenty points and the fifty of a trick short', () => {
    const [lead, suit] = weighed('E: play D3', 'S: elect call-suit', 'S: elect suit S', 'W: play S4');
    expect(lead).toMatchObject({ law: 76, chosen: 'call-suit', side: 'NS', againstBest: { tricks: 0, points: 0 } });
    expect(lead?.best).toContain('call-suit');
    expect(lead?.againstNone).toEqual({ tricks: 2, points: 70 });
    expect(suit).toMatchObject({ chosen: 'suit S', best: ['suit S'], againstNone: { tricks: 2, points: 70 } });
  });

  it('the wrong suit called gains nothing, and that is what it lost against the best', () => {
    const [, suit] = weighed('E: play D3', 'S: elect call-suit', 'S: elect suit H', 'W: play HA');
    expect(suit).toMatchObject({
      chosen: 'suit H',
      best: ['suit S'],
      againstBest: { tricks: -2, points: -70 },
      againstNone: { tricks: 0, points: 0 },
    });
  });

  it('who waives is weighed against the best alone', () => {
    const [lead] = weighed('E: play D3', 'S: elect waive', 'S: play SA');
    expect(lead).toMatchObject({ chosen: 'waive', againstNone: null });
  });

  it('a right that lapsed exacted nothing', () => {
    const [lead] = weighed('E: play D3', 'S: play SA', 'W: play S4', 'S: dummy D4');
    expect(lead).toMatchObject({ law: 76, chosen: null, open: 3, againstNone: null });
    expect(lead?.againstBest?.tricks).toBeLessThanOrEqual(0);
  });

  it('a ruling taken back by consent is none', () => {
    const moments = momentsOf(
      `${ENDING}\nrules: consent allowed`,
      ...['E: play D3', 'E: ask-undo', 'N: consent', 'S: consent', 'W: consent', 'W: play HA'],
    );
    expect(decisionsIn(moments)).toEqual([]);
  });

  it('nothing is said where nothing is known', () => {
    const ruling = {
      id: 1,
      law: 49,
      incident: 'bid-out-of-turn',
      against: 'W',
      to: ['N', 'S'],
      holds: true,
      cards: [],
    } as const;
    const decision: Decision = {
      ruling: { ...ruling, options: ['new-deal', 'stand'] },
      moment: 1,
      open: 1,
      chosen: { seat: 'N', option: 'stand' },
    };
    const costs = new Map<string, Cost>([
      ['new-deal', { kind: 'new-deal' }],
      ['stand', { kind: 'unknown', why: 'declaring' }],
    ]);
    expect(weigh(decision, costs)).toEqual({ side: 'NS', best: [], againstBest: null, againstNone: null });
  });
});
