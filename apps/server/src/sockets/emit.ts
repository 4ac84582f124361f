import { viewOf } from '@eldest-hand/laws';
import type { LiveTable } from '../tables/live-table.ts';
import { hereAt, peopleAt } from '../tables/seats.ts';
import type { HouseServer, Services } from './house-socket.ts';
import { allRooms, roomOf, windowsAt } from './rooms.ts';

/**
 * Sends each viewer his own view, computed once a viewer however many windows he has. A single window is written to directly:
 * a room would cost as much again for each of the five.
 */
export function emitViews(io: HouseServer, live: LiveTable): void {
  const { id, table } = live;
  for (const [viewer, windows] of windowsAt(live)) {
    const message = { table: id, version: table.version, view: viewOf(table, viewer) };
    const [only] = windows;
    const socket = windows.length === 1 && only !== undefined ? io.sockets.sockets.get(only) : undefined;
    if (socket) socket.emit('view', message);
    else io.to(roomOf(id, viewer)).emit('view', message);
  }
}

/** Tells everybody who is at the table through this process who sits where, who is away, and how many watch. */
export function emitPeople(io: HouseServer, live: LiveTable): void {
  io.to(allRooms(live.id)).emit('people', { table: live.id, ...peopleAt(live) });
}

/** Somebody has come or gone here: everybody at the table is told, through other processes too. */
export function tellPeople({ io, post }: Pick<Services, 'io' | 'post'>, live: LiveTable, asks = false): void {
  emitPeople(io, live);
  post.send({ kind: 'here', at: [{ table: live.id, ...hereAt(live) }], asks });
}

/** Sends the views of a change; a failure here must not touch the act, which stands in the log. */
export function tellViews({ io, logger }: Pick<Services, 'io' | 'logger'>, live: LiveTable): void {
  try {
    emitViews(io, live);
  } catch (err) {
    logger.error({ err, table: live.id, version: live.table.version }, 'views could not be sent');
  }
}
