import { describe, expect, it } from 'vitest';
import { after, ending, exposed, orders, revokes } from '../../../test/table-from.ts';

describe.each([
  ['auction-1913', 73, 67],
  ['bridge-1905', 75, 69],
] as const)('common: an order broken and put right, %s', (code, law, exposedBy) => {
  const ordered = after(ending({ code }), 'E: play HJ', 'S: elect call-suit', 'S: elect suit S');

  it('the order stands again, and the card lies exposed', () => {
    const table = after(ordered, 'W: play D7', 'W: take-back D7');
    expect([orders(table), exposed(table, 'W')]).toEqual([['W lead-suit S'], [`D7 ${exposedBy}`]]);
  });

  it('it can be broken again', () => {
    const table = after(ordered, 'W: play D7', 'W: take-back D7', 'W: play HT');
    expect(revokes(table)).toEqual([`W 10 ${law} corrected`, `W 10 ${law} correctable`]);
  });

  it.each([
    ['S3', []],
    ['SQ', [`W 10 ${law} correctable`]],
  ])('of two orders that cannot both be obeyed the earlier binds: %s', (card, broken) => {
    const twice = after(
      ending({ code, leader: 'S' }),
      'S: play S5',
      'E: play S2',
      'S: elect lowest',
      'E: attention trick',
      'S: elect highest',
    );
    expect(orders(twice)).toEqual(['W lowest', 'W highest']);
    const table = after(twice, `W: play ${card}`);
    expect(revokes(table)).toEqual(broken);
  });
});
