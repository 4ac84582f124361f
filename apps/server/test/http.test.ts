import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Card } from '@eldest-hand/cards';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEAL, declare, layTable, leaveAll, openTestHouse, sitFour, type TestHouse } from './house.ts';
import { cardsIn } from './oracle.ts';

const VERIFY = fileURLToPath(new URL('../../../scripts/verify.mjs', import.meta.url));

let house: TestHouse;
let client: string;
beforeAll(async () => {
  client = mkdtempSync(join(tmpdir(), 'eldest-hand-client-'));
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Eldest Hand</title>');
  writeFileSync(join(client, 'assets', 'index-1a2b3c.js'), 'export {};');
  house = await openTestHouse({ webRoot: client });
});
afterAll(async () => {
  await house.close();
  rmSync(client, { recursive: true, force: true });
});

const get = (path: string) => fetch(`${house.url}${path}`);
const post = (body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${house.url}/api/tables`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('new tables', () => {
  test('a table is made, described and listed', async () => {
    const made = await post({
      code: 'auction-1913',
      name: ' Friday ',
      rules: { irregularities: 'coached' },
      dealer: 'W',
    });
    expect(made.status).toBe(201);
    const { id, url } = (await made.json()) as { id: string; url: string };
    expect(id).toMatch(/^[a-z2-7]{10}$/);
    expect(url).toBe(`/t/${id}`);
    const about = await (await get(`/api/tables/${id}`)).json();
    expect(about).toMatchObject({
      id,
      name: 'Friday',
      code: 'auction-1913',
      rules: { irregularities: 'coached', attention: 'players', spectators: 'public' },
      seats: { N: null, E: null, S: null, W: null },
      phase: 'declaring',
    });
    expect(await (await get('/api/tables')).json()).toContainEqual(about);
  });

  test.each([
    ['no code', {}],
    ['an unknown code', { code: 'whist' }],
    ['a rule that is none', { code: 'auction-1913', rules: { irregularities: 'never' } }],
    ['a key too many', { code: 'auction-1913', password: 'x' }],
    ['a deal that cannot be read', { code: 'auction-1913', deals: ['N:AKQ'] }],
    ['an ending', { code: 'auction-1913', deals: ['N:A... K... Q... J...'] }],
    ['a list', []],
    ['no JSON', '{"code":'],
  ])('%s is a problem that says what is wrong', async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await answer.json()).toMatchObject({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: expect.any(String),
    });
  });

  test('too large, and of another type', async () => {
    expect((await post({ code: 'auction-1913', name: 'x'.repeat(100_000) })).status).toBe(413);
    expect((await post('code=auction-1913', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  test('what is not there is a problem', async () => {
    for (const path of [
      '/api/tables/aaaaaaaaaa',
      '/api/tables/aaaaaaaaaa/record',
      '/api/codes/whist',
      '/api/nothing',
    ]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    }
  });
});

describe('the record', () => {
  const hidden: readonly Card[] = ['H8', 'H4'];
  test('of a deal in progress holds nothing that does not lie on the table; of a finished one everything', async () => {
    const table = await layTable(house.url, { deals: [DEAL] });
    const four = await sitFour(house.url, table);
    await declare(table, four);
    await four.E.act(table, { verb: 'show', cards: ['H8'], manner: 'adversary' });
    await four.W.act(table, { verb: 'drop', cards: ['H4'], manner: 'floor' });
    await four.E.act(table, { verb: 'play', cards: ['SA'] });
    for (const format of ['txt', 'json', 'pbn']) {
      const text = await (await get(`/api/tables/${table}/record?format=${format}`)).text();
      expect([...cardsIn(text)].filter((card) => card !== 'SA')).toEqual([]);
      expect(text).not.toMatch(/K53|A92|QJT84|T9654|nonce":"/);
      for (const card of hidden) expect(text).not.toContain(card);
    }

    await four.N.act(table, { verb: 'concede', tricks: 'rest' });
    for (const seat of ['E', 'W'] as const) await four[seat].act(table, { verb: 'admit' });
    const text = await (await get(`/api/tables/${table}/record`)).text();
    expect(text).toContain('E: show H8 adversary');
    expect(text).toContain(`deal: ${DEAL}`);
    const data = (await (await get(`/api/tables/${table}/record?format=json`)).json()) as {
      deals: {
        deal: string;
        nonce: string;
        commitment: string;
        finished: boolean;
        acts: unknown[];
        events: { kind: string }[];
      }[];
    };
    const [deal] = data.deals;
    expect(deal?.finished).toBe(true);
    expect(createHash('sha256').update(`${deal?.deal}|${deal?.nonce}`).digest('hex')).toBe(deal?.commitment);
    const record = join(client, 'record.json');
    const verify = async (deals: unknown) => {
      writeFileSync(record, JSON.stringify({ deals }));
      const child = spawn(process.execPath, [VERIFY, record], { stdio: ['ignore', 'pipe', 'inherit'] });
      let printed = '';
      child.stdout.on('data', (data) => {
        printed += data;
      });
      const code = await new Promise((ended) => child.once('close', ended));
      return `${code} ${printed.trim().split('\n').at(-1)}`;
    };
    expect(await verify(data.deals)).toBe('0 1 fair, 0 not');
    expect(await verify([{ ...deal, nonce: `${deal?.nonce}0` }])).toBe('1 0 fair, 1 not');
    expect(await verify([{ ...deal, deal: deal?.deal.replace('K53', 'K52') }])).toBe('1 0 fair, 1 not');
    const pbn = await (await get(`/api/tables/${table}/record?format=pbn`)).text();
    expect(pbn).toContain(`[Deal "${DEAL}"]`);
    expect(pbn).toContain('[Declarer "N"]\n[Contract "1NT"]');
    expect(pbn).toContain('[Auction "N"]\n1NT Pass Pass Pass');

    const cutter = four.N.view?.waitingFor[0] ?? 'N';
    await four[cutter].act(table, { verb: 'cut' });
    const two = (await (await get(`/api/tables/${table}/record?format=json`)).json()) as typeof data;
    expect(two.deals.map(({ finished }) => finished)).toEqual([true, false]);
    expect(two.deals[1]).toMatchObject({ deal: null, nonce: null, acts: [], events: [] });
    // What happened is told, but not the deals to come, which the cut brought with it.
    const happened = two.deals[0]?.events ?? [];
    expect(happened.filter(({ kind }) => kind === 'played')).toHaveLength(1);
    expect(JSON.stringify(happened)).not.toMatch(/nonce|"kind":"(sealed|dealt)"/);
    expect((await get(`/api/tables/${table}/record?deal=1`)).status).toBe(200);
    expect((await get(`/api/tables/${table}/record?deal=9`)).status).toBe(404);
    for (const query of ['format=xml', 'format=txt&format=json', 'deal=1&deal=2', 'deal=x', 'deal='])
      expect((await get(`/api/tables/${table}/record?${query}`)).status).toBe(400);
    leaveAll(Object.values(four));
  });
});

describe('the house', () => {
  test.each([
    ['DELETE', '/api/tables', 'GET, POST'],
    ['PUT', '/api/tables/aaaaaaaaaa', 'GET'],
    ['POST', '/api/tables/aaaaaaaaaa/record', 'GET'],
    ['PATCH', '/api/codes/auction-1913', 'GET'],
    ['POST', '/healthz', 'GET'],
    ['POST', '/', 'GET'],
  ])('%s %s is not the way to ask', async (method, path, allow) => {
    const answer = await fetch(`${house.url}${path}`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    expect(await answer.json()).toMatchObject({ status: 405, detail: expect.stringContaining('GET') });
  });

  test('lives, is ready, and tells its figures but no secrets', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    const figures = await (await get('/metrics')).text();
    expect(figures).toMatch(/eldest_hand_acts_total\{verb="bid",result="done"\} \d+/);
    expect(figures).toMatch(/eldest_hand_act_durable_seconds_count \d+/);
    expect(figures).toMatch(/eldest_hand_tables \d+/);
  });

  test('has the book of laws', async () => {
    const laws = (await (await get('/api/codes/auction-1913')).json()) as { number: number }[];
    expect(laws.length).toBeGreaterThan(50);
    expect(laws[0]).toMatchObject({ number: 1, subject: expect.any(String), gist: expect.any(String) });
  });

  test('serves the client: hashed files for ever, its own addresses as one page, under a strict policy', async () => {
    const asset = await get('/assets/index-1a2b3c.js');
    expect(asset.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
    expect((await get('/assets/gone.js')).status).toBe(404);
    for (const path of ['/', '/t/abcdefghij']) {
      const page = await get(path);
      expect(await page.text()).toContain('Eldest Hand');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).not.toMatch(/unsafe/);
      expect(policy).not.toMatch(/upgrade-insecure-requests/);
      expect(page.headers.get('strict-transport-security')).toBeNull();
    }
    for (const path of ['/..%2f..%2fpackage.json', '/%00', '/assets/..%2findex.html'])
      expect((await get(path)).status).toBeLessThan(500);
  });

  test('leaves the socket’s own address to the socket server', async () => {
    expect((await get('/socket.io/?EIO=4&transport=polling')).status).toBe(400);
    expect((await get('/healthz')).status).toBe(200);
  });
});
