import { expect, test } from 'vitest';
import { codeOf, come, connect, eachAtATable, type Guest, layHosted, sitFour, type TestHouse } from './house.ts';

let house: TestHouse;
let table: string;
let host: string;

const lay = (body: object = {}) => layHosted(house.url, body);
const listed = async (): Promise<boolean> => {
  const tables = (await (await fetch(`${house.url}/api/tables`)).json()) as { id: string }[];
  return tables.some(({ id }) => id === table);
};

eachAtATable((evening) => {
  ({ house, table, host } = evening);
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
});

test('the host sees who watches and may remove one, who does not come back to watch; a player cannot be removed', async () => {
  const four = await sitFour(house.url, table);
  const eve = await come(house.url, table, { name: 'Eve' });
  const answer = await four.N.ask('host', { table, host, do: 'watchers' });
  expect(answer).toMatchObject({ ok: true, access: 'open', watchers: [{ id: eve.socket.id, name: 'Eve' }] });
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
});

const ask = async (guest: Guest, message: object): Promise<string> =>
  codeOf(await guest.ask('host', { table, ...message }));

test('the host hands the table on to who sits in a seat: his token opens it from then on, after a restart too', async () => {
  const four = await sitFour(house.url, table);
  const told = new Promise((hosting) => four.E.socket.once('hosting', hosting));
  let others = 0;
  for (const seat of ['N', 'S', 'W'] as const) four[seat].socket.on('hosting', () => others++);
  expect(await ask(four.E, { host: four.E.token, do: 'private' })).toBe('not-host');
  expect(await ask(four.S, { host, do: 'hand-on', seat: 'E' })).toBe('ok');
  expect(await told).toEqual({ table });
  expect(await ask(four.S, { host, do: 'private' })).toBe('not-host');
  expect(await ask(four.S, { host, do: 'hand-on', seat: 'S' })).toBe('not-host');
  for (const seat of ['N', 'S', 'W'] as const)
    expect(await ask(four.E, { host: four[seat].token, do: 'private' })).toBe('not-host');
  expect(await ask(four.E, { host: four.E.token, do: 'private' })).toBe('ok');
  expect(await listed()).toBe(false);
  await house.restart();
  const back = await connect(house.url);
  expect(await back.join(table, { token: four.N.token })).not.toHaveProperty('host');
  expect(await back.join(table, { token: four.E.token })).toMatchObject({ ok: true, seat: 'E', host: true });
  expect(await ask(back, { host, do: 'open' })).toBe('not-host');
  expect(await ask(back, { host: four.E.token, do: 'open' })).toBe('ok');
  // Who gives the seat up is host all the same, and may hand the table on from where he watches.
  await back.ask('leave', { table, stand: true });
  expect(await ask(back, { host: four.E.token, do: 'hand-on', seat: 'N' })).toBe('ok');
  expect(await ask(back, { host: four.E.token, do: 'close' })).toBe('not-host');
  expect(await ask(back, { host: four.N.token, do: 'close' })).toBe('ok');
  expect(others).toBe(0);
});

test('the table is not handed on to an empty seat nor to a robot, and to one only of two who ask at once', async () => {
  const [ada, ben] = [await connect(house.url), await connect(house.url)];
  await ada.join(table, { seat: 'N' });
  await ben.join(table, { seat: 'E' });
  expect(await ask(ada, { host, do: 'hand-on', seat: 'S' })).toBe('not-seated');
  await ada.ask('robot', { table, seat: 'S', level: 'easy' });
  expect(await ask(ada, { host, do: 'hand-on', seat: 'S' })).toBe('not-seated');
  expect(await ask(ada, { host, do: 'hand-on', seat: 'X' })).toBe('bad-message');
  expect(await ask(ada, { host, do: 'hand-on' })).toBe('bad-message');
  const answers = await Promise.all([
    ask(ada, { host, do: 'hand-on', seat: 'N' }),
    ask(ada, { host, do: 'hand-on', seat: 'E' }),
  ]);
  expect(answers.sort()).toEqual(['not-host', 'ok']);
});
