import { describe, expect, it } from 'vitest';
import { after, answerTo, given, rulings } from '../../../test/table-from.ts';

/** South deals: North is his partner, West eldest hand, East third hand. */
const begun = given({ code: 'bridge-1905' });

describe('bridge-1905/45 Who makes the trump', () => {
  it.each([
    ['the dealer makes it', [], 'S: make H', 'done'],
    ['the dealer leaves it', [], 'S: leave', 'done'],
    ['then his partner makes it', ['S: leave'], 'N: make N', 'done'],
    ['the dealer cannot take it back', ['S: leave'], 'S: make H', 'not-yours 45'],
    ['nor leave it twice', ['S: leave'], 'S: leave', 'not-yours 45'],
    ['royal spades belong to another code', [], 'S: make R', 'bad-act 45'],
    ['nobody bids', [], 'S: bid 1H', 'not-now 45'],
    ['nobody passes', [], 'S: pass', 'not-now 45'],
  ])('%s', (_, lines, line, answer) => expect(answerTo(after(begun, ...lines), line)).toBe(answer));

  it('the turn is the dealer’s, his partner’s when it is left, then eldest hand’s', () => {
    expect([begun.caller, after(begun, 'S: leave').caller]).toEqual(['S', 'N']);
    expect([after(begun, 'S: make H').caller, after(begun, 'S: leave', 'N: make H').caller]).toEqual(['W', 'W']);
  });

  it('the dealer plays the hand', () => {
    const table = after(begun, 'S: leave', 'N: make D', 'W: ask-lead', 'E: yes');
    expect(table.contract).toEqual({ seat: 'S', bid: 'D', doubled: 1, maker: 'N' });
  });
});

describe('bridge-1905/46 The partner makes the trump without leave', () => {
  const made = after(begun, 'N: make H');

  it.each([
    ['without leave', ['N: make H'], ['46 to W against N: new-deal, stand']],
    ['with leave', ['S: leave', 'N: make H'], []],
  ])('%s', (_, lines, open) => expect(rulings(after(begun, ...lines))).toEqual(open));

  it('new-deal', () => expect(after(made, 'W: elect new-deal').phase).toBe('void'));

  it('stand', () => {
    const table = after(made, 'W: elect stand', 'W: ask-lead', 'E: yes');
    expect(table.contract).toMatchObject({ bid: 'H', maker: 'N', seat: 'S' });
  });

  it.each([['W: double'], ['W: ask-lead']])('lapses with %s', (line) => {
    const table = after(made, line);
    expect(rulings(table).filter((one) => one.startsWith('46'))).toEqual([]);
    expect(table.rulingLog[0]?.outcome).toMatchObject({ state: 'lapsed', law: 46 });
  });

  it.each([
    ['E: elect stand', 'done'],
    ['S: elect new-deal', 'not-yours 46'],
  ])('%s: %s', (line, answer) => expect(answerTo(made, line)).toBe(answer));
});

describe('bridge-1905/47 The declaration is handed back', () => {
  it.each([
    ['when it was left to him', ['S: leave', 'N: leave'], ['47 to W against N: new-deal, compel']],
    ['when it was not', ['N: leave'], ['47 to W against N: new-deal, compel']],
    ['by the dealer', ['S: leave'], []],
  ])('%s', (_, lines, open) => expect(rulings(after(begun, ...lines))).toEqual(open));

  it('new-deal', () => expect(after(begun, 'S: leave', 'N: leave', 'W: elect new-deal').phase).toBe('void'));

  it.each([[['S: leave', 'N: leave']], [['N: leave']]])('compel: he must make it (%j)', (lines) => {
    const table = after(begun, ...lines, 'W: elect compel');
    expect([table.caller, rulings(table)]).toEqual(['N', []]);
    expect(rulings(after(table, 'N: make H'))).toEqual([]);
    expect(answerTo(table, 'S: make H')).toBe('not-yours 45');
    expect(table.calls.filter((call) => call.call === 'leave').length).toBe(1);
  });

  it('meanwhile nobody declares', () => {
    expect(answerTo(after(begun, 'N: leave'), 'S: make H')).toBe('awaits-decision 102');
  });
});

describe('bridge-1905/48 An adversary declares', () => {
  it.each([
    ['makes', 'W: make H', '48 to S against W: new-deal, ignore'],
    ['passes', 'E: leave', '48 to S against E: new-deal, ignore'],
  ])('%s', (_, line, question) => expect(rulings(after(begun, line))).toEqual([question]));

  it('new-deal', () => expect(after(begun, 'W: make H', 'S: elect new-deal').phase).toBe('void'));

  it('ignore: as if nothing had been said', () => {
    const table = after(begun, 'W: make H', 'S: elect ignore');
    expect([table.caller, table.calls]).toEqual(['S', []]);
  });
});

describe('bridge-1905/49 A declaration is not altered', () => {
  it.each([
    ['S: make D', 'no-penalty-no-effect 49'],
    ['N: make D', 'no-penalty-no-effect 49'],
    ['S: leave', 'no-penalty-no-effect 49'],
    ['S: correct 1D', 'not-now 45'],
  ])('%s: %s', (line, answer) => expect(answerTo(after(begun, 'S: make H'), line)).toBe(answer));
});
