import { describe, expect, it } from 'vitest';
import { after, answerTo, ending } from '../../test/table-from.ts';

describe('who answers a claim', () => {
  const claims = {
    declarer: after(ending(), 'S: claim 2'),
    adversary: after(ending(), 'W: claim 2'),
    givesAll: after(ending(), 'W: concede rest'),
  };
  it.each([
    ['declarer', 'W: admit', 'done'],
    ['declarer', 'E: dispute', 'done'],
    ['declarer', 'S: dispute', 'not-yours 72'],
    ['declarer', 'N: dispute', 'not-yours 72'],
    ['adversary', 'S: admit', 'done'],
    ['adversary', 'S: dispute', 'done'],
    ['adversary', 'N: dispute', 'not-yours 72'],
    ['adversary', 'N: admit', 'not-yours 72'],
    ['adversary', 'E: dispute', 'not-yours 72'],
    ['givesAll', 'E: admit', 'done'],
    ['givesAll', 'E: dispute', 'done'],
    ['givesAll', 'S: dispute', 'done'],
    ['givesAll', 'S: admit', 'not-yours 72'],
    ['givesAll', 'N: dispute', 'not-yours 72'],
    ['givesAll', 'W: dispute', 'not-yours 72'],
  ] as const)('%s: %s: %s', (claim, line, answer) => expect(answerTo(claims[claim], line)).toBe(answer));

  it('a claim of none and one of all are claims', () => {
    expect(after(ending(), 'S: claim 4').claim?.tricks).toBe(4);
    expect(after(ending(), 'S: claim 0').claim?.tricks).toBe(0);
  });
});
