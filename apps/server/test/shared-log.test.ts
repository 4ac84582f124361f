import { decide, fold, type TableEvent } from '@eldest-hand/laws';
import { openLog, type TableLog } from '@eldest-hand/store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, type Four, layTable, leaveAll, openTestHouse, sitFour, type TestHouse } from './house.ts';

let house: TestHouse;
let log: TableLog;
beforeAll(async () => {
  house = await openTestHouse();
  log = await openLog(house.file);
});
afterAll(async () => {
  await log.close();
  await house.close();
});

const versionsOf = (four: Four): number[] => four.N.views.map(({ version }) => version);

test('what another process has appended is taken in, shown, and decided upon', async () => {
  const table = await layTable(house.url);
  const four = await sitFour(house.url, table);
  const [opening] = await log.read(table);
  const state = fold(opening?.events as TableEvent[]);
  const act = { verb: 'bid', call: '1H' } as const;
  const decision = decide(state, 'N', act);
  if ('refusal' in decision) throw new Error(decision.refusal.message);
  await log.append(table, 0, { actId: 'elsewhere', seat: 'N', act, events: decision.events, at: 0 });
  expect(await four.E.act(table, { verb: 'pass' })).toEqual({ ok: true, version: 2 });
  expect(await four.N.act(table, act, 'elsewhere')).toEqual({ ok: true, version: 1 });
  await four.N.until(2);
  expect(versionsOf(four)).toEqual([1, 2]);
  expect(four.N.view?.calls.map(({ call }) => call)).toEqual(['1H', 'pass']);
  leaveAll(Object.values(four));
});

test('a table whose log is damaged is in trouble alone', async () => {
  const [bad, good] = [await layTable(house.url), await layTable(house.url)];
  const [sick, sound] = [await sitFour(house.url, bad), await sitFour(house.url, good)];
  await log.append(bad, 0, { actId: 'x', seat: 'N', act: null, events: [{ kind: 'nonsense' }], at: 0 });
  expect(codeOf(await sick.N.act(bad, { verb: 'bid', call: '1H' }))).toBe('trouble');
  expect(codeOf(await sick.N.act(bad, { verb: 'bid', call: '1H' }))).toBe('trouble');
  expect(codeOf(await sound.N.act(good, { verb: 'bid', call: '1H' }))).toBe('ok');
  expect((await fetch(`${house.url}/api/tables/${bad}/record`)).status).toBe(500);
  expect((await fetch(`${house.url}/api/tables`)).status).toBe(200);
  leaveAll([...Object.values(sick), ...Object.values(sound)]);
});
