import { describe, expect, it } from 'vitest';
import { after, ending, lawsOpen, orders } from '../../../test/table-from.ts';

describe.each([
  ['auction-1913', 71],
  ['bridge-1905', 73],
] as const)('common: winning cards led, %s', (code, law) => {
  const led = after(
    ending({ code, deal: 'N:K4.7..8 2.AJ..Q A5.8.6. .KT9.7.', leader: 'E' }),
    'E: play HA',
    'E: play HJ',
  );

  it('the declarer is asked', () => expect(lawsOpen(led)).toEqual([law]));

  it.each([
    ['win 1', ['W win in 10']],
    ['win 2', ['W win in 11']],
    ['waive', []],
  ])('%s', (option, given) => expect(orders(after(led, `S: elect ${option}`))).toEqual(given));

  it('several put down at once are led ahead one by one', () => {
    const table = after(
      ending({ code, deal: 'N:K4.7..8 2.AJ..Q A5.8.6. .KT9.7.', leader: 'E' }),
      'E: play HA',
      'E: play HJ CQ',
    );
    expect(table.rulings[0]?.options).toEqual(['win 1', 'win 2', 'win 3', 'waive']);
  });
});
