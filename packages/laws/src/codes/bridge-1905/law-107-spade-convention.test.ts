import { describe, expect, it } from 'vitest';
import { after, given, rulings, sheetOf } from '../../../test/table-from.ts';

const NOTHING = { below: 0, above: 0, games: 0 };
const at = (ns: number, ew: number, spades: 'convention' | 'played' = 'convention') =>
  given({
    code: 'bridge-1905',
    rules: { spades },
    score: { NS: { ...NOTHING, below: ns }, EW: { ...NOTHING, below: ew } },
  });
const agreed = at(0, 0);
const made = after(agreed, 'S: make S');
const QUESTION = '107 to S against E: points, call-suit, waive';

describe('bridge-1905/107 The spade convention', () => {
  it.each([
    ['nobody has twenty', at(19, 19), 'S: make S', 'reckoning'],
    ['the dealer’s side has twenty', at(20, 0), 'S: make S', 'playing'],
    ['the adversaries have twenty', at(0, 20), 'S: make S', 'playing'],
    ['another suit', agreed, 'S: make C', 'playing'],
    ['not agreed', at(0, 0, 'played'), 'S: make S', 'playing'],
  ])('I: %s', (_, table, line, phase) => {
    expect(after(table, line, 'W: ask-lead', 'E: yes').phase).toBe(phase);
  });

  it('I: the dealer’s side scores two, and honours as held', () => {
    expect(sheetOf(after(made, 'W: ask-lead', 'E: yes'))[0]).toBe('NS below 2 4 spade-convention');
  });

  it('I: doubled it is played', () => {
    expect(after(made, 'W: double', 'S: satisfied', 'N: satisfied').phase).toBe('playing');
  });

  it.each([
    ['third hand asks', made, 'E: ask-lead', [QUESTION]],
    ['third hand leads', made, 'E: play HK', [QUESTION]],
    ['eldest hand leads without asking', made, 'W: play HT', ['107 to S against W: points, call-suit, waive']],
    ['a side has twenty', after(at(20, 0), 'S: make S'), 'E: ask-lead', []],
    ['another suit', after(agreed, 'S: make C'), 'E: ask-lead', []],
    [
      'the partner made it: he is asked',
      after(agreed, 'S: leave', 'N: make S'),
      'E: ask-lead',
      ['107 to N against E: points, call-suit, waive'],
    ],
  ])('II: %s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it('II: points: two, and the hand is not played', () => {
    const table = after(made, 'W: play HT', 'S: elect points');
    expect([table.phase, table.putDown, table.hands.W.length]).toEqual(['reckoning', [], 13]);
    expect(sheetOf(table)[0]).toBe('NS below 2 4 spade-convention');
  });

  it('II: call-suit: it is played and eldest hand leads the suit named', () => {
    const table = after(made, 'W: play HT', 'S: elect call-suit');
    expect([table.phase, table.putDown]).toEqual(['playing', []]);
    expect(rulings(table)).toEqual(['107 to S against W: suit S, suit H, suit D, suit C, waive']);
  });

  it('III: a double before the question is for the maker to accept, and the hand is played in any case', () => {
    const doubled = after(made, 'E: double');
    expect(rulings(doubled)).toEqual(['54 to S against E: stand, refuse']);
    expect(after(doubled, 'S: elect refuse').phase).toBe('playing');
  });
});
