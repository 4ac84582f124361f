import { describe, expect, it } from 'vitest';
import {
  after,
  answerTo,
  ending,
  exposed,
  given,
  orders,
  revokes,
  rulings,
  trickOf,
} from '../../../test/table-from.ts';

const QUESTION = '76 to S against E: expose, call-suit, waive';
const falseLead = after(ending(), 'E: play HJ');

describe('auction-1913/76 An adversary leads out of turn', () => {
  it.each([
    ['the adversary whose turn it is', ending(), 'W: play HT', []],
    ['his partner', ending(), 'E: play HJ', [QUESTION]],
    ['an adversary when the declarer is to lead', ending({ leader: 'S' }), 'E: play HJ', [QUESTION]],
    ['an adversary when dummy is to lead', ending({ leader: 'N' }), 'E: play HJ', [QUESTION]],
    ['at the very first lead', given({ contract: 'S 2R' }), 'E: play HK', [QUESTION]],
    ['the declarer', ending(), 'S: play H8', []],
    ['from dummy', ending(), 'S: dummy H7', []],
    [
      'out of turn, but not a lead',
      after(ending({ leader: 'S' }), 'S: play H8'),
      'E: play HJ',
      ['80 to S against E: highest, lowest, win, lose, waive'],
    ],
  ])('%s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it('the turn is the rightful leader’s while the question is open', () => {
    expect(falseLead.falseLead).toEqual({ seat: 'E', card: 'HJ', rightful: 'W' });
    expect(trickOf(falseLead)).toBe('EHJ');
  });

  it('expose: the card lies exposed, and who should have led leads as he likes', () => {
    const table = after(falseLead, 'S: elect expose');
    expect([exposed(table, 'E'), table.trick, table.falseLead, orders(table)]).toEqual([['HJ 76'], [], null, []]);
    expect(revokes(after(table, 'W: play SQ'))).toEqual([]);
  });

  it('call-suit: the card goes back, and an adversary who is to lead is told the suit', () => {
    const table = after(falseLead, 'S: elect call-suit');
    expect([exposed(table, 'E'), table.hands.E.length]).toEqual([[], 4]);
    expect(rulings(table)).toEqual(['76 to S against E: suit S, suit H, suit D, suit C, waive']);
    expect(orders(after(table, 'S: elect suit D'))).toEqual(['W lead-suit D']);
  });

  it('call-suit waits while the declarer is to lead', () => {
    const table = after(ending({ leader: 'S' }), 'E: play HJ', 'S: elect call-suit');
    expect([rulings(table), table.leadCallsDue.length]).toEqual([[], 1]);
    const later = after(table, 'S: play H8', 'W: play HT', 'S: dummy H7', 'E: play HJ');
    expect(rulings(later)).toEqual(['76 to S against E: suit S, suit H, suit D, suit C, waive']);
  });

  it('waive: the card goes back and any suit may be led', () => {
    const table = after(falseLead, 'S: elect waive');
    expect([exposed(table, 'E'), table.trick, table.leadCallsDue]).toEqual([[], [], []]);
  });

  it('the suit may be waived as well', () => {
    const table = after(falseLead, 'S: elect call-suit', 'S: elect waive');
    expect([rulings(table), orders(table)]).toEqual([[], []]);
  });

  it.each([
    ['E: elect expose', 'not-yours 76'],
    ['N: elect expose', 'not-yours 76'],
    ['S: elect suit H', 'no-such-option 76'],
    ['E: take-back HJ', 'not-yours 76'],
  ])('%s: %s', (line, answer) => expect(answerTo(falseLead, line)).toBe(answer));
});

describe('auction-1913/77 The declarer leads out of turn', () => {
  it.each([
    ['from his own hand', ending(), 'S: play H8', 'S: take-back H8', 'done'],
    ['from dummy', ending(), 'S: dummy H7', 'S: take-back H7', 'done'],
    ['from dummy, when his own hand should lead', ending({ leader: 'S' }), 'S: dummy H7', 'S: take-back H7', 'done'],
    ['in turn', ending({ leader: 'S' }), 'S: play H8', 'S: take-back H8', 'card-already-played 64'],
  ])('%s he may put it right: %s', (_, table, lead, line, answer) => {
    const led = after(table, lead);
    expect(rulings(led)).toEqual([]);
    expect(answerTo(led, line)).toBe(answer);
  });

  it('not once the second hand has played', () => {
    const table = after(ending(), 'S: play H8', 'W: play HT');
    expect(table.falseLead).toBeNull();
    expect(answerTo(table, 'S: take-back H8')).toBe('card-already-played 77');
  });

  it('the turn goes on from it', () => {
    expect(after(ending(), 'S: play H8', 'W: play HT', 'S: dummy H7', 'E: play HJ').leader).toBe('E');
  });
});

describe('auction-1913/78 Others play to a false lead', () => {
  it.each([
    ['one has followed', ['S: play H8'], [QUESTION]],
    ['two have followed', ['S: play H8', 'W: play HT'], [QUESTION]],
    ['all three have followed', ['S: play H8', 'W: play HT', 'S: dummy H7'], []],
  ])('%s', (_, lines, open) => expect(rulings(after(falseLead, ...lines))).toEqual(open));

  it('the complete trick stands, and dummy comes down with it', () => {
    const table = after(falseLead, 'S: play H8', 'W: play HT', 'S: dummy H7');
    expect(table.rulingLog[0]?.outcome).toEqual({ state: 'lapsed', law: 78, why: 'trick-complete' });
    expect([table.leader, table.tricks.EW, table.falseLead]).toEqual(['E', 5, null]);
  });

  it('otherwise all cards go back, and only the offender’s is dealt with', () => {
    const table = after(falseLead, 'S: play H8', 'W: play HT', 'S: elect expose');
    expect([table.trick, table.hands.S.length, table.hands.W.length]).toEqual([[], 4, 4]);
    expect([exposed(table, 'E'), exposed(table, 'W')]).toEqual([['HJ 76'], []]);
  });

  it('a revoke to it is undone with it', () => {
    const table = after(falseLead, 'S: play D6', 'W: play D7', 'S: elect waive');
    expect(revokes(table)).toEqual(['S 10 83 corrected', 'W 10 83 corrected']);
  });
});

describe('auction-1913/79 None of the suit called', () => {
  it('the penalty is paid', () => {
    const table = after(falseLead, 'S: elect call-suit', 'S: elect suit C', 'W: play D7');
    expect([revokes(table), orders(table), table.leadCallsDue]).toEqual([[], [], []]);
  });
});
