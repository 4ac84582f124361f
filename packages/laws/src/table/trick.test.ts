import type { Card, Seat } from '@eldest-hand/cards';
import { describe, expect, it } from 'vitest';
import { after, ending, given } from '../../test/table-from.ts';
import { bestCard, dummyOf, isAdversary, missingFrom, tricksInDeal, tricksLeft, trickWinner, turnOf } from './trick.ts';

const trick = (text: string) =>
  text.split(' ').map((played) => ({ seat: played[0] as Seat, card: played.slice(1) as Card }));

describe('the card that wins', () => {
  it.each([
    ['the highest of the suit led', 'WHT NH7 EHJ SH8', null, 'HJ'],
    ['not a higher card of another suit', 'WHT NSA EH2 SDA', null, 'HT'],
    ['a trump, however low', 'WHT NS2 EHA SDA', 'S', 'S2'],
    ['the highest trump', 'WHT NS2 ES9 SSK', 'S', 'SK'],
    ['trumps led', 'WS9 NS2 EHA SSK', 'S', 'SK'],
    ['the ace over the king', 'WHK NHA EH2 SH3', null, 'HA'],
    ['the ten over the nine', 'WH9 NHT EH2 SH3', null, 'HT'],
    ['the lead, when nobody else has played', 'WH2', 'S', 'H2'],
  ] as const)('%s', (_, played, trumps, best) => expect(bestCard(trick(played), trumps)?.card).toBe(best));

  it('there is none in an empty trick', () => expect(bestCard([], 'S')).toBeUndefined());

  it('royal spades are spades', () => {
    const table = after(ending({ contract: 'S 1R' }), 'W: play HT', 'S: dummy S4', 'E: play HJ', 'S: play H8');
    expect(trickWinner(table)).toBe('N');
  });

  it('nobody wins before the trick is complete', () => {
    expect(trickWinner(after(ending(), 'W: play HT', 'S: dummy H7', 'E: play HJ'))).toBeNull();
  });
});

describe('whose turn it is', () => {
  it.each([
    ['the leader', [], 'W'],
    ['the next to the left', ['W: play HT'], 'N'],
    ['and so on', ['W: play HT', 'S: dummy H7', 'E: play HJ'], 'S'],
    ['the winner', ['W: play HT', 'S: dummy H7', 'E: play HJ', 'S: play H8'], 'E'],
    ['the rightful leader while a false lead is asked about', ['E: play HJ'], 'W'],
    ['the next hand once somebody has followed a false lead', ['E: play HJ', 'S: play H8'], 'W'],
    ['from the declarer’s false lead, to its left', ['S: play H8'], 'W'],
    ['who put down two cards', ['W: play HT D7'], 'W'],
    ['who has been passed over', ['W: play HT', 'E: play HJ'], 'N'],
    ['nobody’s when the hand is over', ['S: concede rest'], null],
  ])('%s', (_, lines, seat) => expect(turnOf(after(ending(), ...lines))).toBe(seat));

  it('the caller’s while the trump is declared', () => {
    expect(turnOf(given())).toBe('S');
    expect(turnOf(after(given(), 'S: bid 2H', 'W: bid 2D', 'N: elect penalize'))).toBe('W');
  });
});

describe('who has no card left is passed over', () => {
  /** West has played one too many to an earlier trick: of the last two tricks he can play to one. */
  const out = (seats: string, beginning: Parameters<typeof ending>[0] = {}) => {
    const table = ending(beginning);
    const hands = { ...table.hands };
    for (const seat of seats) hands[seat as Seat] = [];
    return { ...table, hands };
  };

  it.each([
    ['by the lead', out('W'), [], 'N'],
    ['by two of them', out('WN'), [], 'E'],
    ['when all is played', out('NESW'), [], 'W'],
    ['in the middle of a trick', out('W', { leader: 'S' }), ['S: play S5'], 'N'],
    [
      'and the trick is complete without him',
      out('W', { leader: 'S' }),
      ['S: play S5', 'S: dummy SK', 'E: play S2'],
      'N',
    ],
  ] as const)('%s', (_, table, lines, seat) => expect(turnOf(after(table, ...lines))).toBe(seat));

  it.each([
    ['he is not missed', out('W', { leader: 'S' }), ['S: play S5', 'S: dummy SK'], 'E'],
    [
      'nor is anybody when all others have played',
      out('W', { leader: 'S' }),
      ['S: play S5', 'S: dummy SK', 'E: play S2'],
      null,
    ],
    ['one card is no trick, though one alone holds more', out('WN', { leader: 'S' }), ['S: play S5'], null],
  ] as const)('%s', (_, table, lines, seat) => expect(missingFrom(after(table, ...lines))).toBe(seat));

  it('the longest hand says how many tricks are left', () => {
    const table = after(ending({ leader: 'S' }), 'S: play S5', 'W: play S3');
    const hands = { ...table.hands, N: table.hands.N.slice(1), E: [] };
    expect(tricksLeft({ ...table, hands })).toBe(4);
    expect(tricksLeft({ ...table, hands: { ...hands, S: [], W: [] } })).toBe(3);
  });
});

describe('who is who, and what is left', () => {
  it('dummy is the declarer’s partner; the others are adversaries', () => {
    const table = ending();
    expect(dummyOf(table)).toBe('N');
    expect((['N', 'E', 'S', 'W'] as const).filter((seat) => isAdversary(table, seat))).toEqual(['E', 'W']);
    expect(isAdversary(given(), 'E')).toBe(false);
    expect(dummyOf(given())).toBeNull();
  });

  it.each([
    ['one card played', ['W: play HT'], null],
    ['two', ['W: play HT', 'S: dummy H7'], null],
    ['three', ['W: play HT', 'S: dummy H7', 'E: play HJ'], 'S'],
    ['four', ['W: play HT', 'S: dummy H7', 'E: play HJ', 'S: play H8'], null],
  ])('missing after %s', (_, lines, seat) => expect(missingFrom(after(ending(), ...lines))).toBe(seat));

  it.each([
    ['before a card', [], 4],
    ['in the middle of a trick', ['W: play HT', 'S: dummy H7'], 4],
    ['when it is complete', ['W: play HT', 'S: dummy H7', 'E: play HJ', 'S: play H8'], 3],
  ])('tricks left %s', (_, lines, left) => {
    const table = after(ending(), ...lines);
    expect([tricksLeft(table), tricksInDeal(table)]).toEqual([left, 13]);
  });
});
