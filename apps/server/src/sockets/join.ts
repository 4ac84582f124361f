import type { Seat } from '@eldest-hand/cards';
import { viewOf } from '@eldest-hand/laws';
import { type Joined, type JoinMessage, type Refused, refuse } from '@eldest-hand/protocol';
import { robotGivesWay } from '../robots/seat.ts';
import { catchUp } from '../tables/acts.ts';
import type { LiveTable } from '../tables/live-table.ts';
import {
  awaitsSubstitute,
  comeIn,
  firstInLine,
  type Held,
  peopleAt,
  placeOf,
  playFor,
  putNameDown,
  sit,
} from '../tables/seats.ts';
import { tellPeople, tellViews } from './emit.ts';
import { isBarred, isHostBy } from './host.ts';
import type { HouseSocket, Services } from './house-socket.ts';
import { moved, placeSocket, reseat } from './place.ts';
import { viewerAt } from './rooms.ts';

interface Entry {
  readonly token: string | null;
  readonly name: string;
  readonly held?: Held;
  /** Whether he has just taken the place. */
  readonly sat?: true;
}

export const noSuchTable = (): Refused => refuse('no-such-table', 'There is no such table.');

/** Whoever has just taken a place, by his token. */
async function taken(services: Services, live: LiveTable, token: string | undefined): Promise<Entry | undefined> {
  const held = token && (await placeOf(services.log, live, token));
  return held ? { token, held, name: held.name, sat: true } : undefined;
}

/** Takes a seat that is free, or that waits for a substitute; those who have put their names down come first (20; 22). */
async function sitDown(services: Services, live: LiveTable, seat: Seat, name: string): Promise<Entry | Refused> {
  const { log, now } = services;
  if (awaitsSubstitute(live, seat)) {
    const entry = await taken(services, live, await playFor(log, live, seat, name, now()));
    if (entry) return entry;
  }
  await robotGivesWay(log, live, seat);
  if (!live.holders.has(seat) && firstInLine(live))
    return refuse('seat-taken', 'Others have put their names down first: put yours down, too.');
  const entry = await taken(services, live, await sit(log, live, seat, name, now()));
  return entry ?? refuse('seat-taken', `${nameIn(live, seat)} holds that seat.`);
}

const nameIn = (live: LiveTable, seat: Seat): string => live.holders.get(seat)?.name ?? 'Guest';

/** Finds out where somebody may go: back to his seat, to a free one, or among the spectators. */
async function enter(services: Services, live: LiveTable, message: JoinMessage): Promise<Entry | Refused> {
  const { log, now } = services;
  const { name = 'Guest', seat = null, token = null } = message;
  if (token) {
    const held = await placeOf(log, live, token);
    if (held?.waiting && seat && (await comeIn(log, live, seat, held.tokenHash))) {
      const entry = await taken(services, live, token);
      if (entry) return entry;
    }
    if (held) return { token, held, name: held.name };
    if (!seat || !live.holders.has(seat))
      return refuse('unknown-token', 'That seat has been given up: join without the token.');
  }
  if (seat) return sitDown(services, live, seat, name);
  if (!message.wait) return { token: null, name };
  const entry = await taken(services, live, await putNameDown(log, live, name, now()));
  return entry ?? refuse('trouble', 'The name could not be put down: try again.');
}

/**
 * `join`: answers with everything that the one who joins may know, as it stands when the answer is sent: a view sent meanwhile
 * must not be followed by an older one.
 */
export async function join(
  services: Services,
  socket: HouseSocket,
  message: JoinMessage,
): Promise<(() => Joined) | Refused> {
  if (!services.addresses.may('join', socket.data.address))
    return refuse('slow-down', 'Too many joins from one address: wait a moment.');
  const live = await services.house.find(message.table);
  if (!live) return noSuchTable();
  if (live.access === 'closed') return refuse('table-closed', 'The table has been closed by its host.');
  if (!message.token && !message.seat && isBarred(services, live, socket.data.address))
    return refuse('removed', 'The host does not wish you to watch this table.');
  if (services.log.shared)
    await catchUp(
      { log: services.log, changed: (table) => tellViews(services, table), moved: (table) => moved(services, table) },
      live,
    );
  const entry = await enter(services, live, message);
  if ('ok' in entry) return entry;
  // The line may have broken meanwhile; a place kept for it would never be cleared.
  if (!socket.connected) return refuse('not-joined', 'The connection is gone.');
  const { token, name, held } = entry;
  const { seat = null, waiting = false, tokenHash: holds } = held ?? {};
  placeSocket(socket, live, { seat, waiting, name, holds });
  if (entry.sat) reseat(services, live);
  // Before the answer he has heard of nobody elsewhere: whoever is there will say so.
  tellPeople(services, live, live.places.size === 1);
  if (entry.sat) services.post.send({ kind: 'seats', table: live.id });
  services.robots.wake(live);
  return () => ({
    ok: true,
    table: live.id,
    token,
    seat,
    waiting,
    ...(isHostBy(live, holds) ? { host: true } : {}),
    name,
    title: live.meta.name,
    version: live.table.version,
    view: viewOf(live.table, viewerAt({ seat, name }), { sheet: true }),
    chat: live.said[seat ? 'players' : 'spectators'],
    ...peopleAt(live),
  });
}
