import { createHash, randomBytes } from 'node:crypto';
import { type BySeat, bySeat, isSeat, SEATS, type Seat } from '@eldest-hand/cards';
import type { People, Person } from '@eldest-hand/protocol';
import type { SeatHolder, TableLog } from '@eldest-hand/store';
import type { Here } from '../post/post.ts';
import { robotIn } from '../robots/holder.ts';
import {
  absentPlace,
  holdersAt,
  keepSeats,
  type LiveTable,
  type Place,
  stillHolds,
  waitingPlace,
} from './live-table.ts';

/** Tokens are kept as hashes only: whoever reads the log of tables can sit in no seat. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Where a token opens a place: a seat, a place in the line, or (with neither) a seat that a substitute plays meanwhile. */
export interface Held {
  readonly seat: Seat | null;
  readonly waiting: boolean;
  readonly tokenHash: string;
  readonly name: string;
}

/** The place that is held by the token of this hash. */
export function heldBy(live: LiveTable, tokenHash: string | undefined): Held | undefined {
  const holder = holdersAt(live).find((one) => one.tokenHash === tokenHash);
  if (!holder) return undefined;
  const { seat, name } = holder;
  return {
    seat: isSeat(seat) ? seat : null,
    waiting: live.waiting.includes(holder),
    tokenHash: holder.tokenHash,
    name,
  };
}

/** Reads again who holds the seats: somebody may have sat down or stood up through another process. Run it in the table's queue. */
export async function refreshSeats(log: TableLog, live: LiveTable): Promise<void> {
  keepSeats(live, await log.seats(live.id));
}

/** The place that a token opens. */
export async function placeOf(log: TableLog, live: LiveTable, token: string): Promise<Held | undefined> {
  const hash = hashOf(token);
  const known = heldBy(live, hash);
  if (known) return known;
  await live.queue.add(() => refreshSeats(log, live));
  return heldBy(live, hash);
}

/** A secret that opens a place or makes a host, told to nobody but its owner. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Somebody who takes a place, and the token that he alone is told. */
function newcomer(name: string, takenAt: number, place: (tokenHash: string) => string) {
  const token = newToken();
  const tokenHash = hashOf(token);
  return { token, holder: { seat: place(tokenHash), name, tokenHash, takenAt } };
}

/** Puts a name down among those who wish to enter, behind all others. Gives the token. */
export function putNameDown(log: TableLog, live: LiveTable, name: string, now: number): Promise<string> {
  return live.queue.add(async () => {
    const takenAt = Math.max(now, ...live.waiting.map((one) => one.takenAt + 1));
    const { token, holder } = newcomer(name, takenAt, waitingPlace);
    await log.takeSeat(live.id, holder);
    await refreshSeats(log, live);
    return token;
  });
}

/** Who may sit down before anybody else does: the first of those who have put their names down and are here. */
export const firstInLine = (live: LiveTable): SeatHolder | undefined => waitingHere(live)[0];

/** Lets the first in the line sit down in a free seat, with the token that he has. */
export function comeIn(log: TableLog, live: LiveTable, seat: Seat, tokenHash: string): Promise<boolean> {
  return live.queue.add(async () => {
    await refreshSeats(log, live);
    const first = firstInLine(live);
    if (live.holders.has(seat) || first?.tokenHash !== tokenHash) return false;
    await log.moveSeats(live.id, [{ from: first.seat, to: seat }]);
    await refreshSeats(log, live);
    return true;
  });
}

/** Whether a seat is open to a substitute who has not yet come. */
export const awaitsSubstitute = (live: LiveTable, seat: Seat): boolean =>
  live.table.substitutes.includes(seat) && live.holders.has(seat) && !live.absent.has(seat);

/** Sits down to play for somebody until the rubber ends. Gives the token, or nothing when somebody else has. */
export function playFor(
  log: TableLog,
  live: LiveTable,
  seat: Seat,
  name: string,
  now: number,
): Promise<string | undefined> {
  return live.queue.add(async () => {
    await refreshSeats(log, live);
    if (!awaitsSubstitute(live, seat)) return undefined;
    const { token, holder } = newcomer(name, now, () => seat);
    await log.moveSeats(live.id, [{ from: seat, to: absentPlace(seat) }], holder);
    await refreshSeats(log, live);
    return token;
  });
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
    const { token, holder } = newcomer(name, now, () => seat);
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
    const row = holdersAt(live).find(({ tokenHash }) => tokenHash === holds);
    // Somebody else may have sat down while this waited for its turn.
    if (!holds || !row || (seat && !stillHolds(live, place))) return false;
    await log.freeSeat(live.id, row.seat, holds);
    keepSeats(
      live,
      holdersAt(live).filter((one) => one !== row),
    );
    return true;
  });
}

export function renameSeat(log: TableLog, live: LiveTable, place: Place, name: string): Promise<void> {
  return live.queue.add(async () => {
    const { seat } = place;
    const holder = holdersAt(live).find(({ tokenHash }) => tokenHash === place.holds);
    if (!holder || (seat && !stillHolds(live, place))) return;
    await log.renameSeat(live.id, holder.seat, name, holder.tokenHash);
    keepSeats(
      live,
      holdersAt(live).map((one) => (one === holder ? { ...holder, name } : one)),
    );
  });
}

const hereAsWaiting = (live: LiveTable, place: string): boolean =>
  hereAt(live).waiting.includes(place) || [...live.elsewhere.values()].some(({ waiting }) => waiting.includes(place));

/** Those who have put their names down and are here, the first one first. */
export const waitingHere = (live: LiveTable): readonly SeatHolder[] =>
  live.waiting.filter(({ seat }) => hereAsWaiting(live, seat));

/** Whether a deal is over and the next one is not yet dealt. */
export const isBetweenDeals = ({ table }: LiveTable): boolean =>
  table.phase === 'reckoning' || table.phase === 'void' || table.phase === 'over';

function personIn(live: LiveTable, seat: Seat): Person | null {
  const holder = live.holders.get(seat);
  if (!holder) return null;
  const here =
    [...live.places.values()].some((place) => place.seat === seat) ||
    [...live.elsewhere.values()].some(({ seats }) => seats.includes(seat));
  const robot = robotIn(holder);
  if (robot) {
    const { level, clumsy } = robot;
    return { name: holder.name, status: 'here', robot: level, ...(clumsy > 0 ? { clumsy } : {}) };
  }
  const ready = live.ready.get(holder.tokenHash);
  return {
    name: holder.name,
    status: here ? 'here' : 'away',
    ...(live.absent.has(seat) ? { substitute: true } : {}),
    ...(ready === undefined ? {} : { ready }),
  };
}

/** Who is at the table through this process. */
export const hereAt = (live: LiveTable): Here => {
  const places = [...live.places.values()];
  return {
    seats: SEATS.filter((seat) => places.some((place) => place.seat === seat)),
    spectators: places.filter(({ seat }) => seat === null).length,
    watchers: [...live.places].flatMap(([id, { seat, name }]) => (seat === null ? [{ id, name }] : [])),
    waiting: live.waiting.flatMap(({ seat, tokenHash }) =>
      places.some(({ holds }) => holds === tokenHash) ? [seat] : [],
    ),
  };
};

/** Who sits where, who of them is away, and how many watch, through whatever process. */
export const peopleAt = (live: LiveTable): People => ({
  seats: bySeat((seat) => personIn(live, seat)),
  line: live.waiting.map(({ seat, name }) => ({ name, status: hereAsWaiting(live, seat) ? 'here' : 'away' })),
  spectators: [hereAt(live), ...live.elsewhere.values()].reduce((sum, { spectators }) => sum + spectators, 0),
});

/** Whether the seats are held otherwise than this process remembers. */
export const seatsDiffer = (live: LiveTable, holders: readonly SeatHolder[]): boolean =>
  holders.length !== holdersAt(live).length ||
  holders.some(({ seat, name, tokenHash }) => {
    const known = holdersAt(live).find((one) => one.seat === seat);
    return known?.tokenHash !== tokenHash || known.name !== name;
  });

/** The names in the seats. */
export const namesAt = (live: LiveTable): BySeat<string | null> =>
  bySeat((seat) => live.holders.get(seat)?.name ?? null);
