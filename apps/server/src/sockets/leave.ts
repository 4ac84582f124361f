import { type Done, type LeaveMessage, type Refused, type RenameMessage, refuse } from '@eldest-hand/protocol';
import { renameSeat, standUp } from '../tables/seats.ts';
import { tellPeople } from './emit.ts';
import type { HouseSocket, Services } from './house-socket.ts';
import { removeSocket, reseat } from './place.ts';

export const notJoined = (): Refused => refuse('not-joined', 'Join the table first.');

/** `leave`: the connection goes; the seat is kept for the token, unless its holder stands up. */
export async function leave(services: Services, socket: HouseSocket, message: LeaveMessage): Promise<Done | Refused> {
  const live = socket.data.tables.get(message.table);
  if (!live) return notJoined();
  const place = live.places.get(socket.id);
  const holds = place?.holds;
  if (message.stand && !holds) return refuse('not-seated', 'You have no seat to give up.');
  removeSocket(socket, live);
  if (message.stand && holds && (await standUp(services.log, live, place))) {
    reseat(services, live);
    services.post.send({ kind: 'seats', table: live.id });
  }
  tellPeople(services, live);
  services.robots.wake(live);
  return { ok: true };
}

/** Cleans up after a connection that has ended. */
export function gone(services: Services, socket: HouseSocket): void {
  for (const live of [...socket.data.tables.values()]) {
    removeSocket(socket, live);
    tellPeople(services, live);
    // Who has gone is not waited for with the next deal.
    services.robots.wake(live);
  }
}

/** `rename`: the name in the seat, or of a spectator. */
export async function rename(services: Services, socket: HouseSocket, message: RenameMessage): Promise<Done | Refused> {
  const live = socket.data.tables.get(message.table);
  const place = live?.places.get(socket.id);
  if (!live || !place) return notJoined();
  live.places.set(socket.id, { ...place, name: message.name });
  if (place.holds) {
    await renameSeat(services.log, live, place, message.name);
    services.post.send({ kind: 'seats', table: live.id });
  }
  tellPeople(services, live);
  return { ok: true };
}
