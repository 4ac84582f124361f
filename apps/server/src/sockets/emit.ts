import { viewOf } from '@eldest-hand/laws';
import type { LiveTable } from '../tables/live-table.ts';
import { peopleAt } from '../tables/seats.ts';
import type { HouseServer } from './house-socket.ts';
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

/** Tells everybody at the table who sits where, who is away, and how many watch. */
export function emitPeople(io: HouseServer, live: LiveTable): void {
  io.to(allRooms(live.id)).emit('people', { table: live.id, ...peopleAt(live) });
}
