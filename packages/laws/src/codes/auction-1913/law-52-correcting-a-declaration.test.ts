import { describe, expect, it } from 'vitest';
import { after, answerTo, correct, given, rulings } from '../../../test/table-from.ts';

const begun = given();

describe('auction-1913/52 Correcting a declaration', () => {
  it.each([
    ['before the next player has called', ['S: bid 2S'], 'S: correct 2R', 'done'],
    ['a bid into a double', ['S: bid 1C', 'W: bid 1D'], correct('W', 'double'), 'done'],
    ['a pass into a bid', ['S: bid 1C', 'W: pass'], 'W: correct 1D', 'done'],
    ['after the next player has passed', ['S: bid 2S', 'W: pass'], 'S: correct 2R', 'not-now 52'],
    ['after the next player has bid', ['S: bid 2S', 'W: bid 1C'], 'S: correct 2R', 'not-now 52'],
    ['somebody else’s call', ['S: bid 2S'], 'N: correct 2R', 'not-now 52'],
    ['when nobody has called', [], 'S: correct 2R', 'not-now 52'],
  ])('%s', (_, lines, line, answer) => expect(answerTo(after(begun, ...lines), line)).toBe(answer));

  it('the corrected call takes the place of the other, and the turn stays', () => {
    const table = after(begun, 'S: bid 2S', 'S: correct 2R');
    expect(table.calls).toEqual([{ seat: 'S', call: '2R' }]);
    expect(table.caller).toBe('W');
  });

  it('an insufficient bid corrected in time is not penalized', () => {
    const table = after(begun, 'S: bid 2H', 'W: bid 2D', 'W: correct 3D');
    expect(rulings(table)).toEqual([]);
    expect(table.rulingLog.at(-1)?.outcome).toEqual({ state: 'lapsed', law: 52, why: 'corrected' });
  });

  it('one that is again too low is asked about again', () => {
    const table = after(begun, 'S: bid 2H', 'W: bid 2D', 'W: correct 1R');
    expect(rulings(table)).toEqual(['50 to NS against W: penalize, waive']);
  });

  it('not after an adversary has drawn attention to it', () => {
    const table = after(begun, 'S: bid 2H', 'W: bid 2D', 'N: attention irregularity');
    expect(answerTo(table, 'W: correct 3D')).toBe('not-now 50');
  });

  it('not after a penalty was demanded: then only as much as makes it sufficient', () => {
    const table = after(begun, 'S: bid 2H', 'W: bid 2D', 'N: elect penalize');
    expect(answerTo(table, 'W: correct 3N')).toBe('bad-act 50');
  });

  it('a barred player corrects nothing into a bid', () => {
    const table = after(begun, 'S: bid 1C', 'E: drop HK', 'W: pass');
    expect(answerTo(table, 'W: correct 1D')).toBe('barred 65');
  });

  it('into a double that has no effect: a pass', () => {
    const table = after(begun, 'S: bid 1C', 'W: pass', 'N: bid 1D', correct('N', 'double'));
    expect(table.calls.at(-1)).toEqual({ seat: 'N', call: 'pass' });
  });

  it('the third pass corrected into a bid keeps the auction open', () => {
    const table = after(begun, 'S: bid 1C', 'W: bid 1D', 'N: pass', 'E: pass', 'E: correct 2D');
    expect([table.phase, table.caller]).toEqual(['declaring', 'S']);
  });
});
