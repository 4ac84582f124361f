// Tables play while servers are killed; afterwards the log is asked what stands and the guests what they see.
import { isDeepStrictEqual } from 'node:util';
import { fold, viewOf } from '@eldest-hand/laws';
import { openLog } from '@eldest-hand/store';
import { openTable } from './table.mjs';

const PATIENCE = 20_000;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function within(holds) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(10)) if (holds()) return true;
  return false;
}

/** What the log says of a table, held against what was acknowledged. */
function checkRecords(table, records, fault) {
  for (const [at, { version }] of records.entries())
    if (version !== at) return fault(`${table.id}: version ${version} stands at place ${at}`);
  const ids = records.map(({ seat, actId }) => `${seat} ${actId}`);
  if (new Set(ids).size !== ids.length) fault(`${table.id}: an act stands twice`);
  for (const { id, seat, version } of table.acknowledged) {
    const record = records[version];
    if (record?.actId !== id || record.seat !== seat)
      fault(`${table.id}: ${id} of ${seat} was acknowledged and is lost`);
  }
}

/** What a guest sees, held against the log; the score sheet comes with a join only. */
function checkView(table, guest, state, fault) {
  const plain = (view) => ({ ...JSON.parse(JSON.stringify(view)), sheet: undefined });
  if (!isDeepStrictEqual(plain(guest.view), plain(viewOf(state, guest.seat ?? 'spectator'))))
    fault(`${table.id}: ${guest.seat ?? 'the spectator'} does not see what stands at version ${state.version}`);
}

async function checkAll(tables, where, fault) {
  const log = await openLog(where);
  try {
    for (const table of tables) {
      const records = await log.read(table.id);
      checkRecords(table, records, fault);
      const last = records.length - 1;
      const state = fold(records.flatMap(({ events }) => events));
      if (!(await within(() => table.guests.every(({ view }) => view.version >= last))))
        fault(`${table.id}: not every guest has come to version ${last}`);
      else for (const guest of table.guests) checkView(table, guest, state, fault);
    }
  } finally {
    await log.close();
  }
}

/**
 * One evening.
 * @param faults what happens, in order: functions that resolve when everything runs again.
 * @returns the figures, and what must not have happened.
 */
export async function evening({ servers, where, count, pace, dice, faults }) {
  const urls = servers.map(({ url }) => url);
  const wrong = [];
  const fault = (what) => wrong.push(what);
  const tables = await Promise.all(Array.from({ length: count }, () => openTable({ urls, dice, fault, pace })));
  const everybodyIn = () => tables.every(({ guests }) => guests.every(({ away }) => !away));
  const back = [];
  try {
    if (!(await within(everybodyIn))) fault('not every guest could come in');
    for (const table of tables) table.play();
    for (const happen of faults) {
      await pause(100 + dice() * 900);
      await happen();
      for (const server of servers.filter(({ died }) => died())) {
        fault(`the server on ${server.url} ended by itself`);
        await server.start();
      }
      const since = Date.now();
      if (!(await within(everybodyIn))) fault('not every guest came back');
      back.push(Date.now() - since);
    }
    await pause(500);
    await Promise.all(tables.map((table) => table.stop()));
    await checkAll(tables, where, fault);
  } finally {
    for (const table of tables) table.close();
  }
  const acts = tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  return { acts, guests: count * 5, back: back.sort((a, b) => a - b), wrong };
}
