import { afterAll, beforeAll, expect, test } from 'vitest';
import { newLogger } from '../src/log.ts';
import { come, declare, layTable, leaveAll, openTestHouse, sitFour, type TestHouse } from './house.ts';
import { cardsIn } from './oracle.ts';

let said = '';
let house: TestHouse;
beforeAll(async () => {
  const write = (line: string): void => {
    said += line;
  };
  const logger = newLogger('trace', { write });
  house = await openTestHouse({ logger });
});
afterAll(() => house.close());

test('the log is JSON lines and holds neither a token nor a card', async () => {
  const table = await layTable(house.url);
  const four = await sitFour(house.url, table);
  const second = await come(house.url, table, { token: four.N.token });
  await declare(table, four);
  await four.E.act(table, { verb: 'play', cards: ['SA'] });
  await fetch(`${house.url}/api/tables/${table}/record`, { headers: { authorization: `Bearer ${four.N.token}` } });
  const lines = said.trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  for (const { token } of Object.values(four)) expect(said).not.toContain(token);
  expect([...cardsIn(said)]).toEqual([]);
  leaveAll([...Object.values(four), second]);
});
