import { describe, expect, it } from 'vitest';
import { after, ending, lawsOpen } from '../../../test/table-from.ts';

describe.each([
  ['auction-1913', 92, 93],
  ['bridge-1905', 100, 101],
] as const)('common: attention and references, %s', (code, trick, reference) => {
  const southLeads = after(ending({ code, leader: 'S' }), 'S: play S5');
  it.each([
    ['E: attention trick', [trick]],
    ['W: attention trick', [trick]],
    ['S: attention trick', []],
    ['E: refer', [reference]],
    ['S: refer', []],
    ['E: attention lead', []],
  ])('%s', (line, open) => expect(lawsOpen(after(southLeads, line))).toEqual(open));

  it('the suit is called when an adversary is next to lead', () => {
    const table = after(southLeads, 'E: refer', 'S: elect call-suit', 'W: play SQ', 'S: dummy S4');
    expect(lawsOpen(table)).toEqual([]);
    expect(lawsOpen(after(table, 'E: play S9'))).toEqual([reference]);
  });
});
