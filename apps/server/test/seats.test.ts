import { expect, test } from 'vitest';
import {
  codeOf,
  come,
  connect,
  declare,
  eachAtATable,
  type Four,
  type Guest,
  leaveAll,
  sitFour,
  type TestHouse,
  until,
} from './house.ts';

let house: TestHouse;
let table: string;
eachAtATable((evening) => {
  ({ house, table } = evening);
});

test('a free seat is taken with a secret token; the answer holds the own hand only', async () => {
  const ada = await connect(house.url);
  const answer = await ada.join(table, { name: 'Ada', seat: 'N' });
  expect(answer).toMatchObject({ ok: true, seat: 'N', name: 'Ada', version: 0, view: { viewer: 'N' } });
  expect(ada.token.length).toBeGreaterThan(30);
  expect(ada.view?.hands.N.cards).toHaveLength(13);
  expect(ada.view?.hands.E.cards).toBeNull();
  expect(ada.view?.sheet).toEqual([]);
});

test('a taken seat is refused without its token, also with a wrong one', async () => {
  const [ada, ben] = [await connect(house.url), await connect(house.url)];
  await ada.join(table, { name: 'Ada', seat: 'N' });
  expect(codeOf(await ben.join(table, { name: 'Ben', seat: 'N' }))).toBe('seat-taken');
  expect(codeOf(await ben.join(table, { name: 'Ben', seat: 'N', token: 'guess' }))).toBe('seat-taken');
  expect(codeOf(await ben.join(table, { name: 'Ben', token: 'guess' }))).toBe('unknown-token');
  expect(codeOf(await ben.act(table, { verb: 'pass' }))).toBe('not-joined');
});

test('of two who reach for one seat at once, one gets it', async () => {
  const guests = await Promise.all([connect(house.url), connect(house.url), connect(house.url)]);
  const answers = await Promise.all(guests.map((guest) => guest.join(table, { seat: 'S' })));
  expect(answers.map(codeOf).sort()).toEqual(['ok', 'seat-taken', 'seat-taken']);
});

test('the token alone returns to the same seat, also after a restart of the server', async () => {
  const ada = await come(house.url, table, { name: 'Ada', seat: 'W' });
  const { token } = ada;
  leaveAll([ada]);
  for (const again of [false, true]) {
    if (again) await house.restart();
    const back = await connect(house.url);
    expect(await back.join(table, { token })).toMatchObject({ ok: true, seat: 'W', name: 'Ada', token });
    leaveAll([back]);
  }
});

test('two windows hold one seat: both see it, and its hand', async () => {
  const four = await sitFour(house.url, table);
  const second = await come(house.url, table, { token: four.N.token });
  await four.N.act(table, { verb: 'bid', call: '1H' });
  await second.until(1);
  expect(second.view?.hands.N.cards).toEqual(four.N.view?.hands.N.cards);
  await second.ask('leave', { table });
  expect(four.N.people?.seats.N?.status).toBe('here');
});

test('who leaves is away, and back with the token; everybody is told', async () => {
  const four = await sitFour(house.url, table);
  const [watcher] = [await connect(house.url)];
  await watcher.join(table, { name: 'Eve' });
  await until(() => four.N.people?.spectators === 1);
  four.E.socket.disconnect();
  await until(() => watcher.people?.seats.E?.status === 'away');
  expect(watcher.people?.seats.E?.name).toBe('Player E');
  const back = await come(house.url, table, { token: four.E.token });
  await until(() => watcher.people?.seats.E?.status === 'here');
  leaveAll([watcher, back]);
  await until(() => four.N.people?.spectators === 0);
});

test('who stands up gives the seat and its token up; his other windows watch', async () => {
  const four = await sitFour(house.url, table);
  const second = await come(house.url, table, { token: four.N.token });
  const unseated = new Promise((told) => second.socket.once('unseated', told));
  expect(await four.N.ask('leave', { table, stand: true })).toEqual({ ok: true });
  expect(await unseated).toEqual({ table });
  await until(() => second.view?.viewer === 'spectator');
  expect(second.view?.hands.N.cards).toBeNull();
  expect(codeOf(await second.act(table, { verb: 'pass' }))).toBe('not-seated');
  const heir = await connect(house.url);
  expect(codeOf(await heir.join(table, { seat: 'N', token: four.N.token }))).toBe('unknown-token');
  expect(codeOf(await heir.join(table, { name: 'Heir', seat: 'N' }))).toBe('ok');
  await until(() => four.E.people?.seats.N?.name === 'Heir');
});

test('a spectator sees no hand, acts for nobody, and may sit down later', async () => {
  const four: Four = await sitFour(house.url, table);
  const eve: Guest = await connect(house.url);
  expect(await eve.join(table, { name: 'Eve' })).toMatchObject({ ok: true, seat: null, token: null });
  await declare(table, four);
  await eve.until(4);
  expect(Object.values(eve.view?.hands ?? {}).map(({ cards }) => cards)).toEqual([null, null, null, null]);
  expect(codeOf(await eve.act(table, { verb: 'play', cards: ['SA'] }))).toBe('not-seated');
  await four.S.ask('leave', { table, stand: true });
  expect(codeOf(await eve.join(table, { name: 'Eve', seat: 'S' }))).toBe('ok');
  expect(eve.view?.hands.S.cards).toHaveLength(13);
});

test('a name can be changed, and holds no tricks of text', async () => {
  const four = await sitFour(house.url, table);
  expect(await four.N.ask('rename', { table, name: '  Zoë 👩‍🦰 ' })).toEqual({ ok: true });
  await until(() => four.E.people?.seats.N?.name === 'Zoë 👩‍🦰');
  for (const name of ['', '\u200b', '\u3164\u2060', 'a\nb', 'x'.repeat(41), 'a\u202Eb', 7])
    expect(codeOf(await four.N.ask('rename', { table, name }))).toBe('bad-message');
});
