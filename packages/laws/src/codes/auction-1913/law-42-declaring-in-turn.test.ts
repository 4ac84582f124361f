import { describe, expect, it } from 'vitest';
import { after, answerTo, correct, given } from '../../../test/table-from.ts';

const begun = given();

describe('auction-1913/42 The dealer must declare', () => {
  it.each([
    ['S: bid 1S', 'done'],
    ['S: bid 7N', 'done'],
    ['S: pass', 'must-declare 42'],
    ['S: double', 'must-declare 42'],
    ['S: redouble', 'must-declare 42'],
    ['W: double', 'not-now 54'],
  ])('%s: %s', (line, answer) => expect(answerTo(begun, line)).toBe(answer));

  it('his bid cannot be corrected into a pass', () => {
    expect(answerTo(after(begun, 'S: bid 1S'), correct('S', 'pass'))).toBe('must-declare 42');
  });
});

describe('auction-1913/43 What a player may say in his turn', () => {
  it('the turn goes to the left after each call', () => {
    let table = after(begun, 'S: bid 1S');
    expect(table.caller).toBe('W');
    table = after(table, 'W: bid 1C');
    expect(table.caller).toBe('N');
    table = after(table, 'N: double');
    expect(table.caller).toBe('E');
    table = after(table, 'E: redouble');
    expect(table.caller).toBe('S');
    table = after(table, 'S: pass');
    expect(table.caller).toBe('W');
    expect(table.rulings).toEqual([]);
  });

  it.each([
    ['S: make H', 'not-now'],
    ['S: leave', 'not-now'],
    ['S: satisfied', 'not-now'],
    ['S: bid XX', 'unreadable'],
  ])('%s belongs to no auction', (line, answer) => {
    if (answer === 'unreadable') expect(() => answerTo(begun, line)).toThrow();
    else expect(answerTo(begun, line)).toBe(answer);
  });
});

describe('auction-1913/45 Overbidding, 55 Doubling reopens the bidding', () => {
  it.each([
    ['two passes leave it open', ['S: bid 1R', 'W: pass', 'N: pass'], 'declaring'],
    ['three passes make it final', ['S: bid 1R', 'W: pass', 'N: pass', 'E: pass'], 'playing'],
    ['a double after two passes reopens it', ['S: bid 1R', 'W: pass', 'N: pass', 'E: double'], 'declaring'],
    [
      'two passes after a double leave it open',
      ['S: bid 1R', 'W: pass', 'N: pass', 'E: double', 'S: pass', 'W: pass'],
      'declaring',
    ],
    [
      'three after it do not',
      ['S: bid 1R', 'W: pass', 'N: pass', 'E: double', 'S: pass', 'W: pass', 'N: pass'],
      'playing',
    ],
    ['a redouble reopens it too', ['S: bid 1R', 'W: double', 'N: redouble', 'E: pass', 'S: pass'], 'declaring'],
    ['so does a bid', ['S: bid 1R', 'W: pass', 'N: bid 2R', 'E: pass', 'S: pass'], 'declaring'],
  ])('%s', (_, lines, phase) => expect(after(begun, ...lines).phase).toBe(phase));

  it('a player overbids his partner and, when another has bid between, himself', () => {
    const table = after(begun, 'S: bid 1C', 'W: pass', 'N: bid 1D', 'E: pass', 'S: bid 1H', 'W: bid 1R', 'N: pass');
    expect(after(table, 'E: pass', 'S: bid 2H').rulings).toEqual([]);
  });

  it('nobody bids over a final declaration', () => {
    const table = after(begun, 'S: bid 1R', 'W: pass', 'N: pass', 'E: pass');
    expect(answerTo(table, 'S: bid 2R')).toBe('not-now');
  });

  it.each([
    ['undoubled', ['S: bid 1R', 'W: pass', 'N: pass', 'E: pass'], 1],
    ['doubled', ['S: bid 1R', 'W: double', 'N: pass', 'E: pass', 'S: pass'], 2],
    ['redoubled', ['S: bid 1R', 'W: double', 'N: redouble', 'E: pass', 'S: pass', 'W: pass'], 4],
    ['doubled, then overbid', ['S: bid 1R', 'W: double', 'N: bid 2R', 'E: pass', 'S: pass', 'W: pass'], 1],
  ])('%s: each odd trick counts %#', (_, lines, doubled) => {
    expect(after(begun, ...lines).contract?.doubled).toBe(doubled);
  });
});

describe('auction-1913/58 The play begins, 59 Dummy is laid down', () => {
  const final = after(begun, 'S: bid 1R', 'W: pass', 'N: pass', 'E: pass');

  it('the player on the declarer’s left leads', () => {
    expect([final.leader, final.contract]).toEqual(['W', { seat: 'S', bid: '1R', doubled: 1 }]);
  });

  it('dummy comes down with that lead and not before', () => {
    expect(final.dummyDown).toBe(false);
    expect(answerTo(final, 'S: dummy SK')).toBe('not-now 59');
    expect(after(final, 'W: play C7').dummyDown).toBe(true);
  });

  it('a false lead lays nothing', () => {
    expect(after(final, 'E: play C4').dummyDown).toBe(false);
  });

  it.each([
    ['N: dummy SK', 'not-yours 59'],
    ['N: play SK', 'not-yours 60'],
    ['W: dummy SK', 'not-yours 59'],
    ['S: dummy SA', 'card-not-held'],
    ['S: dummy SK', 'done'],
  ])('once it lies there, %s: %s', (line, answer) => {
    expect(answerTo(after(final, 'W: play C7'), line)).toBe(answer);
  });

  it('dummy does not lead', () => expect(answerTo(final, 'N: play SK')).toBe('not-yours 59'));
});
