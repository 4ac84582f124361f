import { describe, expect, it } from 'vitest';
import { after, answerTo, eventsOfKind, given, rulings } from '../../../test/table-from.ts';

const begun = given();

describe('auction-1913/49 Bidding out of turn', () => {
  it.each([
    ['in his turn', ['S: bid 1S'], []],
    ['before the dealer', ['W: bid 1S'], ['49 to NS against W: new-deal, stand']],
    ['the left-hand player’s turn', ['S: bid 1S', 'N: bid 1C'], ['49 to EW against N: new-deal, stand']],
    [
      'a player again before the others have spoken',
      ['S: bid 1S', 'S: bid 1C'],
      ['49 to WE against S: new-deal, stand'],
    ],
    ['a pass costs nothing', ['S: bid 1S', 'N: pass'], []],
    ['a pass before the dealer costs nothing', ['N: pass'], []],
  ])('%s', (_, lines, open) => expect(rulings(after(begun, ...lines))).toEqual(open));

  it('a pass out of turn is heard and leaves the turn', () => {
    const table = after(begun, 'S: bid 1S', 'N: pass');
    expect([table.caller, table.calls.length]).toEqual(['W', 1]);
  });

  const offended = after(begun, 'S: bid 1S', 'N: bid 1C');

  it('new-deal: the same player deals again', () => {
    const table = after(offended, 'E: elect new-deal');
    expect(table.phase).toBe('void');
    expect(after(table, 'E: cut').dealer).toBe('S');
  });

  it('stand: the bidding goes on to the left of it', () => {
    const table = after(offended, 'E: elect stand');
    expect([table.phase, table.caller]).toEqual(['declaring', 'E']);
    expect(table.calls.at(-1)).toMatchObject({ seat: 'N', call: '1C', note: 'out-of-turn' });
  });

  it('stand: a bid too low is then an insufficient one', () => {
    const table = after(begun, 'S: bid 2C', 'N: bid 1D', 'E: elect stand');
    expect(rulings(table)).toEqual(['50 to EW against N: penalize, waive']);
  });

  it.each([
    ['N: elect stand', 'not-yours 49'],
    ['S: elect stand', 'not-yours 49'],
    ['E: elect waive', 'no-such-option 49'],
    ['W: bid 2C', 'awaits-decision 94'],
    ['N: pass', 'awaits-decision 94'],
  ])('%s: %s', (line, answer) => expect(answerTo(offended, line)).toBe(answer));
});

describe('auction-1913/57 Doubling out of turn', () => {
  const bid = after(begun, 'S: bid 1C');
  it.each([
    ['in his turn', ['W: double'], []],
    ['out of it', ['E: double'], ['57 to SN against E: new-deal, stand']],
    ['of his partner’s bid, which has no effect', ['N: double'], []],
    ['a redouble of what is not doubled', ['S: redouble'], []],
    ['a redouble out of turn', ['W: double', 'S: redouble'], ['57 to WE against S: new-deal, stand']],
  ])('%s', (_, lines, open) => expect(rulings(after(bid, ...lines))).toEqual(open));

  it('without effect and out of turn it is heard as a pass out of turn', () => {
    expect(eventsOfKind('said', bid, 'N: double')).toEqual([
      { kind: 'said', seat: 'N', what: 'pass-out-of-turn', call: 'double' },
    ]);
    expect(after(bid, 'N: double').calls.length).toBe(1);
  });

  const offended = after(bid, 'E: double');

  it('new-deal', () => expect(after(offended, 'S: elect new-deal').phase).toBe('void'));

  it('stand: it counts, and the bidding goes on to its left', () => {
    const table = after(offended, 'N: elect stand');
    expect([table.caller, table.rulings]).toEqual(['S', []]);
    expect(after(table, 'S: pass', 'W: pass', 'N: pass').contract).toEqual({ seat: 'S', bid: '1C', doubled: 2 });
  });

  it.each([
    ['W: elect stand', 'not-yours 57'],
    ['E: elect new-deal', 'not-yours 57'],
    ['W: pass', 'awaits-decision 94'],
  ])('%s: %s', (line, answer) => expect(answerTo(offended, line)).toBe(answer));
});
