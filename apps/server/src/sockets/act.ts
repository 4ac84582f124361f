import { type ActDone, type Refused, readAct, refuse } from '@eldest-hand/protocol';
import { type ActResult, doAct } from '../tables/acts.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { tellViews } from './emit.ts';
import type { HouseSocket, Services } from './house-socket.ts';
import { noSuchTable } from './join.ts';
import { notJoined } from './leave.ts';
import { moved } from './place.ts';

interface ActMessage {
  readonly table: string;
  readonly id: string;
  readonly act?: unknown;
}

const seconds = (since: bigint): number => Number(process.hrtime.bigint() - since) / 1e9;
const resultOf = (result: ActResult): string =>
  !result.ok ? result.refusal.code : result.repeated ? 'repeated' : 'done';

/** Somebody who has not joined is told first whether there is such a table. */
async function strangerTo({ house }: Services, table: string): Promise<Refused> {
  return (await house.find(table)) ? notJoined() : noSuchTable();
}

/** `act`: done for the seat of the connection, whatever the message says; answered when it is in the log. */
export async function act(services: Services, socket: HouseSocket, message: ActMessage): Promise<ActDone | Refused> {
  const { log, metrics, now, post } = services;
  const began = process.hrtime.bigint();
  const live = socket.data.tables.get(message.table);
  if (!live) return strangerTo(services, message.table);
  const place = live.places.get(socket.id);
  if (!place?.seat) return refuse('not-seated', 'Spectators do not act: take a seat first.');
  const read = readAct(message.act);
  if ('refusal' in read) {
    metrics.acts.inc({ verb: 'unknown', result: read.refusal.code });
    return { ok: false, refusal: read.refusal };
  }
  const changed = (table: LiveTable): void => {
    metrics.durable.observe(seconds(began));
    tellViews(services, table);
    metrics.sent.observe(seconds(began));
  };
  const result = await doAct(
    { log, now, changed, moved: (table) => moved(services, table) },
    live,
    place,
    message.id,
    read.act,
  ).catch((error) => {
    metrics.acts.inc({ verb: read.act.verb, result: 'trouble' });
    throw error;
  });
  live.lastUsed = now();
  services.robots.wake(live);
  if (result.ok && !result.repeated) post.send({ kind: 'acted', table: live.id, version: result.version });
  metrics.acts.inc({ verb: read.act.verb, result: resultOf(result) });
  return result.ok ? { ok: true, version: result.version } : result;
}
