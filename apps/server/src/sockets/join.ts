import type { Seat } from '@eldest-hand/cards';
import { viewOf } from '@eldest-hand/laws';
import { type Joined, type JoinMessage, type Refused, refuse } from '@eldest-hand/protocol';
import { catchUp } from '../tables/acts.ts';
import type { LiveTable, Place } from '../tables/live-table.ts';
import { peopleAt, seatOf, sit } from '../tables/seats.ts';
import { tellPeople, tellViews } from './emit.ts';
import type { HouseSocket, Services } from './house-socket.ts';
import { allRooms, roomOf, viewerAt } from './rooms.ts';

interface Entry {
  readonly seat: Seat | null;
  readonly token: string | null;
  readonly name: string;
  /** Whether he has just taken the seat. */
  readonly sat?: true;
}

export const noSuchTable = (): Refused => refuse('no-such-table', 'There is no such table.');

const nameIn = (live: LiveTable, seat: Seat): string => live.holders.get(seat)?.name ?? 'Guest';

/** Finds out where somebody may go: back to his seat, to a free one, or among the spectators. */
async function enter({ log, now }: Services, live: LiveTable, message: JoinMessage): Promise<Entry | Refused> {
  const name = message.name ?? 'Guest';
  const seat = message.seat ?? null;
  if (message.token) {
    const own = await seatOf(log, live, message.token);
    if (own) return { seat: own, token: message.token, name: nameIn(live, own) };
    if (!seat || !live.holders.has(seat))
      return refuse('unknown-token', 'That seat has been given up: join without the token.');
  }
  if (!seat) return { seat: null, token: null, name };
  const token = await sit(log, live, seat, name, now());
  return token ? { seat, token, name, sat: true } : refuse('seat-taken', `${nameIn(live, seat)} holds that seat.`);
}

/** Puts a connection in its place, and in that viewer's room only. */
export function placeSocket(socket: HouseSocket, live: LiveTable, place: Place): void {
  for (const room of allRooms(live.id)) void socket.leave(room);
  void socket.join(roomOf(live.id, viewerAt(place)));
  live.places.set(socket.id, { ...place, holds: place.seat ? live.holders.get(place.seat)?.tokenHash : undefined });
  socket.data.tables.set(live.id, live);
}

/** Takes a connection away from a table. */
export function removeSocket(socket: HouseSocket, live: LiveTable): void {
  for (const room of allRooms(live.id)) void socket.leave(room);
  live.places.delete(socket.id);
  socket.data.tables.delete(live.id);
}

/** `join`: answers with everything that the one who joins may know. */
export async function join(services: Services, socket: HouseSocket, message: JoinMessage): Promise<Joined | Refused> {
  const live = await services.house.find(message.table);
  if (!live) return noSuchTable();
  if (services.log.shared) await catchUp({ log: services.log, changed: (table) => tellViews(services, table) }, live);
  const entry = await enter(services, live, message);
  if ('ok' in entry) return entry;
  // The line may have broken meanwhile; a place kept for it would never be cleared.
  if (!socket.connected) return refuse('not-joined', 'The connection is gone.');
  const { seat, token, name } = entry;
  placeSocket(socket, live, { seat, name });
  // Before the answer he has heard of nobody elsewhere: whoever is there will say so.
  tellPeople(services, live, live.places.size === 1);
  if (entry.sat) services.post.send({ kind: 'seats', table: live.id });
  return {
    ok: true,
    table: live.id,
    token,
    seat,
    name,
    version: live.table.version,
    view: viewOf(live.table, viewerAt({ seat, name }), { sheet: true }),
    chat: live.said[seat ? 'players' : 'spectators'],
    ...peopleAt(live),
  };
}
