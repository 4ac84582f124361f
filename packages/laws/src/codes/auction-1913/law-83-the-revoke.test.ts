import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, eventsOfKind, revokes, rulings } from '../../../test/table-from.ts';

const lead = after(ending({ leader: 'S' }), 'S: play H8');
const revoked = after(lead, 'W: play D7', 'S: dummy H7', 'E: play HJ');
const established = ['W 10 83 established'];
const open = ['W 10 83 correctable'];

describe('auction-1913/83 The revoke and when it is established', () => {
  it.each([
    ['he follows suit', lead, 'W: play HT', []],
    ['he could follow suit', lead, 'W: play D7', open],
    ['he has none of it', after(ending({ leader: 'N' }), 'S: dummy C8'), 'E: play D5', []],
    ['he leads', ending(), 'W: play D7', []],
    ['dummy', after(ending(), 'W: play HT'), 'S: dummy C8', []],
    ['the declarer', after(ending(), 'W: play HT', 'S: dummy H7', 'E: play HJ'), 'S: play D6', ['S 10 83 correctable']],
  ])('%s', (_, table, line, made) => expect(revokes(after(table, line))).toEqual(made));

  it.each([
    ['nobody has quitted the trick', [], open],
    ['quitted by the winner', ['E: gather'], established],
    ['quitted by his partner', ['W: gather'], established],
    ['quitted by the wrong side', ['S: gather'], open],
    ['the offender’s partner leads to the next', ['E: play S9'], established],
    ['the offender leads to it out of turn', ['W: play SQ'], established],
    ['the other side leads to it out of turn', ['S: play SA'], open],
  ])('%s', (_, lines, status) => expect(revokes(after(revoked, ...lines))).toEqual(status));

  it('of the wrong side’s lead and then the offender’s play', () => {
    expect(revokes(after(revoked, 'S: gather', 'S: play SA', 'W: play S3'))).toEqual(established);
  });

  it('nobody is told', () => expect([rulings(revoked), revoked.revokes[0]?.noticed]).toEqual([[], false]));

  it('unless the rules of the table say so', () => {
    const told = after(ending({ leader: 'S', rules: { attention: 'table' } }), 'S: play H8');
    expect(eventsOfKind('revoke-noticed', told, 'W: play D7')).toEqual([
      { kind: 'revoke-noticed', seat: 'W', trick: 10 },
    ]);
    expect(eventsOfKind('revoke-noticed', told, 'W: play HT')).toEqual([]);
    expect(rulings(after(told, 'W: play D7', 'S: dummy H7', 'E: play HJ', 'E: gather'))).toEqual([
      '84 to S against W: points, tricks, waive',
    ]);
  });

  it('two revokes of a side are established together by its next play', () => {
    const table = after(ending({ leader: 'S' }), 'S: play S5', 'W: play D7', 'S: dummy S4', 'E: play HJ', 'S: gather');
    expect(revokes(after(table, 'S: play H8', 'W: play HT'))).toEqual(['W 10 83 established', 'E 10 83 established']);
  });
});

describe('auction-1913/85 “Having none, partner?”', () => {
  const asked = after(revoked, 'E: ask-none');

  it.each([
    ['asked, then quitted by the winners', ['E: gather'], open],
    ['answered with some, then quitted', ['W: answer some', 'E: gather'], open],
    ['answered with none', ['W: answer none'], established],
    ['his side leads to the next trick', ['W: answer some', 'E: play S9'], established],
  ])('%s', (_, lines, status) => expect(revokes(after(asked, ...lines))).toEqual(status));

  it('asked too late it changes nothing', () => {
    expect(answerTo(after(revoked, 'E: gather'), 'E: ask-none')).toBe('not-now 85');
  });

  it('after the question the card comes back even from the quitted trick', () => {
    const table = after(asked, 'W: answer some', 'E: gather', 'W: take-back D7');
    expect([table.hands.W.length, revokes(table)]).toEqual([4, ['W 10 83 corrected']]);
  });

  it.each([
    ['a partner who followed', after(lead, 'W: play HT'), 'E: ask-none', 'not-now 85'],
    ['a partner who has not played', lead, 'E: ask-none', 'not-now 85'],
    ['dummy, who lies open', after(ending(), 'W: play HT', 'S: dummy C8'), 'S: ask-none', 'not-now 85'],
    ['twice', asked, 'E: ask-none', 'not-now 85'],
    ['an answer of somebody else', asked, 'E: answer none', 'not-now 85'],
    ['an answer without a question', revoked, 'W: answer none', 'not-now 85'],
  ])('%s', (_, table, line, answer) => expect(answerTo(table, line)).toBe(answer));
});

describe('auction-1913/88 A revoke is claimed in time', () => {
  const over = after(revoked, 'E: play S9', 'S: concede rest');

  it('until the cards are cut', () => {
    expect(rulings(after(over, 'S: attention revoke W'))).toEqual(['84 to S against W: points, tricks, waive']);
    expect(answerTo(after(over, 'S: cut'), 'S: attention revoke W')).toBe('not-now 88');
  });

  it('the cut waits for a claimed revoke to be decided', () => {
    expect(answerTo(after(over, 'S: attention revoke W'), 'S: cut')).toBe('awaits-decision 94');
  });

  it.each(['N: cut', 'E: cut', 'W: cut'])('%s is not the cutter’s', (line) => {
    expect(answerTo(over, line)).toBe('not-yours 32');
  });

  it('nor while the hand is played', () => expect(answerTo(revoked, 'S: cut')).toBe('not-now 32'));
});

describe('auction-1913/83, 85 Two revokes of a side in one trick', () => {
  /** West and East have both played another suit to South's spade, which wins. */
  const both = after(ending({ leader: 'S' }), 'S: play S5', 'W: play D7', 'S: dummy S4', 'E: play HJ');
  const [WEST, EAST] = ['W 10 83', 'E 10 83'];

  it.each([
    ['neither was asked about', ['S: gather'], [`${WEST} established`, `${EAST} established`]],
    [
      'West was asked, and quitting establishes only East’s',
      ['E: ask-none', 'S: gather'],
      [`${WEST} correctable`, `${EAST} established`],
    ],
    ['East was asked', ['W: ask-none', 'S: gather'], [`${WEST} established`, `${EAST} correctable`]],
    [
      'West denied, and only his is established',
      ['E: ask-none', 'W: answer none'],
      [`${WEST} established`, `${EAST} correctable`],
    ],
  ])('%s', (_, lines, status) => expect(revokes(after(both, ...lines))).toEqual(status));

  it('each is put right by its own player', () => {
    const table = after(both, 'E: take-back HJ', 'S: elect waive');
    expect(revokes(table)).toEqual([`${WEST} correctable`, `${EAST} corrected`]);
  });

  it('each is claimed for itself', () => {
    const table = after(both, 'S: gather', 'S: attention revoke E');
    expect([rulings(table), table.revokes.map((one) => one.noticed)]).toEqual([
      ['84 to S against E: points, tricks, waive'],
      [false, true],
    ]);
  });

  it('a question about one trick does not keep open a revoke in the next', () => {
    const asked = after(ending({ leader: 'S' }), 'S: play S5', 'W: play D7', 'E: ask-none', 'W: answer some');
    const right = after(asked, 'W: take-back D7', 'S: elect waive', 'W: play S3', 'S: dummy SK', 'E: play S2');
    const again = after(right, 'S: dummy S4', 'E: play S9', 'S: play SA', 'W: play D7', 'S: gather');
    expect(revokes(again)).toEqual(['W 10 83 corrected', 'W 11 83 established']);
  });

  it('a card put down to the next trick goes back when the quitted one is opened again', () => {
    const quitted = after(revoked, 'E: ask-none', 'W: answer some', 'E: gather', 'S: play SA');
    const table = after(quitted, 'W: take-back D7');
    expect([table.hands.S, table.hands.W, table.pile]).toEqual([['SA', 'S5', 'D6'], ['SQ', 'S3', 'HT', 'D7'], []]);
    expect(table.trick.map((played) => played.card)).toEqual(['H8', 'H7', 'HJ']);
    expect([table.tricks, table.leader, table.trickNumber]).toEqual([{ NS: 5, EW: 4 }, 'S', 10]);
  });
});
