import { describe, expect, it } from 'vitest';
import { after, answerTo, finished, rulings, sheetOf } from '../../../test/table-from.ts';

const contract = 'S 2R';
/** South has played two royal spades and won so many tricks; honours are 36 for North and South. */
const scored = (won: number, revoked: readonly ('E' | 'S' | 'W')[], ...lines: readonly string[]) =>
  sheetOf(after(finished({ contract }, won, ...revoked), ...lines)).filter((line) => !line.endsWith('honours'));

describe('auction-1913/84 The revoke penalty', () => {
  it.each([
    ['of an adversary: the declarer chooses', 'W', 'S: attention revoke W', '84 to S against W: points, tricks, waive'],
    [
      'pointed out by his partner, who is dummy no more',
      'W',
      'N: attention revoke W',
      '84 to S against W: points, tricks, waive',
    ],
    ['owned up to by the other adversary', 'W', 'E: attention revoke W', '84 to S against W: points, tricks, waive'],
    ['of the declarer: either adversary', 'S', 'W: attention revoke S', '84 to WE against S: points, waive'],
  ] as const)('%s', (_, revoker, line, question) => {
    expect(rulings(after(finished({ contract }, 8, revoker), line))).toEqual([question]);
  });

  it('an accusation that is not true asks nothing', () => {
    const table = finished({ contract }, 8, 'W');
    expect(rulings(after(table, 'S: attention revoke E'))).toEqual([]);
    expect(rulings(after(table, 'S: attention revoke W 2'))).toEqual([]);
    expect(rulings(after(table, 'S: attention revoke W 1')).length).toBe(1);
  });

  it.each([
    [
      'points of an adversary',
      8,
      ['S: attention revoke W', 'S: elect points'],
      ['NS below 18 4 tricks', 'NS above 150 84 revoke'],
    ],
    ['points, though the bid failed', 7, ['S: attention revoke W', 'S: elect points'], ['NS above 150 84 revoke']],
    ['three tricks', 8, ['S: attention revoke W', 'S: elect tricks'], ['NS below 45 4 tricks']],
    ['three tricks make the bid good', 5, ['S: attention revoke W', 'S: elect tricks'], ['NS below 18 4 tricks']],
    ['three tricks do not reach', 4, ['S: attention revoke W', 'S: elect tricks'], []],
    [
      'no more than the adversaries have',
      12,
      ['S: attention revoke W', 'S: elect tricks'],
      ['NS below 63 4 tricks', 'NS above 20 8 little-slam'],
    ],
    ['no penalty', 8, ['S: attention revoke W', 'S: elect waive'], ['NS below 18 4 tricks']],
    ['no penalty, and the bid failed', 7, ['S: attention revoke W', 'S: elect waive'], ['EW above 50 47 undertricks']],
  ])('%s', (_, won, lines, sheet) => expect(scored(won, ['W'], ...lines)).toEqual(sheet));

  it.each([
    ['he made it: he scores nothing', 9, ['EW above 150 84 revoke']],
    ['he failed: in addition to the undertricks', 6, ['EW above 100 47 undertricks', 'EW above 150 84 revoke']],
  ])('of the declarer, %s', (_, won, sheet) => {
    expect(scored(won, ['S'], 'W: attention revoke S', 'E: elect points')).toEqual(sheet);
  });

  it('the revoking side keeps its honours', () => {
    const table = after(finished({ contract }, 9, 'S'), 'W: attention revoke S', 'E: elect points');
    expect(sheetOf(table)).toContain('NS above 36 6 honours');
  });

  it.each([
    [
      ['S: attention revoke W', 'S: elect points', 'S: attention revoke E', 'S: elect points'],
      ['NS above 150 84 revoke', 'NS above 100 84 second-revoke'],
    ],
    [
      ['S: attention revoke W', 'S: elect tricks', 'S: attention revoke E', 'S: elect points'],
      ['NS above 100 84 second-revoke'],
    ],
    [
      ['S: attention revoke W', 'S: elect waive', 'S: attention revoke E', 'S: elect points'],
      ['NS above 100 84 second-revoke'],
    ],
  ])('each further one of the side costs a hundred: %j', (lines, sheet) => {
    expect(scored(8, ['W', 'E'], ...lines).filter((line) => line.includes(' above '))).toEqual(sheet);
  });

  it('a further one offers no tricks', () => {
    const table = after(finished({ contract }, 8, 'W', 'E'), 'S: attention revoke W', 'S: elect tricks');
    expect(rulings(after(table, 'S: attention revoke E'))).toEqual(['84 to S against E: points, waive']);
  });

  it('the same revoke is not claimed twice', () => {
    const table = after(finished({ contract }, 8, 'W'), 'S: attention revoke W', 'S: elect points');
    expect(rulings(after(table, 'S: attention revoke W'))).toEqual([]);
  });

  it.each([
    ['W: elect points', 'not-yours 84'],
    ['N: elect points', 'not-yours 84'],
    ['S: elect new-deal', 'no-such-option 84'],
  ])('%s: %s', (line, answer) => {
    expect(answerTo(after(finished({ contract }, 8, 'W'), 'S: attention revoke W'), line)).toBe(answer);
  });
});

describe('auction-1913/89 Both sides revoke', () => {
  const both = ['S: attention revoke W', 'S: elect points', 'W: attention revoke S', 'W: elect points'];

  it('only honours are scored', () => expect(scored(9, ['W', 'S'], ...both)).toEqual([]));

  it('no three tricks either', () => {
    const lines = ['S: attention revoke W', 'S: elect tricks', 'W: attention revoke S', 'W: elect points'];
    expect(scored(7, ['W', 'S'], ...lines)).toEqual([]);
  });

  it('each further revoke of a side is a hundred for the other', () => {
    const lines = [...both, 'S: attention revoke E', 'S: elect points'];
    expect(scored(9, ['W', 'S', 'E'], ...lines)).toEqual(['NS above 100 89 second-revoke']);
  });

  it('one that is waived is none', () => {
    const lines = ['S: attention revoke W', 'S: elect points', 'W: attention revoke S', 'W: elect waive'];
    expect(scored(8, ['W', 'S'], ...lines)).toEqual(['NS below 18 4 tricks', 'NS above 150 84 revoke']);
  });
});
