import { describe, expect, it } from 'vitest';
import { after, ending, rulings } from '../../../test/table-from.ts';

describe.each([
  ['auction-1913', 81],
  ['bridge-1905', 83],
] as const)('common: a trick missed, %s', (code, law) => {
  const begun = ending({ code, leader: 'S' });
  const missing = (lines: readonly string[]) => rulings(after(begun, ...lines, 'S: attention short'));

  it.each([
    [
      'an adversary',
      ['S: play S5', 'W: play S3', 'S: dummy SK', 'S: gather', 'S: dummy H7', 'E: play HJ'],
      [`${law} to SN against E: new-deal, stand`],
    ],
    ['not before he has played to the next', ['S: play S5', 'W: play S3', 'S: dummy SK', 'S: gather'], []],
    ['dummy', ['S: play SA', 'W: play S3', 'E: play S2', 'S: gather', 'S: play S5', 'W: play SQ', 'S: dummy SK'], []],
    ['nobody', ['S: play SA'], []],
  ])('%s', (_, lines, open) => expect(missing(lines)).toEqual(open));

  it('the deal given up leaves no score, and the same player deals', () => {
    const table = after(
      begun,
      ...['S: play S5', 'W: play S3', 'S: dummy SK', 'S: gather', 'S: dummy H7', 'E: play HJ'],
      ...['S: attention short', 'N: elect new-deal'],
    );
    expect([table.phase, table.result, after(table, 'E: cut').dealer]).toEqual(['void', null, 'S']);
  });
});
