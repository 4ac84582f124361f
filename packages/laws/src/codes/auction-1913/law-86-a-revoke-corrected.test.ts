import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, exposed, orders, revokes, rulings, trickOf } from '../../../test/table-from.ts';

const QUESTION = '86 to S against W: expose, highest, lowest, waive';
const revoked = after(ending({ leader: 'S' }), 'S: play S5', 'W: play D7');
const corrected = after(revoked, 'W: take-back D7');

describe('auction-1913/86 A revoke corrected in time', () => {
  it.each([
    ['before anybody has followed', corrected, [QUESTION]],
    ['when the trick is complete', after(revoked, 'S: dummy SK', 'E: play S2', 'W: take-back D7'), [QUESTION]],
    [
      'the declarer pays nothing',
      after(ending(), 'W: play HT', 'S: dummy H7', 'E: play HJ', 'S: play D6', 'S: take-back D6'),
      [],
    ],
    ['dummy spent it', after(revoked, 'N: attention revoke W', 'W: take-back D7'), []],
  ])('%s', (_, table, open) => expect(rulings(table)).toEqual(open));

  it('the card goes back', () => {
    expect([trickOf(corrected), corrected.hands.W.length, revokes(corrected)]).toEqual([
      'SS5',
      4,
      ['W 10 83 corrected'],
    ]);
  });

  it('expose: it may be called; he follows as he likes', () => {
    const table = after(corrected, 'S: elect expose');
    expect(exposed(table, 'W')).toEqual(['D7 86']);
    expect(revokes(after(table, 'W: play S3'))).toEqual(['W 10 83 corrected']);
  });

  it.each([
    ['highest', 'W: play S3', 'W 10 73 correctable'],
    ['lowest', 'W: play SQ', 'W 10 73 correctable'],
  ])('%s: not %s', (option, line, broken) => {
    const table = after(corrected, `S: elect ${option}`);
    expect([orders(table), exposed(table, 'W')]).toEqual([[`W ${option}`], []]);
    expect(revokes(after(table, line))).toEqual(['W 10 83 corrected', broken]);
  });

  it('waive: the card goes back unseen', () => {
    const table = after(corrected, 'S: elect waive');
    expect([exposed(table, 'W'), orders(table), rulings(table)]).toEqual([[], [], []]);
  });

  it('those who followed may change their cards, which are not exposed', () => {
    const table = after(revoked, 'S: dummy SK', 'E: play S2', 'W: take-back D7', 'S: elect waive', 'E: take-back S2');
    expect([trickOf(table), exposed(table, 'E'), table.hands.E.length]).toEqual(['SS5 NSK', [], 4]);
    expect(trickOf(after(table, 'S: take-back SK'))).toBe('SS5');
    expect(answerTo(table, 'S: take-back S5')).toBe('card-already-played 64');
  });

  it('who played before it may not', () => {
    const table = after(ending(), 'W: play HT', 'S: dummy H7', 'E: play D5', 'E: take-back D5', 'S: elect waive');
    expect(answerTo(table, 'S: take-back H7')).toBe('card-already-played 64');
    expect(answerTo(table, 'W: take-back HT')).toBe('card-already-played 86');
  });

  it.each([
    [
      'an established revoke',
      after(revoked, 'S: dummy SK', 'E: play S2', 'S: gather'),
      'W: take-back D7',
      'card-already-played 86',
    ],
    [
      'a card that is none',
      after(ending({ leader: 'S' }), 'S: play S5', 'W: play S3'),
      'W: take-back S3',
      'card-already-played 86',
    ],
    ['another’s card', revoked, 'E: take-back D7', 'card-already-played 86'],
    ['a card that does not lie there', revoked, 'W: take-back HT', 'card-not-held'],
    ['the trick waits for the declarer', corrected, 'W: play S3', 'awaits-decision 94'],
    ['who alone chooses', corrected, 'W: elect waive', 'not-yours 86'],
  ])('%s', (_, table, line, answer) => expect(answerTo(table, line)).toBe(answer));
});
