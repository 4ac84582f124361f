import { createHash, randomBytes } from 'node:crypto';
import { type BySeat, bySeat, SEATS, type Seat } from '@eldest-hand/cards';
import type { People, Person } from '@eldest-hand/protocol';
import type { SeatHolder, TableLog } from '@eldest-hand/store';
import type { Here } from '../post/post.ts';
import { type LiveTable, type Place, stillHolds } from './live-table.ts';

/** Tokens are kept as hashes only: whoever reads the log of tables can sit in no seat. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const held = (live: LiveTable, hash: string): Seat | undefined =>
  [...live.holders].find(([, holder]) => holder.tokenHash === hash)?.[0];

/** Reads again who holds the seats: somebody may have sat down or stood up through another process. Run it in the table's queue. */
export async function refreshSeats(log: TableLog, live: LiveTable): Promise<void> {
  keepSeats(live, await log.seats(live.id));
}

function keepSeats(live: LiveTable, holders: readonly SeatHolder[]): void {
  live.holders.clear();
  for (const holder of holders) live.holders.set(holder.seat as Seat, holder);
}

/** The seat that a token opens. */
export async function seatOf(log: TableLog, live: LiveTable, token: string): Promise<Seat | undefined> {
  const hash = hashOf(token);
  const known = held(live, hash);
  if (known) return known;
  await live.queue.add(() => refreshSeats(log, live));
  return held(live, hash);
}

/**
 * Gives a free seat to somebody.
 * @returns the token, to be told to nobody else, or undefined when the seat is taken.
 */
export function sit(
  log: TableLog,
  live: LiveTable,
  seat: Seat,
  name: string,
  now: number,
): Promise<string | undefined> {
  return live.queue.add(async () => {
    if (live.holders.has(seat)) {
      if (!log.shared) return undefined;
      await refreshSeats(log, live);
      if (live.holders.has(seat)) return undefined;
    }
    const token = randomBytes(24).toString('base64url');
    const holder = { seat, name, tokenHash: hashOf(token), takenAt: now };
    if (!(await log.takeSeat(live.id, holder))) {
      await refreshSeats(log, live);
      return undefined;
    }
    live.holders.set(seat, holder);
    return token;
  });
}

/**
 * Frees a seat; its token opens nothing any more.
 * @returns false when the seat had passed to somebody else.
 */
export function standUp(log: TableLog, live: LiveTable, place: Place): Promise<boolean> {
  return live.queue.add(async () => {
    const { seat, holds } = place;
    // Somebody else may have sat down while this waited for its turn.
    if (!seat || !holds || !stillHolds(live, place)) return false;
    await log.freeSeat(live.id, seat, holds);
    live.holders.delete(seat);
    return true;
  });
}

export function renameSeat(log: TableLog, live: LiveTable, place: Place, name: string): Promise<void> {
  return live.queue.add(async () => {
    const { seat } = place;
    const holder = seat && live.holders.get(seat);
    if (!holder || !stillHolds(live, place)) return;
    await log.renameSeat(live.id, seat, name, holder.tokenHash);
    live.holders.set(seat, { ...holder, name });
  });
}

function personIn(live: LiveTable, seat: Seat): Person | null {
  const holder = live.holders.get(seat);
  if (!holder) return null;
  const here =
    [...live.places.values()].some((place) => place.seat === seat) ||
    [...live.elsewhere.values()].some(({ seats }) => seats.includes(seat));
  return { name: holder.name, status: here ? 'here' : 'away' };
}

/** Who is at the table through this process. */
export const hereAt = (live: LiveTable): Here => {
  const places = [...live.places.values()];
  return {
    seats: SEATS.filter((seat) => places.some((place) => place.seat === seat)),
    spectators: places.filter(({ seat }) => seat === null).length,
  };
};

/** Who sits where, who of them is away, and how many watch, through whatever process. */
export const peopleAt = (live: LiveTable): People => ({
  seats: bySeat((seat) => personIn(live, seat)),
  spectators: [hereAt(live), ...live.elsewhere.values()].reduce((sum, { spectators }) => sum + spectators, 0),
});

/** Whether the seats are held otherwise than this process remembers. */
export const seatsDiffer = (live: LiveTable, holders: readonly SeatHolder[]): boolean =>
  holders.length !== live.holders.size ||
  holders.some(({ seat, name, tokenHash }) => {
    const known = live.holders.get(seat as Seat);
    return known?.tokenHash !== tokenHash || known.name !== name;
  });

/** The names in the seats. */
export const namesAt = (live: LiveTable): BySeat<string | null> =>
  bySeat((seat) => live.holders.get(seat)?.name ?? null);
