import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, lawsOpen, orders } from '../../../test/table-from.ts';

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

  it('a card that is no winner lies exposed beside them, and the trick goes on', () => {
    const table = after(led, 'E: play S2');
    expect(table.exposed.map(({ card }) => card)).toEqual(['S2']);
    expect([table.trick.map(({ card }) => card), table.ledAhead.map(({ card }) => card)]).toEqual([['HA'], ['HJ']]);
    expect(lawsOpen(table)).toEqual([law]);
    expect(answerTo(table, 'E: play HJ')).toMatch(/^card-already-played/);
  });
});
