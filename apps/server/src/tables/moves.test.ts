import type { TableEvent } from '@eldest-hand/laws';
import type { SeatHolder } from '@eldest-hand/store';
import { expect, it } from 'vitest';
import { afterMoves, movesOf } from './moves.ts';

const holder = (seat: string, name: string, takenAt = 1): SeatHolder => ({
  seat,
  name,
  tokenHash: `hash-${name}`,
  takenAt,
});
const FOUR = [holder('N', 'Ada'), holder('E', 'Ben'), holder('S', 'Cis'), holder('W', 'Dan')];
const LINE = [holder('wait-1', 'Eve', 5), holder('wait-2', 'Fay', 6), holder('wait-3', 'Gus', 7)];

const after = (events: TableEvent[], holders = [...FOUR, ...LINE], waiting = LINE, substitutes: ('N' | 'W')[] = []) =>
  Object.fromEntries(
    afterMoves(holders, movesOf(events, holders, waiting, substitutes)).map(({ seat, name }) => [name, seat]),
  );
const waitsAt = (name: string) => `wait-hash-${name}`;

it('nobody moves with an act of the play', () => {
  expect(movesOf([{ kind: 'gathered', seat: 'N', winner: 'N', rightful: true }], FOUR, [], [])).toEqual([]);
});

it('the seats that were cut for are taken', () => {
  const moves = { N: 'E', E: 'S', S: 'W', W: 'N' } as const;
  expect(after([{ kind: 'seats-taken', moves, dealer: 'E' }])).toMatchObject({
    Ada: 'E',
    Ben: 'S',
    Cis: 'W',
    Dan: 'N',
  });
});

it('who goes out waits where the one who came in had waited', () => {
  const now = after([{ kind: 'gone-out', seats: ['E', 'W'] }]);
  expect(now).toMatchObject({ Ada: 'N', Eve: 'E', Fay: 'W', Ben: waitsAt('Ben'), Dan: waitsAt('Dan'), Gus: 'wait-3' });
  const rows = afterMoves(
    [...FOUR, ...LINE],
    movesOf([{ kind: 'gone-out', seats: ['E'] }], [...FOUR, ...LINE], LINE, []),
  );
  expect(rows.find(({ name }) => name === 'Ben')?.takenAt).toBe(5);
});

it('nobody goes out for somebody who has gone away meanwhile', () => {
  expect(after([{ kind: 'gone-out', seats: ['E', 'W'] }], [...FOUR, ...LINE], LINE.slice(1, 2))).toMatchObject({
    Fay: 'E',
    Dan: 'W',
    Eve: 'wait-1',
  });
});

const PLAYED_FOR = [
  holder('N', 'Ada'),
  holder('E', 'Ben'),
  holder('S', 'Cis'),
  holder('W', 'Sub'),
  holder('absent-W', 'Dan'),
];

it('a substitute goes when the rubber is over, and who was away sits again', () => {
  const closed: TableEvent = { kind: 'rubber-closed', substitutes: ['W'] };
  expect(after([closed], PLAYED_FOR, [], ['W'])).toEqual({ Ada: 'N', Ben: 'E', Cis: 'S', Dan: 'W' });
  expect(after([closed], FOUR, [], ['W'])).toMatchObject({ Dan: 'W' });
});

it('where he then goes out he waits, and not his substitute', () => {
  const events: TableEvent[] = [
    { kind: 'rubber-closed', substitutes: ['W'] },
    { kind: 'gone-out', seats: ['W'] },
  ];
  expect(after(events, [...PLAYED_FOR, ...LINE], LINE, ['W'])).toMatchObject({ Dan: waitsAt('Dan'), Eve: 'W' });
});
