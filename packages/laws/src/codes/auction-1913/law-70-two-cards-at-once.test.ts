import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, exposed, rulings, trickOf } from '../../../test/table-from.ts';

const west = ending({ leader: 'W' });

describe('auction-1913/70 Two or more cards at once', () => {
  it.each([
    ['two led', west, 'W: play HT D7', ['70 to S against W: play HT, play D7']],
    ['three led', west, 'W: play SQ S3 D7', ['70 to S against W: play SQ, play S3, play D7']],
    [
      'only what follows suit may be chosen',
      after(ending({ leader: 'S' }), 'S: play S5'),
      'W: play S3 HT',
      ['70 to S against W: play S3'],
    ],
    [
      'both follow',
      after(ending({ leader: 'S' }), 'S: play S5'),
      'W: play S3 SQ',
      ['70 to S against W: play S3, play SQ'],
    ],
    [
      'none follows: any',
      after(ending({ leader: 'S' }), 'S: play D6'),
      'W: play S3 HT',
      ['70 to S against W: play S3, play HT'],
    ],
    [
      'by the declarer it is another law',
      ending({ leader: 'S' }),
      'S: play SA S5',
      ['64 to S against S: play SA, play S5'],
    ],
    ['one card', west, 'W: play HT', []],
  ])('%s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it('the one chosen is played, the others lie exposed', () => {
    const table = after(west, 'W: play SQ S3 D7', 'S: elect play S3');
    expect([trickOf(table), exposed(table, 'W'), table.putDown]).toEqual(['WS3', ['SQ 70', 'D7 70'], []]);
  });

  it('one that lay exposed already keeps its law', () => {
    const table = after(west, 'W: drop SQ', 'W: play SQ S3', 'S: elect play S3');
    expect(exposed(table, 'W')).toEqual(['SQ 67']);
  });

  it.each([
    ['S: dummy H7', 'awaits-decision 94'],
    ['E: play HJ', 'awaits-decision 94'],
    ['W: play S3', 'awaits-decision 94'],
    ['W: elect play HT', 'not-yours 70'],
    ['S: elect play SQ', 'no-such-option 70'],
    ['S: elect waive', 'no-such-option 70'],
  ])('play waits for the declarer: %s: %s', (line, answer) => {
    expect(answerTo(after(west, 'W: play HT D7'), line)).toBe(answer);
  });
});
