import { timingSafeEqual } from 'node:crypto';
import type { Seat } from '@eldest-hand/cards';
import {
  type Done,
  type HostDone,
  type HostMessage,
  type Refused,
  refuse,
  type WireRefusal,
} from '@eldest-hand/protocol';
import type { Access } from '@eldest-hand/store';
import { robotIn } from '../robots/holder.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { hashOf, hereAt, refreshSeats } from '../tables/seats.ts';
import { tellPeople } from './emit.ts';
import type { HouseSocket, Services } from './house-socket.ts';
import { noSuchTable } from './join.ts';
import { removeSocket } from './place.ts';

type Deps = Pick<Services, 'io' | 'post' | 'now'>;

/** For so long nobody watches from the address of somebody who was removed. */
const BARRED = 10 * 60_000;

const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Whether the table has been handed on to the holder of a seat, by the hash of his token. */
export const isHostBy = (live: LiveTable, holds: string | undefined): boolean =>
  holds !== undefined && same(holds, live.hostHash);

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

/** Takes in that the table has another host, here or through another process; he is told in each of his windows. */
export function setHost({ io }: Pick<Deps, 'io'>, live: LiveTable, hostHash: string): void {
  live.hostHash = hostHash;
  for (const [id, { holds }] of live.places)
    if (isHostBy(live, holds)) io.sockets.sockets.get(id)?.emit('hosting', { table: live.id });
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

const notHost = (): Refused => refuse('not-host', 'Only the host of the table may do that.');

/**
 * Hands the table on to who holds a seat: his own token is the host's from now on, so that nothing new has to reach him, now or
 * after a restart, and the former host's opens nothing any more.
 */
async function handOn(services: Services, live: LiveTable, token: string, seat: Seat): Promise<Done | Refused> {
  const { log, post } = services;
  const answer = await live.queue.add(async () => {
    if (log.shared) await refreshSeats(log, live);
    const heir = live.holders.get(seat);
    if (!heir || robotIn(heir)) return refuse('not-seated', 'The table is handed on to a person who has a seat.');
    if (!(await log.setHost(live.id, hashOf(token), heir.tokenHash))) return notHost();
    setHost(services, live, heir.tokenHash);
    return { ok: true } as const;
  });
  if (answer.ok) post.send({ kind: 'host', table: live.id });
  return answer;
}

/** Whether the token is the host's; the log knows it where another process may have handed the table on. */
async function isHost({ log }: Pick<Services, 'log'>, live: LiveTable, token: string): Promise<boolean> {
  const hostHash = log.shared ? (await log.table(live.id))?.hostHash : live.hostHash;
  return hostHash !== undefined && same(hashOf(token), hostHash);
}

/** `host`: the host lists the table or not, closes it, sees and removes those who watch, and hands the table on. */
export async function host(
  services: Services,
  _socket: HouseSocket,
  message: HostMessage,
): Promise<HostDone | Refused> {
  const { house, log, post } = services;
  const live = await house.find(message.table);
  if (!live) return noSuchTable();
  if (!(await isHost(services, live, message.host))) return notHost();
  if (message.do === 'watchers')
    return {
      ok: true,
      access: live.access,
      watchers: [hereAt(live), ...live.elsewhere.values()].flatMap(({ watchers }) => watchers),
    };
  if (message.do === 'remove') {
    if (!removeWatcher(services, live, message.watcher))
      post.send({ kind: 'remove', table: live.id, watcher: message.watcher });
    return { ok: true };
  }
  if (message.do === 'hand-on') return handOn(services, live, message.host, message.seat);
  const access = ACCESS[message.do];
  await live.queue.add(async () => {
    await log.setAccess(live.id, access);
    setAccess(services, live, access);
  });
  post.send({ kind: 'access', table: live.id, access });
  return { ok: true };
}
