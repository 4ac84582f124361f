import { describe, expect, it } from 'vitest';
import { after, ending, lawsOpen, orders } from '../../../test/table-from.ts';

describe.each([
  ['auction-1913', 80],
  ['bridge-1905', 82],
] as const)('common: highest, lowest, win or lose, %s', (code, law) => {
  const asked = after(ending({ code, leader: 'S' }), 'S: play S5', 'E: play S9');

  it('the declarer is asked and the partner waits', () => {
    expect([lawsOpen(asked), asked.rulings[0]?.holds, asked.rulings[0]?.to]).toEqual([[law], true, ['S']]);
  });

  it.each(['highest', 'lowest', 'win', 'lose'])('%s is laid upon the partner of the offender', (option) => {
    expect(orders(after(asked, `S: elect ${option}`))).toEqual([`W ${option}`]);
  });

  it('an order that nobody came to obey ends with the trick', () => {
    const table = after(asked, 'S: elect highest', 'S: dummy S4', 'W: play SQ');
    expect(orders(table)).toEqual([]);
  });
});
