import { describe, expect, it } from 'vitest';
import { after, answerTo, given, orders, rulings, trickOf } from '../../../test/table-from.ts';

/** South deals and makes hearts; West is eldest hand, East third hand. */
const begun = given({ code: 'bridge-1905' });
const made = after(begun, 'S: make H');
const partnerMade = after(begun, 'S: leave', 'N: make H');
const begins = (...lines: readonly string[]) => after(made, ...lines).contract?.doubled ?? 'declaring';

describe('bridge-1905/50 What doubling does, 57 The play begins', () => {
  it.each([
    [['W: ask-lead', 'E: yes'], 1],
    [['W: ask-lead'], 'declaring'],
    [['W: double'], 'declaring'],
    [['W: double', 'S: satisfied'], 'declaring'],
    [['W: double', 'S: satisfied', 'N: satisfied'], 2],
    [['W: ask-lead', 'E: double', 'S: satisfied', 'N: satisfied'], 2],
    [['W: double', 'S: redouble', 'W: satisfied', 'E: satisfied'], 4],
    [['W: double', 'S: satisfied', 'N: redouble', 'W: satisfied', 'E: satisfied'], 4],
    [['W: double', 'S: redouble', 'W: redouble', 'S: satisfied', 'N: satisfied'], 8],
    [['W: double', 'S: redouble', 'W: redouble', 'S: redouble', 'W: redouble', 'S: satisfied', 'N: satisfied'], 32],
  ])('%j: %s', (lines, doubled) => expect(begins(...lines)).toBe(doubled));

  it('eldest hand leads', () => expect(after(made, 'W: ask-lead', 'E: yes').leader).toBe('W'));
});

describe('bridge-1905/51–53, 55 Whose right it is to double', () => {
  it.each([
    ['eldest hand first', made, [], 'W'],
    ['third hand when he was asked', made, ['W: ask-lead'], 'E'],
    ['the maker redoubles first', made, ['W: double'], 'S'],
    ['the maker, where he is dummy', partnerMade, ['W: double'], 'N'],
    ['then his partner', made, ['W: double', 'S: satisfied'], 'N'],
    ['the partner of a maker who is dummy', partnerMade, ['W: double', 'N: satisfied'], 'S'],
    ['the original doubler again', made, ['W: double', 'S: redouble'], 'W'],
    ['third hand, who doubled first', made, ['W: ask-lead', 'E: double', 'S: redouble'], 'E'],
    ['then his partner', made, ['W: double', 'S: redouble', 'W: satisfied'], 'E'],
    ['the last redoubler of the side', made, ['W: double', 'S: satisfied', 'N: redouble', 'W: redouble'], 'N'],
  ])('%s', (_, table, lines, caller) => expect(after(table, ...lines).caller).toBe(caller));

  it.each([
    ['before the trump is made', begun, 'W: double', 'not-now 51'],
    ['the maker’s side first', made, 'S: double', 'no-penalty-no-effect 51'],
    ['twice by one side', after(made, 'W: double'), 'E: double', 'no-penalty-no-effect 53'],
    ['yes without a question', made, 'E: yes', 'not-now 51'],
    ['yes by another', after(made, 'W: ask-lead'), 'N: yes', 'not-now 51'],
    ['yes after a double', after(made, 'W: ask-lead', 'E: double'), 'E: yes', 'not-now 51'],
    ['satisfied before a double', made, 'W: satisfied', 'not-now 55'],
    ['satisfied out of turn', after(made, 'W: double'), 'N: satisfied', 'not-now 55'],
    ['asked before the trump is made', begun, 'W: ask-lead', 'not-now 51'],
    ['asked by the dealer’s side', made, 'S: ask-lead', 'not-yours 51'],
    ['asked twice', after(made, 'W: ask-lead'), 'W: ask-lead', 'not-now 51'],
    ['asked when it is doubled', after(made, 'W: double'), 'W: ask-lead', 'not-now 52'],
  ])('%s', (_, table, line, answer) => expect(answerTo(table, line)).toBe(answer));
});

describe('bridge-1905/54 Third hand doubles too early', () => {
  it.each([
    ['before he was asked', made, ['E: double'], ['54 to S against E: stand, refuse']],
    ['the maker is asked, not the dealer', partnerMade, ['E: double'], ['54 to N against E: stand, refuse']],
    ['when he was asked', made, ['W: ask-lead', 'E: double'], []],
    ['eldest hand', made, ['W: double'], []],
  ])('%s', (_, table, lines, open) => expect(rulings(after(table, ...lines))).toEqual(open));

  const doubled = after(made, 'E: double');

  it('stand: redoubling goes on', () => {
    const table = after(doubled, 'S: elect stand');
    expect(table.caller).toBe('S');
    expect(after(table, 'S: redouble', 'E: satisfied', 'W: satisfied').contract?.doubled).toBe(4);
  });

  it('refuse: no further doubling, and the play begins', () => {
    const table = after(doubled, 'S: elect refuse');
    expect([table.phase, table.contract?.doubled]).toEqual(['playing', 1]);
  });

  it.each([
    ['E: elect stand', 'not-yours 54'],
    ['S: redouble', 'awaits-decision 102'],
  ])('%s: %s', (line, answer) => expect(answerTo(doubled, line)).toBe(answer));
});

describe('bridge-1905/55 Redoubling out of turn, and consulting', () => {
  const doubled = after(made, 'W: double');

  it.each([
    ['the maker’s partner too early', doubled, 'N: redouble', ['55 to W against N: stand, refuse']],
    ['the maker in his turn', doubled, 'S: redouble', []],
    [
      'the doubler’s partner too early',
      after(doubled, 'S: redouble'),
      'E: redouble',
      ['55 to S against E: stand, refuse'],
    ],
  ])('%s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it('refuse ends the doubling at what it was', () => {
    expect(after(doubled, 'N: redouble', 'W: elect refuse').contract?.doubled).toBe(2);
  });

  it('stand: the other side goes on', () => {
    const table = after(doubled, 'N: redouble', 'W: elect stand');
    expect([table.caller, table.phase]).toEqual(['W', 'declaring']);
  });

  it.each([
    ['the maker’s side', made, 'S: consult', ['55 to W against S: new-deal, waive']],
    ['the adversaries', made, 'E: consult', ['55 to S against E: new-deal, waive']],
    ['the adversaries of a maker who is dummy', partnerMade, 'W: consult', ['55 to N against W: new-deal, waive']],
    ['before the trump is made', begun, 'S: consult', []],
  ])('consulting about doubling: %s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it('consulting: new deal, or not', () => {
    expect(after(made, 'E: consult', 'S: elect new-deal').phase).toBe('void');
    expect(after(made, 'E: consult', 'S: elect waive').phase).toBe('declaring');
  });
});

describe('bridge-1905/56, 58 Eldest hand leads too early', () => {
  const led = after(made, 'W: play HT');

  it('the card waits, and third hand speaks', () => {
    expect([led.putDown, led.caller, led.phase]).toEqual([[{ seat: 'W', card: 'HT' }], 'E', 'declaring']);
  });

  it('yes: it is the lead', () => {
    const table = after(led, 'E: yes');
    expect([trickOf(table), table.dummyDown, table.contract?.doubled]).toEqual(['WHT', true, 1]);
  });

  it('58: third hand may double if the maker consents', () => {
    const asked = after(led, 'E: double');
    expect(rulings(asked)).toEqual(['58 to S against E: stand, refuse']);
    expect(trickOf(after(asked, 'S: elect refuse'))).toBe('WHT');
    expect(after(asked, 'S: elect stand', 'S: satisfied', 'N: satisfied').contract?.doubled).toBe(2);
  });

  it('56: he may redouble if the adversary who doubled last consents', () => {
    const table = after(made, 'W: double', 'S: redouble', 'W: play HT', 'E: redouble');
    expect(rulings(table)).toEqual(['56 to S against E: stand, refuse']);
  });

  it('56: the dealer’s side loses no right', () => {
    const table = after(made, 'W: double', 'W: play HT', 'S: redouble');
    expect(rulings(table)).toEqual([]);
  });

  it('a second card exposes: it is no lead', () => {
    expect(after(led, 'W: play H9').putDown.length).toBe(1);
  });
});

describe('bridge-1905/59 Third hand asks to lead', () => {
  it('eldest hand has still his right to double', () => {
    const table = after(made, 'E: ask-lead');
    expect([table.caller, rulings(table)]).toEqual(['W', []]);
    expect(after(table, 'W: double').caller).toBe('S');
  });
});

describe('bridge-1905/60 Third hand leads before the play', () => {
  const led = after(made, 'E: play HK');

  it('the card goes back and the maker is asked', () => {
    expect(rulings(led)).toEqual(['60 to S against E: call-suit, waive']);
    expect([led.hands.E.length, led.faced.E, led.exposed]).toEqual([13, [], []]);
  });

  it('call-suit: eldest hand must lead the suit', () => {
    const table = after(led, 'S: elect call-suit', 'W: ask-lead', 'E: yes');
    expect(rulings(table)).toEqual(['60 to S against E: suit S, suit H, suit D, suit C, waive']);
    expect(orders(after(table, 'S: elect suit D'))).toEqual(['W lead-suit D']);
  });

  it('eldest hand may then double only with leave', () => {
    expect(rulings(after(led, 'S: elect waive', 'W: double'))).toEqual(['60 to S against W: stand, refuse']);
  });

  it.each([
    ['said to be satisfied', ['W: double', 'S: satisfied'], 'S: redouble', 'no-penalty-no-effect 60'],
    ['asked to lead', ['W: ask-lead'], 'W: double', 'no-penalty-no-effect 60'],
  ])('nothing said about doubling is altered: %s', (_, lines, line, answer) => {
    expect(answerTo(after(made, ...lines), line)).toBe(answer);
  });
});
