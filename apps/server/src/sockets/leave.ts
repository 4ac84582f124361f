import type { Seat } from '@eldest-hand/cards';
import { viewOf } from '@eldest-hand/laws';
import { type Done, type LeaveMessage, type Refused, type RenameMessage, refuse } from '@eldest-hand/protocol';
import type { LiveTable } from '../tables/live-table.ts';
import { renameSeat, standUp } from '../tables/seats.ts';
import { emitPeople } from './emit.ts';
import type { HouseSocket, Services } from './house-socket.ts';
import { placeSocket, removeSocket } from './join.ts';

export const notJoined = (): Refused => refuse('not-joined', 'Join the table first.');

/** The other windows of a seat that has been given up go on as spectators. */
function unseatOthers({ io }: Services, live: LiveTable, seat: Seat): void {
  const { id, table } = live;
  for (const [socketId, place] of [...live.places]) {
    const socket = io.sockets.sockets.get(socketId);
    if (place.seat !== seat || !socket) continue;
    placeSocket(socket, live, { seat: null, name: place.name });
    socket.emit('unseated', { table: id });
    socket.emit('view', { table: id, version: table.version, view: viewOf(table, 'spectator') });
  }
}

/** `leave`: the connection goes; the seat is kept for the token, unless its holder stands up. */
export async function leave(services: Services, socket: HouseSocket, message: LeaveMessage): Promise<Done | Refused> {
  const live = socket.data.tables.get(message.table);
  if (!live) return notJoined();
  const place = live.places.get(socket.id);
  const seat = place?.seat;
  if (message.stand && !seat) return refuse('not-seated', 'You have no seat to give up.');
  removeSocket(socket, live);
  if (message.stand && seat && (await standUp(services.log, live, place))) unseatOthers(services, live, seat);
  emitPeople(services.io, live);
  return { ok: true };
}

/** Cleans up after a connection that has ended. */
export function gone({ io }: Services, socket: HouseSocket): void {
  for (const live of [...socket.data.tables.values()]) {
    removeSocket(socket, live);
    emitPeople(io, live);
  }
}

/** `rename`: the name in the seat, or of a spectator. */
export async function rename(services: Services, socket: HouseSocket, message: RenameMessage): Promise<Done | Refused> {
  const live = socket.data.tables.get(message.table);
  const place = live?.places.get(socket.id);
  if (!live || !place) return notJoined();
  live.places.set(socket.id, { ...place, name: message.name });
  if (place.seat) await renameSeat(services.log, live, place, message.name);
  emitPeople(services.io, live);
  return { ok: true };
}
