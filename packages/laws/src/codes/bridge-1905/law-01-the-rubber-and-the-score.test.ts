import { emptyTable, type SheetLine, type Table } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { after, type Beginning, finished, given, sheetOf } from '../../../test/table-from.ts';
import { rubberOf } from './law-01-the-rubber-and-the-score.ts';

const NOTHING = { below: 0, above: 0, games: 0 };
const hand = (beginning: Beginning & { contract: string }, won: number) =>
  finished({ code: 'bridge-1905', ...beginning }, won);

describe('bridge-1905/1 The rubber', () => {
  it.each([
    ['a first game', [0, 0], 'S N', 9, 'reckoning'],
    ['two games of one side', [1, 0], 'S N', 9, 'over'],
    ['one game each', [0, 1], 'S N', 9, 'reckoning'],
    ['a part of a game', [1, 1], 'S N', 8, 'reckoning'],
    ['the adversaries can win it too', [0, 1], 'S N', 4, 'over'],
  ] as const)('%s', (_, [ns, ew], contract, won, phase) => {
    const score = { NS: { ...NOTHING, games: ns }, EW: { ...NOTHING, games: ew } };
    expect(hand({ contract, score }, won).phase).toBe(phase);
  });
});

describe('bridge-1905/2 A game is thirty points by tricks, 3 Every hand is played out', () => {
  it.each([
    ['thirty', 'S D', 11, 0, 30, 1],
    ['twenty-eight', 'S C', 13, 0, 28, 0],
    ['thirty with what was there', 'S C', 12, 6, 30, 1],
    ['more than thirty counts', 'S N', 11, 0, 60, 1],
  ])('%s', (_, contract, won, before, below, games) => {
    const { NS } = hand({ contract, score: { NS: { ...NOTHING, below: before, above: 900 }, EW: NOTHING } }, won).score;
    expect([NS.below, NS.games]).toEqual([below, games]);
  });

  it('the next game begins at nothing', () => {
    expect(after(hand({ contract: 'S N' }, 9), 'S: cut').score.NS).toEqual({ below: 0, above: 30, games: 1 });
  });
});

describe('bridge-1905/4 What a trick is worth', () => {
  it.each([
    ['S S', 9, 6],
    ['S C', 9, 12],
    ['S D', 9, 18],
    ['S H', 9, 24],
    ['S N', 9, 36],
    ['S H x2', 8, 32],
    ['S H x8', 7, 64],
    ['S S', 6, 0],
  ])('%s with %i tricks makes %i', (contract, won, below) => {
    expect(hand({ contract }, won).score.NS.below).toBe(below);
  });

  it('either side scores its own odd tricks', () => {
    expect(sheetOf(hand({ contract: 'S H' }, 4))).toEqual(['EW below 24 4 tricks', 'EW above 16 6 honours']);
  });

  it('the dealer plays whoever made the trump', () => {
    expect(given({ code: 'bridge-1905', contract: 'N H', dealer: 'S' }).contract).toEqual({
      seat: 'S',
      maker: 'N',
      bid: 'H',
      doubled: 1,
    });
  });
});

describe('bridge-1905/11 The rubber is added up', () => {
  const line = (side: 'NS' | 'EW', points: number): SheetLine => ({
    deal: 1,
    side,
    column: 'above',
    points,
    law: 4,
    reason: 'tricks',
  });
  const table = (ns: number, ew: number): Table => ({
    ...emptyTable,
    sheet: [line('NS', 80), line('NS', 16), line('EW', 40)],
    score: { NS: { ...NOTHING, games: ns }, EW: { ...NOTHING, games: ew } },
  });

  it.each([
    ['a hundred for the winners', 2, 0, { winner: 'NS', totals: { NS: 196, EW: 40 }, bonus: 100, difference: 156 }],
    ['the others', 1, 2, { winner: 'EW', totals: { NS: 96, EW: 140 }, bonus: 100, difference: 44 }],
    ['not before it is won', 1, 1, null],
  ])('%s', (_, ns, ew, rubber) => expect(rubberOf(table(ns, ew))).toEqual(rubber));
});
