import { viewOf } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { after, ending, exposed, rulings } from '../../../test/table-from.ts';

describe.each([
  ['auction-1913', 70],
  ['bridge-1905', 72],
] as const)('common: two cards at once, %s', (code, law) => {
  const southLeads = after(ending({ code, leader: 'S' }), 'S: play S5');
  it.each([
    ['only what follows suit', 'W: play S3 HT D7', 'play S3'],
    ['both follow', 'W: play SQ S3', 'play SQ, play S3'],
    ['none follows though he could', 'W: play HT D7', 'play HT, play D7'],
  ])('the choice: %s', (_, line, options) => {
    expect(rulings(after(southLeads, line))).toEqual([`${law} to S against W: ${options}`]);
  });

  it('only what obeys an order', () => {
    const ordered = after(southLeads, 'E: attention trick', 'S: elect highest');
    expect(rulings(after(ordered, 'W: play SQ S3'))).toEqual([`${law} to S against W: play SQ`]);
  });

  it.each([
    ['W: play S3 HT', 'the ten of hearts lies exposed and may be called.'],
    ['W: play S3 HT D7', 'the ten of hearts and the seven of diamonds lie exposed and may be called.'],
  ])('the declarer is told what becomes of the rest: %s', (line, told) => {
    const [ruling] = viewOf(after(southLeads, line), 'S').rulings;
    expect(ruling?.effects['play S3']?.effect).toBe(`It is his card to this trick; ${told}`);
  });

  it('the others lie exposed', () => {
    expect(exposed(after(southLeads, 'W: play S3 HT D7', 'S: elect play S3'), 'W')).toEqual([`HT ${law}`, `D7 ${law}`]);
  });
});
