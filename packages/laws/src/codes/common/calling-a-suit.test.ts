import { describe, expect, it } from 'vitest';
import { after, ending, orders, revokes, rulings } from '../../../test/table-from.ts';

const SUITS = '76 to S against E: suit S, suit H, suit D, suit C, waive';

describe.each(['auction-1913', 'bridge-1905'] as const)('common: calling a suit, %s', (code) => {
  const called = after(ending({ code, leader: 'S' }), 'E: play HJ', 'S: elect call-suit');

  it.each([
    ['not while the declarer leads', [], []],
    ['not in the middle of a trick', ['S: play H8', 'W: play HT'], []],
    ['when an adversary is to lead', ['S: play H8', 'W: play HT', 'S: dummy H7', 'E: play HJ'], [SUITS]],
  ])('%s', (_, lines, open) => expect(rulings(after(called, ...lines))).toEqual(open));

  it.each(['S', 'H', 'D', 'C'])('suit %s is an order to the leader', (suit) => {
    const table = after(ending({ code }), 'E: play HJ', 'S: elect call-suit', `S: elect suit ${suit}`);
    expect(orders(table)).toEqual([`W lead-suit ${suit}`]);
  });

  it('it is called once', () => {
    const table = after(ending({ code }), 'E: play HJ', 'S: elect call-suit', 'S: elect suit D', 'W: play D7');
    const next = after(table, 'S: dummy C8', 'E: play D5', 'S: play D6');
    expect([rulings(next), orders(next), revokes(next)]).toEqual([[], [], []]);
  });

  it('two rights to a call are asked one after the other', () => {
    const table = after(
      ending({ code, leader: 'S' }),
      'E: play HJ',
      'S: elect call-suit',
      'W: play HT',
      'S: elect call-suit',
    );
    expect(table.leadCallsDue.map((due) => due.against)).toEqual(['E', 'W']);
  });
});
