import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, exposed, orders, revokes, rulings, trickOf } from '../../../test/table-from.ts';

const led = after(ending({ leader: 'E' }), 'E: play HJ');

describe('auction-1913/71 Winning cards led without waiting', () => {
  it.each([
    ['a second card on a winning one', led, 'E: play S9', ['71 to S against E: win 1, win 2, waive']],
    ['after a card that the declarer can beat', after(ending({ leader: 'E' }), 'E: play S9'), 'E: play HJ', []],
    ['after one that dummy can beat', after(ending({ leader: 'W' }), 'W: play SQ'), 'W: play S3', []],
    ['after his partner has played', after(led, 'S: play H8', 'W: play HT'), 'E: play S9', []],
    ['the declarer’s winning cards', after(ending({ leader: 'S' }), 'S: play SA'), 'S: play S5', []],
    [
      'a winning card that is no lead',
      after(ending({ leader: 'S' }), 'S: play H8', 'W: play HT'),
      'W: play D7',
      ['71 to S against W: win 1, win 2, waive'],
    ],
  ])('%s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it('one more card makes one more trick to choose from', () => {
    const table = after(led, 'E: play S9', 'E: play D5');
    expect(rulings(table)).toEqual(['71 to S against E: win 1, win 2, win 3, waive']);
    expect(table.rulingLog[0]?.outcome).toEqual({ state: 'lapsed', law: 71, why: 'settled' });
  });

  it('win 1: the partner must win this trick; the cards led too soon lie exposed', () => {
    const table = after(led, 'E: play S9', 'S: elect win 1');
    expect(orders(table)).toEqual(['W win in 10']);
    expect([exposed(table, 'E'), table.ledAhead, trickOf(table)]).toEqual([['S9 71'], [], 'EHJ']);
    const follows = after(table, 'S: play H8', 'W: play HT');
    expect([revokes(follows), orders(follows)]).toEqual([[], []]);
  });

  it('win 2: the next trick', () => {
    const table = after(led, 'E: play S9', 'S: elect win 2', 'S: play H8', 'W: play HT');
    expect(orders(table)).toEqual(['W win in 11']);
    const next = after(table, 'S: dummy H7', 'E: play S9', 'S: play S5');
    expect(revokes(after(next, 'W: play S3'))).toEqual(['W 11 73 correctable']);
    expect(revokes(after(next, 'W: play SQ'))).toEqual([]);
  });

  it('waive: the cards go back, not exposed', () => {
    const table = after(led, 'E: play S9', 'S: elect waive');
    expect([table.ledAhead, exposed(table, 'E'), orders(table), table.hands.E.length]).toEqual([[], [], [], 3]);
  });

  it.each([
    ['W: play HT', 'awaits-decision 94'],
    ['E: play S9', 'card-already-played'],
    ['E: elect waive', 'not-yours 71'],
    ['S: elect win 3', 'no-such-option 71'],
  ])('%s: %s', (line, answer) => expect(answerTo(after(led, 'E: play S9'), line)).toBe(answer));
});
