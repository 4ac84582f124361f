import { viewOf } from '@eldest-hand/laws';
import type { LiveTable, Place } from '../tables/live-table.ts';
import { heldBy } from '../tables/seats.ts';
import { emitPeople } from './emit.ts';
import type { HouseSocket, Services } from './house-socket.ts';
import { allRooms, roomOf, viewerAt } from './rooms.ts';

/** Puts a connection in its place, and in that viewer's room only. */
export function placeSocket(socket: HouseSocket, live: LiveTable, place: Place): void {
  for (const room of allRooms(live.id)) void socket.leave(room);
  void socket.join(roomOf(live.id, viewerAt(place)));
  live.places.set(socket.id, place);
  socket.data.tables.set(live.id, live);
}

/** Takes a connection away from a table. */
export function removeSocket(socket: HouseSocket, live: LiveTable): void {
  for (const room of allRooms(live.id)) void socket.leave(room);
  live.places.delete(socket.id);
  socket.data.tables.delete(live.id);
}

/** Whether a window is where its holder's place is. */
const inPlace = (live: LiveTable, { seat, holds, waiting = false }: Place): boolean => {
  const held = heldBy(live, holds);
  return seat === (held?.seat ?? null) && waiting === (held?.waiting ?? false);
};

/**
 * Windows whose holder sits elsewhere now, or has given his seat up, here or through another process, go with him; without a seat
 * they go on as spectators.
 */
export function reseat({ io }: Pick<Services, 'io'>, live: LiveTable): void {
  const { id, table } = live;
  for (const [socketId, place] of [...live.places]) {
    const socket = io.sockets.sockets.get(socketId);
    if (!socket || inPlace(live, place)) continue;
    const { name } = place;
    const { seat, waiting, tokenHash } = heldBy(live, place.holds) ?? {
      seat: null,
      waiting: false,
      tokenHash: undefined,
    };
    placeSocket(socket, live, { seat, waiting, name, holds: tokenHash });
    if (tokenHash) socket.emit('placed', { table: id, seat, waiting });
    else socket.emit('unseated', { table: id });
    const view = viewOf(table, viewerAt({ seat, name }), { sheet: true });
    socket.emit('view', { table: id, version: table.version, view });
  }
}

/** Players have changed their places with an act. */
export function moved(deps: Pick<Services, 'io'>, live: LiveTable): void {
  reseat(deps, live);
  emitPeople(deps.io, live);
}
