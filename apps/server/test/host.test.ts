import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, connect, leaveAll, openTestHouse, sitFour, type TestHouse } from './house.ts';

let house: TestHouse;
let table: string;
let host: string;

async function lay(body: object = {}): Promise<{ id: string; host: string }> {
  const made = await fetch(`${house.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'auction-1913', ...body }),
  });
  return (await made.json()) as { id: string; host: string };
}
const listed = async (): Promise<boolean> => {
  const tables = (await (await fetch(`${house.url}/api/tables`)).json()) as { id: string }[];
  return tables.some(({ id }) => id === table);
};

beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  ({ id: table, host } = await lay());
});

test('a private table is not listed, and its host may list it; nobody else may', async () => {
  ({ id: table, host } = await lay({ private: true }));
  const ada = await connect(house.url);
  expect(await listed()).toBe(false);
  expect(codeOf(await ada.ask('host', { table, host: 'guess', do: 'open' }))).toBe('not-host');
  expect(codeOf(await ada.join(table, { seat: 'N' }))).toBe('ok');
  expect(codeOf(await ada.ask('host', { table, host: ada.token, do: 'open' }))).toBe('not-host');
  expect(await listed()).toBe(false);
  expect(await ada.ask('host', { table, host, do: 'open' })).toEqual({ ok: true });
  expect(await listed()).toBe(true);
  for (const message of [
    { table, host },
    { table, host, do: 'burn' },
    { table, host, do: 'remove' },
  ])
    expect(codeOf(await ada.ask('host', message))).toBe('bad-message');
  leaveAll([ada]);
});

test('a closed table sends everybody away, takes no acts after a restart either, and keeps its record', async () => {
  const four = await sitFour(house.url, table);
  const told = new Promise((dismissed) => four.S.socket.once('dismissed', dismissed));
  expect(await four.N.ask('host', { table, host, do: 'close' })).toEqual({ ok: true });
  expect(await told).toMatchObject({ table, why: { code: 'table-closed' } });
  expect(codeOf(await four.N.act(table, { verb: 'bid', call: '1H' }))).toBe('not-joined');
  await house.restart();
  const back = await connect(house.url);
  expect(codeOf(await back.join(table, { token: four.N.token }))).toBe('table-closed');
  expect(await listed()).toBe(false);
  expect((await fetch(`${house.url}/api/tables/${table}/record`)).status).toBe(200);
  expect(await back.ask('host', { table, host, do: 'open' })).toEqual({ ok: true });
  expect(codeOf(await back.join(table, { token: four.N.token }))).toBe('ok');
  leaveAll([...Object.values(four), back]);
});

test('the host sees who watches and may remove one, who does not come back to watch; a player cannot be removed', async () => {
  const four = await sitFour(house.url, table);
  const eve = await connect(house.url);
  await eve.join(table, { name: 'Eve' });
  const answer = await four.N.ask('host', { table, host, do: 'watchers' });
  expect(answer).toMatchObject({ ok: true, watchers: [{ id: eve.socket.id, name: 'Eve' }] });
  await four.N.ask('host', { table, host, do: 'remove', watcher: four.E.socket.id });
  expect(codeOf(await four.N.act(table, { verb: 'bid', call: '1H' }))).toBe('ok');
  await four.E.until(1);
  const dismissed = new Promise((told) => eve.socket.once('dismissed', told));
  await four.N.ask('host', { table, host, do: 'remove', watcher: eve.socket.id });
  expect(await dismissed).toMatchObject({ table, why: { code: 'removed' } });
  await four.E.act(table, { verb: 'pass' });
  await four.N.until(2);
  expect(eve.view?.version).toBe(1);
  expect(codeOf(await eve.join(table, { name: 'Eve' }))).toBe('removed');
  expect(codeOf(await eve.join(table, { token: four.S.token }))).toBe('ok');
  leaveAll([...Object.values(four), eve]);
});
