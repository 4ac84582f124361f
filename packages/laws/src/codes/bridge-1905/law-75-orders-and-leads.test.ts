import { describe, expect, it } from 'vitest';
import {
  after,
  answerTo,
  type Beginning,
  ending,
  exposed,
  orders,
  revokes,
  rulings,
} from '../../../test/table-from.ts';

const from = (beginning: Beginning = {}) => ending({ code: 'bridge-1905', ...beginning });
const falseLead = after(from(), 'E: play HJ');
const QUESTION = '76 to S against E: expose, call-suit, waive';

describe('bridge-1905/75 An order not obeyed', () => {
  const mustLead = after(falseLead, 'S: elect call-suit', 'S: elect suit H');

  it.each([
    ['W: play HT', []],
    ['W: play D7', ['W 10 75 correctable']],
  ])('%s', (line, broken) => expect(revokes(after(mustLead, line))).toEqual(broken));

  it('put right in time the order stands again and the card lies exposed', () => {
    const table = after(mustLead, 'W: play D7', 'W: take-back D7');
    expect([orders(table), exposed(table, 'W')]).toEqual([['W lead-suit H'], ['D7 69']]);
  });

  it('the penalty is that of the revoke', () => {
    const table = after(mustLead, 'W: play D7', 'S: dummy C8', 'E: play D5', 'S: play D6', 'W: gather');
    expect(rulings(after(table, 'S: attention revoke W'))).toEqual(['87 to S against W: tricks, waive']);
  });
});

describe('bridge-1905/76 An adversary leads out of turn, 81 None of the suit called', () => {
  it.each([
    ['in turn', from(), 'W: play HT', []],
    ['out of turn', from(), 'E: play HJ', [QUESTION]],
    ['when the dealer is to lead', from({ leader: 'S' }), 'E: play HJ', [QUESTION]],
    ['the dealer', from(), 'S: play H8', []],
  ])('%s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it('expose: it may be called', () => {
    expect(exposed(after(falseLead, 'S: elect expose'), 'E')).toEqual(['HJ 76']);
  });

  it('call-suit: none of it pays the penalty', () => {
    const table = after(falseLead, 'S: elect call-suit', 'S: elect suit C', 'W: play D7');
    expect([revokes(table), orders(table)]).toEqual([[], []]);
  });

  it('a wrong penalty demanded loses it', () => {
    const table = after(falseLead, 'S: elect highest');
    expect([rulings(table), table.trick, exposed(table, 'E')]).toEqual([[], [], []]);
    expect(table.rulingLog[0]?.outcome).toEqual({ state: 'lapsed', law: 102, why: 'penalty-lost' });
  });
});

describe('bridge-1905/77 The dealer leads out of turn, 78 Others play to a false lead', () => {
  it.each([
    ['before the second hand has played', ['S: play H8'], 'done'],
    ['after it', ['S: play H8', 'W: play HT'], 'card-already-played 77'],
  ])('%s', (_, lines, answer) => expect(answerTo(after(from(), ...lines), 'S: take-back H8')).toBe(answer));

  it.each([
    ['two have followed', ['S: play H8', 'W: play HT'], [QUESTION]],
    ['three have', ['S: play H8', 'W: play HT', 'S: dummy H7'], []],
  ])('%s', (_, lines, open) => expect(rulings(after(falseLead, ...lines))).toEqual(open));
});

describe('bridge-1905/79 Nobody is made to revoke, 80 A call may be repeated', () => {
  const exposing = after(from({ leader: 'S' }), 'W: drop HT D7', 'S: play D6');

  it.each([
    ['S: call D7', 'W: play S3', 'called-card 80'],
    ['S: call D7', 'W: play D7', 'done'],
    ['S: call HT', 'W: play D7', 'done'],
  ])('%s, then %s: %s', (call, line, answer) => expect(answerTo(after(exposing, call), line)).toBe(answer));

  it('and called again at the next trick', () => {
    const next = after(exposing, 'S: call HT', 'W: play D7', 'S: dummy C8', 'E: play D5', 'S: call HT');
    expect(answerTo(next, 'W: play S3')).toBe('called-card 80');
  });
});
