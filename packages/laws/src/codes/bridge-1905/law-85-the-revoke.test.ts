import { describe, expect, it } from 'vitest';
import {
  after,
  answerTo,
  type Beginning,
  ending,
  exposed,
  finished,
  orders,
  revokes,
  rulings,
  sheetOf,
} from '../../../test/table-from.ts';

const from = (beginning: Beginning = {}) => ending({ code: 'bridge-1905', ...beginning });
const lead = after(from({ leader: 'S' }), 'S: play H8');
const revoked = after(lead, 'W: play D7', 'S: dummy H7', 'E: play HJ');
const NOTHING = { below: 0, above: 0, games: 0 };

describe('bridge-1905/85 The revoke, 86 When it is established', () => {
  it.each([
    ['he follows suit', lead, 'W: play HT', []],
    ['he could', lead, 'W: play D7', ['W 10 85 correctable']],
    ['dummy', after(from(), 'W: play HT'), 'S: dummy C8', []],
  ])('%s', (_, table, line, made) => expect(revokes(after(table, line))).toEqual(made));

  it.each([
    ['lying there', [], 'correctable'],
    ['quitted by the winners', ['E: gather'], 'established'],
    ['quitted by anybody: enough in this code', ['S: gather'], 'established'],
    ['his partner leads to the next', ['E: play S9'], 'established'],
  ])('%s', (_, lines, status) => expect(revokes(after(revoked, ...lines))).toEqual([`W 10 85 ${status}`]));
});

describe('bridge-1905/87–89, 95, 96 The revoke penalty', () => {
  const spades = (won: number, before: number, revoker: readonly ('E' | 'S' | 'W')[], ...lines: readonly string[]) =>
    sheetOf(
      after(
        finished(
          { code: 'bridge-1905', contract: 'S H', score: { NS: { ...NOTHING, below: before }, EW: NOTHING } },
          won,
          ...revoker,
        ),
        ...lines,
      ),
    ).filter((line) => line.includes('below'));
  const west = ['S: attention revoke W', 'S: elect tricks'];
  const south = ['W: attention revoke S', 'W: elect tricks'];

  it.each([
    ['of an adversary: the dealer', 'W', 'S: attention revoke W', ['87 to S against W: tricks, waive']],
    ['of the dealer: the adversaries', 'S', 'E: attention revoke S', ['87 to WE against S: tricks, waive']],
    ['not true', 'W', 'S: attention revoke E', []],
  ] as const)('%s', (_, revoker, line, open) => {
    expect(rulings(after(finished({ code: 'bridge-1905', contract: 'S H' }, 8, revoker), line))).toEqual(open);
  });

  it.each([
    ['three tricks', 8, 0, ['W'], west, ['NS below 40 4 tricks']],
    ['waived', 8, 0, ['W'], ['S: attention revoke W', 'S: elect waive'], ['NS below 16 4 tricks']],
    ['no more than they have', 12, 0, ['W'], west, ['NS below 56 4 tricks']],
    ['three from the dealer', 9, 0, ['S'], south, ['EW below 8 4 tricks']],
    ['three from the dealer leave him odd tricks', 11, 0, ['S'], south, ['NS below 16 4 tricks']],
    ['the revoking side stops at 28', 13, 0, ['S'], south, ['NS below 28 4 tricks']],
    ['with what it had', 13, 20, ['S'], south, ['NS below 8 4 tricks']],
    ['nothing where it had 28', 13, 28, ['S'], south, []],
    [
      'two revokes are six tricks',
      6,
      0,
      ['W', 'E'],
      [...west, 'S: attention revoke E', 'S: elect tricks'],
      ['NS below 48 4 tricks'],
    ],
    [
      'both sides: set off, and neither wins the game',
      11,
      0,
      ['W', 'S'],
      [...west, ...south],
      ['NS below 28 4 tricks'],
    ],
  ] as const)('%s', (_, won, before, revoker, lines, below) => {
    expect(spades(won, before, revoker, ...lines)).toEqual(below);
  });

  it('takes effect in the play as well', () => {
    const table = after(
      revoked,
      'E: gather',
      'S: attention revoke W',
      'S: elect tricks',
      'E: play S9',
      'S: concede rest',
    );
    expect(table.result?.tricks).toEqual({ NS: 8, EW: 5 });
  });

  it.each([
    ['W: elect tricks', 'not-yours 87'],
    ['S: elect points', 'done'],
  ])('%s: %s (a wrong penalty is lost)', (line, answer) => {
    const asked = after(finished({ code: 'bridge-1905', contract: 'S H' }, 8, 'W'), 'S: attention revoke W');
    expect(answerTo(asked, line)).toBe(answer);
    if (answer === 'done') expect(after(asked, line).revokes[0]?.penalty).toBe('lost');
  });
});

describe('bridge-1905/90 “Having none, partner?”', () => {
  const asked = after(revoked, 'E: ask-none');
  it.each([
    ['asked, then quitted', ['E: gather'], 'correctable'],
    ['answered with none', ['W: answer none'], 'established'],
    ['his side leads to the next', ['E: play S9'], 'established'],
  ])('%s', (_, lines, status) => expect(revokes(after(asked, ...lines))).toEqual([`W 10 85 ${status}`]));
});

describe('bridge-1905/91 A revoke corrected in time', () => {
  const corrected = after(lead, 'W: play D7', 'W: take-back D7');

  it('the dealer is asked', () => {
    expect(rulings(corrected)).toEqual(['91 to S against W: expose, highest, lowest, waive']);
  });

  it.each([
    ['expose', ['D7 91'], []],
    ['highest', [], ['W highest']],
    ['lowest', [], ['W lowest']],
    ['waive', [], []],
  ])('%s', (option, lying, given) => {
    const table = after(corrected, `S: elect ${option}`);
    expect([exposed(table, 'W'), orders(table)]).toEqual([lying, given]);
  });
});

describe('bridge-1905/92 The dealer corrects a revoke', () => {
  /** East leads a spade; South, second hand, has followed with a diamond, and everybody has played. */
  const eastLeads = after(from({ leader: 'E' }), 'E: play S9', 'S: play D6');
  const QUESTION = '92 to W against S: highest, lowest, waive';
  it.each([
    ['both adversaries have played', after(eastLeads, 'W: play S3'), [QUESTION]],
    ['one adversary has not', eastLeads, []],
    ['the dealer is fourth in hand', after(from(), 'W: play S3', 'S: dummy S4', 'E: play S9', 'S: play D6'), []],
  ])('%s', (_, table, open) => expect(rulings(after(table, 'S: take-back D6'))).toEqual(open));

  it.each([
    ['highest', 'S: play S5', ['S 10 85 corrected', 'S 10 75 correctable']],
    ['lowest', 'S: play SA', ['S 10 85 corrected', 'S 10 75 correctable']],
    ['waive', 'S: play S5', ['S 10 85 corrected']],
  ])('%s, then %s', (option, line, made) => {
    const table = after(eastLeads, 'W: play S3', 'S: take-back D6', `W: elect ${option}`);
    expect(revokes(after(table, line))).toEqual(made);
  });

  it('never from dummy', () => {
    const table = after(from(), 'W: play S3', 'S: dummy C8', 'E: play S9', 'S: play S5', 'S: take-back C8');
    expect(rulings(table)).toEqual([]);
  });
});

describe('bridge-1905/94 A revoke is claimed in time', () => {
  it('until the cards are cut', () => {
    const over = finished({ code: 'bridge-1905', contract: 'S H' }, 8, 'W');
    expect(answerTo(over, 'S: attention revoke W')).toBe('done');
    expect(answerTo(after(over, 'S: cut'), 'S: attention revoke W')).toBe('not-now 94');
    expect(answerTo(after(over, 'S: attention revoke W'), 'S: cut')).toBe('awaits-decision 102');
  });
});
