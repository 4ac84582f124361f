import { timingSafeEqual } from 'node:crypto';
import {
  type Done,
  type HostMessage,
  type Refused,
  refuse,
  type Watcher,
  type WireRefusal,
} from '@eldest-hand/protocol';
import type { Access } from '@eldest-hand/store';
import type { LiveTable } from '../tables/live-table.ts';
import { hashOf, hereAt } from '../tables/seats.ts';
import { tellPeople } from './emit.ts';
import type { HouseSocket, Services } from './house-socket.ts';
import { noSuchTable } from './join.ts';
import { removeSocket } from './place.ts';

type Deps = Pick<Services, 'io' | 'post' | 'now'>;

/** For so long nobody watches from the address of somebody who was removed. */
const BARRED = 10 * 60_000;

const isHost = (live: LiveTable, token: string): boolean => {
  const [given, kept] = [Buffer.from(hashOf(token)), Buffer.from(live.meta.hostHash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
};

/** A connection leaves the table without having asked to. */
function dismiss(socket: HouseSocket, live: LiveTable, why: WireRefusal): void {
  removeSocket(socket, live);
  socket.emit('dismissed', { table: live.id, why });
}

/** Takes in that the host has opened or closed the table, here or through another process. */
export function setAccess({ io, post }: Deps, live: LiveTable, access: Access): void {
  live.access = access;
  if (access !== 'closed') return;
  const why: WireRefusal = { code: 'table-closed', message: 'The table has been closed by its host.' };
  for (const id of [...live.places.keys()]) {
    const socket = io.sockets.sockets.get(id);
    if (socket) dismiss(socket, live, why);
  }
  tellPeople({ io, post }, live);
}

/** Removes somebody who watches through this process. Gives false when he is not here. */
export function removeWatcher({ io, post, now }: Deps, live: LiveTable, watcher: string): boolean {
  const socket = io.sockets.sockets.get(watcher);
  if (!socket || live.places.get(watcher)?.seat !== null) return false;
  live.barred.set(socket.data.address, now() + BARRED);
  dismiss(socket, live, { code: 'removed', message: 'The host does not wish you to watch this table.' });
  tellPeople({ io, post }, live);
  return true;
}

/** Whether somebody from that address was removed a while ago. Those who hold a seat come to it all the same. */
export const isBarred = ({ now }: Pick<Services, 'now'>, live: LiveTable, address: string): boolean =>
  (live.barred.get(address) ?? 0) > now();

const ACCESS = { open: 'open', private: 'private', close: 'closed' } as const;

/** `host`: the one who laid the table lists it or not, closes it, and may see and remove those who watch. */
export async function host(
  services: Services,
  _socket: HouseSocket,
  message: HostMessage,
): Promise<(Done & { watchers?: readonly Watcher[] }) | Refused> {
  const { house, log, post } = services;
  const live = await house.find(message.table);
  if (!live) return noSuchTable();
  if (!isHost(live, message.host)) return refuse('not-host', 'Only the host of the table may do that.');
  if (message.do === 'watchers')
    return { ok: true, watchers: [hereAt(live), ...live.elsewhere.values()].flatMap(({ watchers }) => watchers) };
  if (message.do === 'remove') {
    if (!removeWatcher(services, live, message.watcher))
      post.send({ kind: 'remove', table: live.id, watcher: message.watcher });
    return { ok: true };
  }
  const access = ACCESS[message.do];
  await live.queue.add(async () => {
    await log.setAccess(live.id, access);
    setAccess(services, live, access);
  });
  post.send({ kind: 'access', table: live.id, access });
  return { ok: true };
}
