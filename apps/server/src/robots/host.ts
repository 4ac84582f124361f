import { SEATS, type Seat } from '@eldest-hand/cards';
import type { Act } from '@eldest-hand/laws';
import { askedTogether, clumsyAct, robotAct, type Sight, sightOf } from '@eldest-hand/robots';
import { tellViews } from '../sockets/emit.ts';
import type { Services } from '../sockets/house-socket.ts';
import { moved } from '../sockets/place.ts';
import { doAct } from '../tables/acts.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { hereAt, isBetweenDeals } from '../tables/seats.ts';
import { type RobotKind, robotIn } from './holder.ts';
import type { Pace } from './pace.ts';
import { newPool, type Pool } from './pool.ts';
import { readersAt } from './ready.ts';

/** A trick that lies complete is looked at. */
const AFTER_TRICK = 1.5;

/** What may wait until everybody has read the result. */
const BETWEEN_DEALS: ReadonlySet<string> = new Set(['cut', 'new-rubber']);

/** The robots of this process: they act wherever a person sits at the table through it. */
export interface Robots {
  /** Something has changed at a table: a robot may be wanted. */
  wake(live: LiveTable): void;
  close(): Promise<void>;
}

/** What the host remembers of a table with robots. */
interface Minded {
  /** The version that a robot is about to act at. */
  at: number | null;
  /** It acts then, unless something else comes of it first. */
  timer: NodeJS.Timeout | null;
  /** Until when the players who are ready at a version wait for those who are not. */
  reading: { readonly version: number; readonly till: number } | null;
  /** The deal in which a robot's claim was disputed: no other is made in it. */
  disputed: number;
}

interface Wanted {
  readonly seat: Seat;
  readonly kind: RobotKind;
  readonly sight: Sight;
}

const robotsAt = (live: LiveTable): Map<Seat, RobotKind> => {
  const found = new Map<Seat, RobotKind>();
  for (const [seat, holder] of live.holders) {
    const kind = robotIn(holder);
    if (kind) found.set(seat, kind);
  }
  return found;
};

/** One process minds a table's robots: the one through which the first of its players, from North on, is here. */
function isOurs(live: LiveTable): boolean {
  const here = hereAt(live).seats;
  const elsewhere = [...live.elsewhere.values()].flatMap(({ seats }) => seats);
  const first = SEATS.find((seat) => here.includes(seat) || elsewhere.includes(seat));
  return first !== undefined && here.includes(first);
}

/** Whether a person is asked together with the robot: the choice is left to him. */
function leavesIt(live: LiveTable, sight: Sight, robots: ReadonlyMap<Seat, RobotKind>): boolean {
  const { waitingWhy, waitingFor } = sight.view;
  const others = waitingWhy === 'ruling' ? askedTogether(sight) : waitingWhy === 'new-rubber' ? waitingFor : [];
  return others.some((seat) => !robots.has(seat) && live.holders.has(seat));
}

export function hostRobots(services: Omit<Services, 'robots'>, pace: Pace, pool: Pool = newPool()): Robots {
  const { log, now, logger, post } = services;
  const minded = new Map<string, Minded>();
  let closed = false;

  const random = Math.random;
  const mind = (live: LiveTable): Minded => {
    const known = minded.get(live.id) ?? { at: null, timer: null, reading: null, disputed: -1 };
    minded.set(live.id, known);
    return known;
  };

  /** The robot that the table waits for, if it waits for one. */
  function wanted(live: LiveTable): Wanted | null {
    const robots = robotsAt(live);
    for (const [seat, kind] of robots) {
      const sight = sightOf(live.table, seat);
      if (sight.view.waitingFor.includes(seat) && !leavesIt(live, sight, robots)) return { seat, kind, sight };
    }
    return null;
  }

  function slip(live: LiveTable): (Wanted & { act: Act }) | null {
    for (const [seat, kind] of robotsAt(live)) {
      if (kind.clumsy === 0) continue;
      const sight = sightOf(live.table, seat);
      const act = clumsyAct(sight, kind.clumsy, random);
      if (act) return { seat, kind, sight, act };
    }
    return null;
  }

  /** In how many milliseconds the robot acts; null while it waits for those who still read the result of a deal. */
  function delay(live: LiveTable, { sight: { view } }: Wanted): number | null {
    const readers = BETWEEN_DEALS.has(view.waitingWhy) ? readersAt(live) : 'all';
    if (readers === 'none') return null;
    if (readers === 'some') {
      const known = mind(live);
      if (known.reading?.version !== view.version)
        known.reading = { version: view.version, till: now() + pace.reading };
      return Math.max(0, known.reading.till - now());
    }
    return (view.trickWinner ? AFTER_TRICK : 1) * (pace.least + random() * (pace.most - pace.least));
  }

  async function decide(live: LiveTable, { sight, kind }: Wanted): Promise<Act | null> {
    const claims = mind(live).disputed !== live.table.dealNumber;
    const reckons = kind.level !== 'easy' && (sight.view.waitingWhy === 'card' || sight.view.waitingWhy === 'claim');
    if (!reckons) return robotAct(sight, { level: kind.level, claims, random });
    const seed = Math.floor(random() * 2 ** 32);
    const thought = pool.think({ sight, level: kind.level, claims, seed });
    // A table never stands still because a thread has failed.
    return thought.catch((err: unknown) => {
      if (!closed) logger.error({ err, table: live.id }, 'a robot could not think');
      return robotAct(sight, { level: 'easy', claims, random });
    });
  }

  /** One robot acts, at this version or not at all: what has changed meanwhile is looked at afresh. */
  async function step(live: LiveTable, version: number): Promise<void> {
    if (closed || live.table.version !== version || !isOurs(live)) return;
    const slipped = slip(live);
    const robot = slipped ?? wanted(live);
    if (!robot) return;
    const act = slipped?.act ?? (await decide(live, robot));
    if (closed || !act || live.table.version !== version) return;
    const holder = live.holders.get(robot.seat);
    if (!holder || !robotIn(holder)) return;
    const place = { seat: robot.seat, name: holder.name, holds: holder.tokenHash };
    const deps = {
      log,
      now,
      changed: (table: LiveTable) => tellViews(services, table),
      moved: (table: LiveTable) => moved(services, table),
    };
    const result = await doAct(deps, live, place, `robot-${version}`, act, version);
    if (result.ok) post.send({ kind: 'acted', table: live.id, version: result.version });
    else logger.warn({ table: live.id, version, verb: act.verb, refusal: result.refusal }, 'a robot was refused');
  }

  function wake(live: LiveTable): void {
    if (closed || live.holders.size === 0) return;
    const known = mind(live);
    if (live.table.news.some(({ kind }) => kind === 'claim-disputed')) known.disputed = live.table.dealNumber;
    const { version } = live.table;
    // The one that cuts is told again and again who is ready; what has begun to think is left to it.
    if (known.at === version && !(known.timer && isBetweenDeals(live))) return;
    const robot = isOurs(live) ? wanted(live) : null;
    if (known.timer) clearTimeout(known.timer);
    known.timer = null;
    known.at = null;
    if (!robot) {
      if (robotsAt(live).size === 0) minded.delete(live.id);
      return;
    }
    const wait = delay(live, robot);
    if (wait === null) return;
    known.at = version;
    known.timer = setTimeout(() => {
      known.timer = null;
      void step(live, version)
        .catch((err: unknown) => !closed && logger.error({ err, table: live.id, version }, 'a robot could not act'))
        .finally(() => {
          if (known.at === version) known.at = null;
          if (live.table.version !== version) wake(live);
        });
    }, wait);
    known.timer.unref();
  }

  return {
    wake,
    async close() {
      closed = true;
      await pool.close();
    },
  };
}
