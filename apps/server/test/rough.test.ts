import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  come,
  connect,
  declare,
  type Four,
  layTable,
  leaveAll,
  openTestHouse,
  sitFour,
  type TestHouse,
} from './house.ts';

let house: TestHouse;
let table: string;
let four: Four;
beforeAll(async () => {
  house = await openTestHouse();
  table = await layTable(house.url);
  four = await sitFour(house.url, table);
  await declare(table, four);
});
afterAll(async () => {
  leaveAll(Object.values(four));
  await house.close();
});

/** The table goes on: an act is taken, and all four see it. */
async function goesOn(): Promise<void> {
  const answer = await four.W.act(table, { verb: 'consult' });
  expect(answer.ok).toBe(true);
  if (answer.ok) await Promise.all(Object.values(four).map((guest) => guest.until(answer.version)));
}

test('rubbish gets a typed refusal that says what is wrong', async () => {
  const rogue = await connect(house.url);
  const rubbish: unknown[] = [undefined, null, 7, 'x', [], {}, { table }, { table, id: '', act: { verb: 'pass' } }];
  for (const message of rubbish) expect(codeOf(await rogue.ask('act', message))).toBe('bad-message');
  for (const message of rubbish.slice(0, 5)) expect(codeOf(await rogue.ask('join', message))).toBe('bad-message');
  const acts: unknown[] = [null, 3, { verb: 'fly' }, { verb: 'play', cards: ['H10'] }, { verb: 'pass', seat: 'N' }];
  for (const act of acts) expect(codeOf(await four.E.ask('act', { table, id: 'x', act }))).toBe('bad-act');
  expect(codeOf(await rogue.ask('shuffle', {}))).toBe('bad-message');
  expect(codeOf(await rogue.ask('__proto__', {}))).toBe('bad-message');
  leaveAll([rogue]);
  await goesOn();
});

test('who asks to come in twice at once on one line is welcomed twice, and the house stays open', async () => {
  const twice = io(house.url, { transports: ['websocket'], forceNew: true, reconnection: false });
  let welcomed = 0;
  twice.on('connect', () => welcomed++);
  // A packet of socket.io as it travels: the client sends one of its own in the same moment.
  twice.io.once('open', () => twice.io.engine.write('0'));
  await expect.poll(() => welcomed).toBe(2);
  twice.disconnect();
  await goesOn();
});

test('an unknown table, and a table not joined', async () => {
  const rogue = await connect(house.url);
  expect(codeOf(await rogue.join('aaaaaaaaaa'))).toBe('no-such-table');
  expect(codeOf(await rogue.act('aaaaaaaaaa', { verb: 'pass' }))).toBe('no-such-table');
  expect(codeOf(await rogue.act(table, { verb: 'pass' }))).toBe('not-joined');
  expect(codeOf(await rogue.ask('say', { table, text: 'hello' }))).toBe('not-joined');
  leaveAll([rogue]);
});

test('nobody acts for another seat: the seat is the connection’s, and a message cannot name one', async () => {
  const answer = await four.W.ask('act', { table, id: 'w1', seat: 'E', act: { verb: 'play', cards: ['SA'] } });
  expect(codeOf(answer)).toBe('bad-message');
  expect(codeOf(await four.W.act(table, { verb: 'play', cards: ['SA'] }))).toBe('card-not-held');
  await goesOn();
});

test('messages without an acknowledgement, or with odd ones, do no harm', async () => {
  const rogue = await connect(house.url);
  rogue.socket.emit('act');
  rogue.socket.emit('join', { table });
  rogue.socket.emit('join', () => {}, 5);
  rogue.socket.emit('act', { table, id: 'q', act: { verb: 'pass' } }, 'no function', 7);
  rogue.socket.emit('act', Buffer.alloc(100));
  await goesOn();
  expect(rogue.socket.connected).toBe(true);
  leaveAll([rogue]);
});

test('a message of a megabyte cuts its sender off', async () => {
  const rogue = await connect(house.url);
  const cut = new Promise((gone) => rogue.socket.once('disconnect', gone));
  rogue.socket.emit('say', { table, text: 'x'.repeat(1_000_000) });
  await cut;
  await goesOn();
});

test('a flood is slowed down, then cut off, while the table goes on', async () => {
  const rogue = await come(house.url, table, { token: four.S.token });
  const cut = new Promise((gone) => rogue.socket.once('disconnect', gone));
  const answers: string[] = [];
  for (let n = 0; n < 100; n++)
    rogue.socket.emit('act', { table, id: `f${n}`, act: { verb: 'bid', call: '1H' } }, (answer: { ok: boolean }) =>
      answers.push(codeOf(answer)),
    );
  await expect.poll(() => answers.length).toBe(100);
  expect(answers.filter((code) => code === 'slow-down').length).toBeGreaterThan(20);
  await goesOn();
  for (let n = 0; n < 600; n++) rogue.socket.emit('act', { table, id: `g${n}`, act: { verb: 'bid', call: '1H' } });
  await cut;
  await goesOn();
});

test('a page of another site may not connect', async () => {
  const connects = (origin: string): Promise<boolean> =>
    new Promise((answer) => {
      const socket = io(house.url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { origin },
      });
      socket.once('connect', () => answer(true));
      socket.once('connect_error', () => answer(false));
      socket.once('connect', () => socket.disconnect());
    });
  expect(await connects(house.url)).toBe(true);
  expect(await connects('http://evil.example')).toBe(false);
  expect(await connects('null')).toBe(false);
});
