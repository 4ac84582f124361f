import { describe, expect, it } from 'vitest';
import { after, ending, lawsOpen } from '../../../test/table-from.ts';

describe.each([
  ['auction-1913', 80, true],
  ['bridge-1905', 82, false],
] as const)('common: fourth hand before second, %s', (code, law, alsoAfterThird) => {
  it.each([
    ['neither has played', ['E: play S9'], true],
    ['the third has played', ['S: dummy S4', 'E: play S9'], alsoAfterThird],
    ['the second has played', ['W: play S3', 'E: play S9'], false],
    ['both have played', ['W: play S3', 'S: dummy S4', 'E: play S9'], false],
  ])('%s', (_, lines, asks) => {
    const table = after(ending({ code, leader: 'S' }), 'S: play S5', ...lines);
    expect(lawsOpen(table)).toEqual(asks ? [law] : []);
  });
});
