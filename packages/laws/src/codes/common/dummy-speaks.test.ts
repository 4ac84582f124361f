import { describe, expect, it } from 'vitest';
import { after, ending, exposed, lawsOpen } from '../../../test/table-from.ts';

describe.each([
  ['auction-1913', 61, 62],
  ['bridge-1905', 63, 64],
] as const)('common: dummy speaks, %s', (code, speaks, suggests) => {
  it('of an open ruling: it ends', () => {
    const table = after(ending({ code }), 'E: play HJ', 'N: attention irregularity');
    expect([lawsOpen(table), table.rulingLog[0]?.outcome]).toEqual([
      [],
      { state: 'lapsed', law: speaks, why: 'penalty-lost' },
    ]);
  });

  it('of a card that lies exposed: it is exposed no more', () => {
    expect(exposed(after(ending({ code }), 'W: drop SQ', 'N: attention irregularity'), 'W')).toEqual([]);
  });

  it('of nothing: nothing', () => {
    expect(after(ending({ code }), 'N: attention irregularity').rulingLog).toEqual([]);
  });

  it('of a card: a suggestion', () => {
    expect(lawsOpen(after(ending({ code, leader: 'N' }), 'N: suggest SK'))).toEqual([suggests]);
  });
});
