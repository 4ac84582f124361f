import { expect, test } from 'vitest';
import {
  codeOf,
  come,
  connect,
  declare,
  eachAtATable,
  type Four,
  type Guest,
  sitFour,
  type TestHouse,
} from './house.ts';

let house: TestHouse;
let table: string;
let four: Four;
let watchers: Guest[];
eachAtATable(async (evening) => {
  ({ house, table } = evening);
  four = await sitFour(house.url, table);
  watchers = [];
  for (const at of [0, 1]) watchers.push(await come(house.url, table, { name: `Watcher ${at}` }));
});

const heardBy = (guest: Guest): string[] => guest.chats.map(({ from, text }) => `${from}: ${text}`);

/** An act that everybody sees; whatever was said before it has arrived by then. */
async function settle(): Promise<void> {
  const answer = await four.N.act(table, { verb: 'refer' });
  const version = answer.ok ? answer.version : 0;
  await Promise.all([...Object.values(four), ...watchers].map((guest) => guest.until(version)));
}

async function allPassOut(): Promise<void> {
  await declare(table, four);
  await four.E.act(table, { verb: 'play', cards: ['SA'] });
  await four.N.act(table, { verb: 'concede', tricks: 'rest' });
  for (const seat of ['E', 'W'] as const) await four[seat].act(table, { verb: 'admit' });
}

test('players do not converse during a deal; spectators do, unheard by players', async () => {
  expect(codeOf(await four.N.ask('say', { table, text: 'I have hearts' }))).toBe('silence');
  await declare(table, four);
  expect(codeOf(await four.N.ask('say', { table, text: 'I have hearts' }))).toBe('silence');
  expect(await watchers[0]?.ask('say', { table, text: ' East has the ace ' })).toEqual({ ok: true });
  await settle();
  expect(watchers.map(heardBy)).toEqual([['Watcher 0: East has the ace'], ['Watcher 0: East has the ace']]);
  for (const player of Object.values(four)) expect(player.chats).toEqual([]);
});

test('between deals players converse', async () => {
  await allPassOut();
  expect(four.N.view?.phase).toBe('reckoning');
  await four.S.ask('rename', { table, name: 'Sue' });
  expect(await four.S.ask('say', { table, text: 'Well played' })).toEqual({ ok: true });
  await expect.poll(() => heardBy(four.W)).toEqual(['Sue: Well played']);
});

test('who joins later reads his own channel only, and its last fifty lines', async () => {
  for (let n = 0; n < 8; n++) await watchers[0]?.ask('say', { table, text: `line ${n}` });
  const late = await connect(house.url);
  const answer = await late.join(table, { name: 'Late' });
  expect(answer.ok && answer.chat.map(({ text }) => text)).toEqual(Array.from({ length: 8 }, (_, n) => `line ${n}`));
  const player = await connect(house.url);
  expect(await player.join(table, { token: four.N.token })).toMatchObject({ ok: true, chat: [] });
});

test('lines are short, plain, and not too many', async () => {
  const [watcher] = watchers;
  for (const text of ['', '   ', 'x'.repeat(501), 'a\u0000b', 5])
    expect(codeOf((await watcher?.ask('say', { table, text })) ?? { ok: true })).toBe('bad-message');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => watcher?.ask('say', { table, text: `${n}` })));
  expect(answers.some((answer) => answer && codeOf(answer) === 'slow-down')).toBe(true);
});
