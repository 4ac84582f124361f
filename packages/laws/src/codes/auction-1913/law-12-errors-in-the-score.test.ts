import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, finished } from '../../../test/table-from.ts';
import { law12, law13 } from './law-12-errors-in-the-score.ts';

describe('auction-1913/12, 13 A wrong score', () => {
  it('cannot come about: the table counts', () => {
    expect([law12.kept, law13.kept]).toEqual(['construction', 'construction']);
  });

  it.each(['N', 'E', 'S', 'W'])('%s may speak of the score at any time, and it changes nothing', (seat) => {
    expect(answerTo(ending(), `${seat}: attention score`)).toBe('done');
    const scored = finished({ contract: 'S 2R' }, 8);
    expect(after(scored, `${seat}: attention score`).score).toEqual(scored.score);
  });
});
