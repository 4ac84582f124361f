import { describe, expect, it } from 'vitest';
import {
  after,
  answerTo,
  type Beginning,
  ending,
  exposed,
  given,
  orders,
  rulings,
  trickOf,
} from '../../../test/table-from.ts';

const from = (beginning: Beginning = {}) => ending({ code: 'bridge-1905', ...beginning });
const begun = from();

describe('bridge-1905/61 Dummy is laid down, 62 What dummy may do', () => {
  it('as soon as eldest hand has led', () => {
    const table = given({ code: 'bridge-1905', contract: 'S H' });
    expect([table.dummyDown, after(table, 'W: play C7').dummyDown]).toEqual([false, true]);
    expect(answerTo(table, 'S: dummy SK')).toBe('not-now 61');
  });

  it.each([
    ['N: play SK', 'not-yours 62'],
    ['N: claim rest', 'not-yours 62'],
    ['W: dummy SK', 'not-yours 61'],
    ['N: attention short', 'done'],
    ['N: attention taken', 'done'],
  ])('%s: %s', (line, answer) => expect(answerTo(begun, line)).toBe(answer));
});

describe('bridge-1905/63 Dummy draws attention to an irregularity', () => {
  it('an open ruling ends', () => {
    const table = after(begun, 'E: play HJ', 'N: attention irregularity');
    expect([rulings(table), table.trick]).toEqual([[], []]);
    expect(table.rulingLog[0]?.outcome).toEqual({ state: 'lapsed', law: 63, why: 'penalty-lost' });
  });

  it('a card just exposed can no longer be called', () => {
    expect(exposed(after(begun, 'W: drop SQ', 'N: attention irregularity'), 'W')).toEqual([]);
  });
});

describe('bridge-1905/64 Dummy suggests a card', () => {
  const suggested = after(from({ leader: 'N' }), 'N: suggest SK');

  it('either adversary chooses', () => {
    expect(rulings(suggested)).toEqual(['64 to WE against N: require, forbid, waive']);
  });

  it.each([
    ['require', 'N play-card SK', 'S: dummy S4'],
    ['forbid', 'N not-play-card SK', 'S: dummy SK'],
  ])('%s', (option, order, line) => {
    const table = after(suggested, `E: elect ${option}`);
    expect([orders(table), answerTo(table, line)]).toEqual([[order], 'called-card 64']);
  });

  it('without consulting', () => {
    expect(rulings(after(suggested, 'W: consult'))).toEqual([]);
    expect(orders(after(suggested, 'W: consult'))).toEqual([]);
  });
});

describe('bridge-1905/65 Dummy’s revoke', () => {
  const lead = after(begun, 'W: play HT');

  it('is none and may be put right while the trick lies there', () => {
    const table = after(lead, 'S: dummy C8', 'E: play HJ');
    expect([table.revokes, answerTo(table, 'S: take-back C8')]).toEqual([[], 'done']);
  });

  it('stands when the trick is quitted', () => {
    const table = after(lead, 'S: dummy C8', 'E: play HJ', 'S: play H8', 'S: gather');
    expect(answerTo(table, 'S: take-back C8')).toBe('card-already-played 66');
  });
});

describe('bridge-1905/66 When the dealer’s card is played', () => {
  const dummyLeads = from({ leader: 'N' });

  it.each([
    ['one of dummy is played', 'S: dummy SK', [], 'NSK'],
    ['several ask which', 'S: dummy SK C8', ['66 to S against S: play SK, play C8'], ''],
    ['arranging plays nothing', 'S: arrange SK', [], ''],
  ])('%s', (_, line, open, trick) => {
    const table = after(dummyLeads, line);
    expect([rulings(table), trickOf(table)]).toEqual([open, trick]);
  });

  it('he chooses', () => expect(trickOf(after(dummyLeads, 'S: dummy SK C8', 'S: elect play C8'))).toBe('NC8'));
});
