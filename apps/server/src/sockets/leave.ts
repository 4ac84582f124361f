import { viewOf } from '@eldest-hand/laws';
import { type Done, type LeaveMessage, type Refused, type RenameMessage, refuse } from '@eldest-hand/protocol';
import { type LiveTable, stillHolds } from '../tables/live-table.ts';
import { renameSeat, standUp } from '../tables/seats.ts';
import { tellPeople } from './emit.ts';
import type { HouseSocket, Services } from './house-socket.ts';
import { placeSocket, removeSocket } from './join.ts';

export const notJoined = (): Refused => refuse('not-joined', 'Join the table first.');

/** Windows whose seat has been given up, here or through another process, go on as spectators. */
export function unseatStrangers({ io }: Pick<Services, 'io'>, live: LiveTable): void {
  const { id, table } = live;
  for (const [socketId, place] of [...live.places]) {
    const socket = io.sockets.sockets.get(socketId);
    if (place.seat === null || !socket || stillHolds(live, place)) continue;
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
  if (message.stand && seat && (await standUp(services.log, live, place))) {
    unseatStrangers(services, live);
    services.post.send({ kind: 'seats', table: live.id });
  }
  tellPeople(services, live);
  return { ok: true };
}

/** Cleans up after a connection that has ended. */
export function gone(services: Services, socket: HouseSocket): void {
  for (const live of [...socket.data.tables.values()]) {
    removeSocket(socket, live);
    tellPeople(services, live);
  }
}

/** `rename`: the name in the seat, or of a spectator. */
export async function rename(services: Services, socket: HouseSocket, message: RenameMessage): Promise<Done | Refused> {
  const live = socket.data.tables.get(message.table);
  const place = live?.places.get(socket.id);
  if (!live || !place) return notJoined();
  live.places.set(socket.id, { ...place, name: message.name });
  if (place.seat) {
    await renameSeat(services.log, live, place, message.name);
    services.post.send({ kind: 'seats', table: live.id });
  }
  tellPeople(services, live);
  return { ok: true };
}
