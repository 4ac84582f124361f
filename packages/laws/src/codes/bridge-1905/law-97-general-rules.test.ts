import { describe, expect, it } from 'vitest';
import { after, answerTo, type Beginning, ending, given, orders, rulings } from '../../../test/table-from.ts';

const from = (beginning: Beginning = {}) => ending({ code: 'bridge-1905', ...beginning });
const falseLead = after(from(), 'E: play HJ');
const suggested = after(from({ leader: 'N' }), 'N: suggest SK');

describe('bridge-1905/97 No consultation about penalties', () => {
  it.each([
    ['by who may choose', suggested, 'W: consult', []],
    ['by his partner', after(given({ code: 'bridge-1905' }), 'S: drop SQ'), 'E: consult', []],
    ['by the other side', suggested, 'S: consult', ['64 to WE against N: require, forbid, waive']],
    ['the dealer, entitled himself', falseLead, 'S: consult', []],
  ])('%s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it('with nothing open it costs nothing', () => expect(rulings(after(from(), 'W: consult'))).toEqual([]));
});

describe('bridge-1905/100 Attention to the trick, 101 Warnings and references', () => {
  const southLeads = after(from({ leader: 'S' }), 'S: play S5');
  it.each([
    ['to the trick', southLeads, 'E: attention trick', ['100 to S against E: highest, lowest, win, lose, waive']],
    ['to the trick, his partner has played', after(southLeads, 'W: play S3'), 'E: attention trick', []],
    ['a reference in the play', from(), 'E: refer', ['101 to S against E: call-suit, waive']],
    [
      'a reference before the lead',
      given({ code: 'bridge-1905', contract: 'S H' }),
      'E: refer',
      ['101 to S against E: call-suit, waive'],
    ],
    ['a warning', from(), 'W: attention lead', []],
    ['the dealer', from(), 'S: refer', []],
  ])('%s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it('call-suit', () => {
    expect(orders(after(from(), 'E: refer', 'S: elect call-suit', 'S: elect suit D'))).toEqual(['W lead-suit D']);
  });
});

describe('bridge-1905/102 Time to decide, and the wrong penalty', () => {
  it.each([
    ['a penalty that is not due', 'S: elect points', []],
    ['a word that is no penalty', 'S: elect stand', ['76 to S against E: expose, call-suit, waive']],
  ])('%s', (_, line, open) => {
    const table = answerTo(falseLead, line) === 'done' ? after(falseLead, line) : falseLead;
    expect(rulings(table)).toEqual(open);
  });

  it('a question that must be answered for the play to go on is not lost', () => {
    const table = after(from(), 'W: play HT D7');
    expect(answerTo(table, 'S: elect tricks')).toBe('no-such-option 72');
  });

  it('the offender’s side waits', () => {
    const table = after(given({ code: 'bridge-1905', contract: 'S H' }), 'E: drop HK');
    expect(answerTo(table, 'W: play C7')).toBe('awaits-decision 102');
  });
});

describe('bridge-1905/103 What eldest hand’s partner may say', () => {
  const shown = after(given({ code: 'bridge-1905' }), 'S: drop SQ');
  it.each([
    ['that a penalty was incurred', 'E: attention irregularity', ['67 to W against S: new-deal, waive']],
    ['which penalty', 'E: elect new-deal', []],
  ])('%s', (_, line, open) => expect(rulings(after(shown, line))).toEqual(open));

  it('who lost it lost it under this law', () => {
    expect(after(shown, 'E: elect new-deal').rulingLog[0]?.outcome).toEqual({
      state: 'lapsed',
      law: 103,
      why: 'penalty-lost',
    });
  });

  it('the other side suggests nothing', () => expect(answerTo(shown, 'N: elect waive')).toBe('not-yours 67'));
});

describe('bridge-1905/102 every penalty that a code knows is a wrong one where it is not offered', () => {
  it.each([
    'prohibit',
    'highest',
    'lowest',
    'win',
    'lose',
    'require',
    'forbid',
    'points',
    'tricks',
    'new-deal',
    'penalize',
    'last-bid',
    'refuse',
    'compel',
    'suit H',
  ])('%s', (option) => {
    const table = after(falseLead, { seat: 'S', act: { verb: 'elect', option } });
    expect([rulings(table), table.rulingLog[0]?.outcome]).toEqual([
      [],
      { state: 'lapsed', law: 102, why: 'penalty-lost' },
    ]);
  });

  it.each(['expose', 'call-suit'])('%s, of a suggestion', (option) => {
    expect(rulings(after(suggested, { seat: 'W', act: { verb: 'elect', option } }))).toEqual([]);
  });

  it.each(['waive', 'stand', 'ignore'])('%s is no penalty', (option) => {
    const asked = after(given({ code: 'bridge-1905' }), 'N: make H');
    const answer = option === 'stand' ? 'done' : 'no-such-option 46';
    expect(answerTo(asked, { seat: 'W', act: { verb: 'elect', option } })).toBe(answer);
  });

  it('a lost question lets the play go on as if nothing had been exacted', () => {
    const handedBack = after(given({ code: 'bridge-1905' }), 'N: leave', 'W: elect tricks');
    expect([rulings(handedBack), handedBack.caller]).toEqual([[], 'N']);
  });
});
