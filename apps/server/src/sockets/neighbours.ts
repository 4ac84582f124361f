import type { Standing } from '@eldest-hand/store';
import type { Here, Notice } from '../post/post.ts';
import { setReady } from '../robots/ready.ts';
import { catchUp } from '../tables/acts.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { hereAt, refreshSeats, seatsDiffer } from '../tables/seats.ts';
import { emitPeople, tellViews } from './emit.ts';
import { removeWatcher, setAccess, setHost } from './host.ts';
import type { Services } from './house-socket.ts';
import { moved, reseat } from './place.ts';
import { takeInLine } from './say.ts';

const ALIVE = 3000;
/** A process that has said nothing for so long is gone, and those who came through it are away. */
const SILENCE = 10_000;
/** How often the log is looked at: often when notices do not come, now and then in case one was lost. */
const LOOK = { up: 5000, down: 1000 };
const AT_ONCE = 500;

export interface Neighbours {
  /** Stops listening and looking. */
  stop(): void;
}

type Deps = Pick<Services, 'io' | 'house' | 'log' | 'post' | 'logger' | 'now' | 'robots'>;

/** Brings a table up to what the log says of its seats. */
async function seatsChanged(deps: Deps, live: LiveTable): Promise<void> {
  await live.queue.add(() => refreshSeats(deps.log, live));
  reseat(deps, live);
  emitPeople(deps.io, live);
  deps.robots.wake(live);
}

const upTo = (deps: Deps, live: LiveTable, version: number): Promise<void> =>
  catchUp(
    { log: deps.log, changed: (table) => tellViews(deps, table), moved: (table) => moved(deps, table) },
    live,
    version,
  ).then(() => deps.robots.wake(live));

/** Compares the tables in memory with the log, for what no notice has told of. */
async function look(deps: Deps): Promise<void> {
  const tables = deps.house.present();
  for (let from = 0; from < tables.length; from += AT_ONCE) {
    const some = tables.slice(from, from + AT_ONCE);
    const standing = await deps.log.standing(some.map(({ id }) => id));
    for (const live of some) {
      const found = standing.get(live.id);
      // One table that cannot be brought up to date is no reason to leave the others behind.
      if (found) await bringUp(deps, live, found).catch((err) => couldNot(deps, err, live.id));
    }
  }
}

async function bringUp(deps: Deps, live: LiveTable, { access, hostHash, seats, version }: Standing): Promise<void> {
  if (live.access !== access || live.hostHash !== hostHash) await hostHasSpoken(deps, live);
  if (seatsDiffer(live, seats)) await seatsChanged(deps, live);
  if (live.table.version < version) await upTo(deps, live, version);
}

/** What was found may be older than what the host has done here since: it is asked for again in the table's turn. */
async function hostHasSpoken(deps: Deps, live: LiveTable): Promise<void> {
  const meta = await live.queue.add(() => deps.log.table(live.id));
  if (!meta) return;
  if (meta.access !== live.access) setAccess(deps, live, meta.access);
  if (meta.hostHash !== live.hostHash) setHost(deps, live, meta.hostHash);
}

const couldNot = ({ logger }: Deps, err: unknown, table?: string): void =>
  logger.warn({ err, table }, 'the log could not be looked at');

/** Tells which of our guests are where, and asks the same. */
function sayWhoIsHere({ house, post }: Deps, asks: boolean): void {
  const at = house.present().filter(({ places }) => places.size > 0);
  if (at.length > 0) post.send({ kind: 'here', asks, at: at.map((live) => ({ table: live.id, ...hereAt(live) })) });
}

function keepElsewhere(live: LiveTable, from: string, { seats, spectators, watchers, waiting }: Here): void {
  if (seats.length === 0 && spectators === 0) live.elsewhere.delete(from);
  else live.elsewhere.set(from, { seats, spectators, watchers, waiting });
}

/** Answers one who asks who is at a table: our guests, and what has been said. */
function answerAbout({ post }: Deps, live: LiveTable): void {
  if (live.places.size === 0) return;
  post.send({ kind: 'here', asks: false, at: [{ table: live.id, ...hereAt(live) }] });
  const lines = [...live.said.players, ...live.said.spectators];
  if (lines.length > 0) post.send({ kind: 'said', table: live.id, lines });
}

async function takeIn(deps: Deps, notice: Notice, from: string): Promise<void> {
  const { house, io } = deps;
  if (notice.kind === 'here') {
    for (const { table, ...here } of notice.at) {
      const live = await house.remembered(table);
      if (!live) continue;
      keepElsewhere(live, from, here);
      emitPeople(io, live);
      deps.robots.wake(live);
      if (notice.asks) answerAbout(deps, live);
    }
    return;
  }
  if (notice.kind === 'alive' || notice.kind === 'bye') return;
  const live = await house.remembered(notice.table);
  if (!live) return;
  if (notice.kind === 'acted') await upTo(deps, live, notice.version);
  else if (notice.kind === 'seats') await seatsChanged(deps, live);
  else if (notice.kind === 'access') setAccess(deps, live, notice.access);
  else if (notice.kind === 'host') await hostHasSpoken(deps, live);
  else if (notice.kind === 'ready') setReady(deps, live, notice.seat, notice.deal);
  else if (notice.kind === 'remove') removeWatcher(deps, live, notice.watcher);
  else if (notice.kind === 'said') for (const line of notice.lines) takeInLine(io, live, line);
}

/**
 * Keeps the tables of this process in step with the other processes: notices say where to look, and the log is looked at anyway
 * from time to time, so that a Redis that is down costs a second and nothing else.
 */
export function keepInStep(deps: Deps): Neighbours {
  const { house, io, log, now, post } = deps;
  const heard = new Map<string, number>();
  const failed = (err: unknown): void => couldNot(deps, err);

  const forget = (process: string): void => {
    heard.delete(process);
    for (const live of house.present()) if (live.elsewhere.delete(process)) emitPeople(io, live);
  };
  post.listen(
    (notice, from) => {
      heard.set(from, now());
      if (notice.kind === 'bye') forget(from);
      else void takeIn(deps, notice, from).catch(failed);
    },
    () => {
      sayWhoIsHere(deps, true);
      if (log.shared) void look(deps).catch(failed);
    },
  );

  const breathing = setInterval(() => {
    post.send({ kind: 'alive' });
    for (const [process, last] of heard) if (now() - last > SILENCE) forget(process);
  }, ALIVE);
  let looking: NodeJS.Timeout | undefined;
  const lookLater = (): void => {
    looking = setTimeout(
      () => void look(deps).catch(failed).finally(lookLater),
      post.state() === 'up' ? LOOK.up : LOOK.down,
    );
  };
  if (log.shared) lookLater();
  return {
    stop() {
      clearInterval(breathing);
      clearTimeout(looking);
    },
  };
}
