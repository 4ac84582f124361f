import type { Seat } from '@eldest-hand/cards';
import { shuffle } from '@eldest-hand/cards/fair';
import { type Act, decide, type Supply } from '@eldest-hand/laws';
import { type Refused, refuse } from '@eldest-hand/protocol';
import type { TableLog, TableRecord } from '@eldest-hand/store';
import {
  actKey,
  holdersAt,
  keepSeats,
  type LiveTable,
  movesPlaces,
  type Place,
  stillHolds,
  takeIn,
} from './live-table.ts';
import { afterMoves, movesOf } from './moves.ts';
import { sealNumber } from './next-deal.ts';
import { refreshSeats, waitingHere } from './seats.ts';

/** Another process may act at the same table now and then; more clashes than this in a row mean trouble. */
const MOST_CLASHES = 8;

export type ActResult = { readonly ok: true; readonly version: number; readonly repeated: boolean } | Refused;

export interface ActsDeps {
  readonly log: TableLog;
  readonly now: () => number;
  /** Called after each record that the table has taken in. */
  readonly changed: (live: LiveTable) => void;
  /** Called first where players have changed their places with it. */
  readonly moved: (live: LiveTable) => void;
}

const refused = (code: Parameters<typeof refuse>[0], message: string, law?: number): Refused =>
  refuse(code, message, law);

/** Takes in what another process has appended; to be run in the table's queue. */
async function takeInAll({ log, changed, moved }: Omit<ActsDeps, 'now'>, live: LiveTable): Promise<void> {
  for (const record of await log.read(live.id, live.table.version)) {
    takeIn(live, record);
    if (movesPlaces(record)) {
      await refreshSeats(log, live);
      moved(live);
    }
    changed(live);
  }
}

/**
 * Brings a table to the last version in the log.
 * @param version the version that is known to be there: nothing is read when the table has it already.
 */
export const catchUp = (
  deps: Omit<ActsDeps, 'now'>,
  live: LiveTable,
  version = Number.POSITIVE_INFINITY,
): Promise<void> =>
  live.queue.add(async () => {
    if (live.table.version < version) await takeInAll(deps, live);
  });

async function decideAndAppend(
  deps: ActsDeps,
  live: LiveTable,
  place: Place & { readonly seat: Seat },
  actId: string,
  act: Act,
  at?: number,
): Promise<ActResult> {
  const { seat, holds } = place;
  for (let clashes = 0; clashes < MOST_CLASHES; clashes++) {
    if (live.access === 'closed') return refused('table-closed', 'The table has been closed.');
    if (!stillHolds(live, place)) return refused('not-seated', 'The seat has been given up meanwhile.');
    const stands = live.stands.get(actKey(seat, actId));
    if (stands !== undefined) return { ok: true, version: stands, repeated: true };
    if (at !== undefined && live.table.version !== at) return refused('not-now', 'The table has gone on.');
    const decision = decide(live.table, seat, act, supplyFor(live, act));
    if ('refusal' in decision) return refused(decision.refusal.code, decision.refusal.message, decision.refusal.law);
    const record = { actId, seat, act, events: decision.events, at: deps.now() };
    const moves = movesOf(decision.events, holdersAt(live), waitingHere(live), live.table.substitutes);
    const appended = await deps.log.append(live.id, live.table.version, record, holds, moves);
    if (appended.outcome === 'done') {
      const stored: TableRecord = { ...record, version: appended.version };
      takeIn(live, stored, decision.table);
      if (moves.length > 0) {
        keepSeats(live, afterMoves(holdersAt(live), moves));
        deps.moved(live);
      }
      deps.changed(live);
      return { ok: true, version: appended.version, repeated: false };
    }
    await takeInAll(deps, live);
    if (appended.outcome === 'duplicate') return { ok: true, version: appended.version, repeated: true };
    await refreshSeats(deps.log, live);
  }
  return refused('trouble', 'The table is too busy: try again.');
}

const nextSeal = (live: LiveTable) => sealNumber(live.dealsUsed, live.meta.deals, live.table.dealer);

/** What the laws cannot make themselves: sealed deals, shuffled packs, and who waits at the door. */
function supplyFor(live: LiveTable, { verb }: Act): Supply {
  if (verb === 'cut') return { seal: nextSeal(live) };
  if (verb === 'draw') return { spread: shuffle() };
  return verb === 'new-rubber' ? { spread: shuffle(), candidates: waitingHere(live).length } : {};
}

/**
 * Does an act at a table: decided, kept in the log, and only then folded and told. The same id of the same seat is done once.
 * @param at the version that it was thought out for: at another one it is not done.
 * @returns the version at which the act stands, or the refusal; nothing has changed upon a refusal.
 */
export const doAct = (
  deps: ActsDeps,
  live: LiveTable,
  place: Place,
  actId: string,
  act: Act,
  at?: number,
): Promise<ActResult> =>
  live.queue.add(async () => {
    const { seat } = place;
    if (!seat) return refused('not-seated', 'Spectators do not act: take a seat first.');
    return decideAndAppend(deps, live, { ...place, seat }, actId, act, at);
  });
