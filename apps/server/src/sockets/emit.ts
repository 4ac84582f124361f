import { viewOf } from '@eldest-hand/laws';
import type { LiveTable } from '../tables/live-table.ts';
import { peopleAt } from '../tables/seats.ts';
import type { HouseServer } from './house-socket.ts';
import { allRooms, roomOf, viewersAt } from './rooms.ts';

/** Sends each viewer his own view: computed and put into words of the wire once a viewer, however many windows he has. */
export function emitViews(io: HouseServer, live: LiveTable): void {
  const { id, table } = live;
  for (const viewer of viewersAt(live))
    io.to(roomOf(id, viewer)).emit('view', { table: id, version: table.version, view: viewOf(table, viewer) });
}

/** Tells everybody at the table who sits where, who is away, and how many watch. */
export function emitPeople(io: HouseServer, live: LiveTable): void {
  io.to(allRooms(live.id)).emit('people', { table: live.id, ...peopleAt(live) });
}
