import { describe, expect, it } from 'vitest';
import { after, ending, exposed, rulings, trickOf } from '../../../test/table-from.ts';

describe.each(['auction-1913', 'bridge-1905'] as const)('common: an adversary leads out of turn, %s', (code) => {
  const falseLead = after(ending({ code }), 'E: play HJ', 'S: play H8');

  it.each([
    ['expose', ['HJ 76']],
    ['call-suit', []],
    ['waive', []],
  ])('%s: everything played to it goes back', (option, lying) => {
    const table = after(falseLead, `S: elect ${option}`);
    expect([trickOf(table), table.hands.S.length, exposed(table, 'E')]).toEqual(['', 4, lying]);
  });

  it('a lead of an exposed card leaves it exposed whatever is chosen', () => {
    const table = after(ending({ code }), 'E: drop HJ', 'E: play HJ', 'S: elect waive');
    expect(exposed(table, 'E').length).toBe(1);
  });

  it('a second false lead is a second question', () => {
    const table = after(falseLead, 'S: elect waive', 'E: play S9');
    expect(rulings(table)).toEqual(['76 to S against E: expose, call-suit, waive']);
  });
});
