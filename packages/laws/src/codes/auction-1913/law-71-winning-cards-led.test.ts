import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, exposed, orders, revokes, rulings, trickOf } from '../../../test/table-from.ts';

/** East's hearts and club win against South and North; West could win the jack with the king. */
const deal = 'N:K4.7..8 2.AJ..Q A5.8.6. .KT9.7.';
const from = (leader: 'E' | 'S' | 'W') => ending({ deal, leader });
const led = after(from('E'), 'E: play HA');

describe('auction-1913/71 Winning cards led without waiting', () => {
  it.each([
    ['one winning card after another', led, 'E: play HJ', ['71 to S against E: win 1, win 2, waive']],
    ['a second card that can be beaten', led, 'E: play S2', []],
    ['a first card that can be beaten', after(from('E'), 'E: play S2'), 'E: play HA', []],
    ['after his partner has played', after(led, 'S: play H8', 'W: play HT'), 'E: play HJ', []],
    ['the declarer’s winning cards', after(from('S'), 'S: play SA'), 'S: play H8', []],
    [
      'the first played, not led',
      after(from('S'), 'S: play H8', 'W: play HT'),
      'W: play D7',
      ['71 to S against W: win 1, win 2, waive'],
    ],
  ])('%s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it('one more card makes one more trick to choose from', () => {
    const table = after(led, 'E: play HJ', 'E: play CQ');
    expect(rulings(table)).toEqual(['71 to S against E: win 1, win 2, win 3, waive']);
    expect(table.rulingLog[0]?.outcome).toEqual({ state: 'lapsed', law: 71, why: 'settled' });
  });

  it('win 1: the partner must win this trick if he can; the cards led too soon lie exposed', () => {
    const table = after(led, 'E: play HJ', 'S: elect win 1');
    expect(orders(table)).toEqual(['W win in 10']);
    expect([exposed(table, 'E'), table.ledAhead, trickOf(table)]).toEqual([['HJ 71'], [], 'EHA']);
    const follows = after(table, 'S: play H8', 'W: play HT');
    expect([revokes(follows), orders(follows)]).toEqual([[], []]);
  });

  it('win 2: the next trick', () => {
    const table = after(led, 'E: play HJ', 'S: elect win 2', 'S: play H8', 'W: play HT');
    expect(orders(table)).toEqual(['W win in 11']);
    const next = after(table, 'S: dummy H7', 'E: play HJ', 'S: play S5');
    expect(revokes(after(next, 'W: play H9'))).toEqual(['W 11 73 correctable']);
    expect(revokes(after(next, 'W: play HK'))).toEqual([]);
  });

  it('waive: the cards go back, not exposed', () => {
    const table = after(led, 'E: play HJ', 'S: elect waive');
    expect([table.ledAhead, exposed(table, 'E'), orders(table), table.hands.E.length]).toEqual([[], [], [], 3]);
  });

  it.each([
    ['W: play HT', 'awaits-decision 94'],
    ['E: play HJ', 'card-already-played'],
    ['E: elect waive', 'not-yours 71'],
    ['S: elect win 3', 'no-such-option 71'],
  ])('%s: %s', (line, answer) => expect(answerTo(after(led, 'E: play HJ'), line)).toBe(answer));
});
