import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEATS, type Seat } from '@eldest-hand/cards';
import type { Act, View } from '@eldest-hand/laws';
import type { ActDone, ChatLine, Done, Joined, People, Refused, ViewMessage } from '@eldest-hand/protocol';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { newLogger } from '../src/log.ts';
import { createServer, type RunningServer, type ServerOptions } from '../src/server.ts';

/** Milliseconds. Real sockets and a real disk on a machine that may be busy with other things. */
const PATIENCE = 30_000;

export const DEAL = 'N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76';

export interface TestHouse {
  readonly url: string;
  readonly file: string;
  /** Closes the server; its file stays. */
  stop(): Promise<void>;
  /** Closes the server and starts another on the same file. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A server of its own on a free port, with a file of its own. */
export async function openTestHouse(options: Partial<ServerOptions> = {}): Promise<TestHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-server-'));
  const file = join(folder, 'tables.db');
  const logger = newLogger('silent');
  const start = (port: number): Promise<RunningServer> => createServer({ data: file, logger, ...options, port });
  let server = await start(0);
  const { port } = server;
  return {
    url: `http://127.0.0.1:${port}`,
    file,
    stop: () => server.close(),
    async restart() {
      await server.close();
      server = await start(port);
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lays a table and gives its id with the token of its host. */
export async function layHosted(url: string, body: object = {}): Promise<{ id: string; host: string }> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'auction-1913', deals: [DEAL], ...body }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as { id: string; host: string };
}

export const layTable = async (url: string, body: object = {}): Promise<string> => (await layHosted(url, body)).id;

export type JoinRequest = {
  readonly name?: string;
  readonly seat?: Seat | null;
  readonly token?: string | null;
  readonly wait?: boolean;
};

/** Somebody at a socket, who remembers everything that he was told. */
export interface Guest {
  readonly socket: Socket;
  readonly views: ViewMessage[];
  readonly chats: ChatLine[];
  /** Every frame as it came, views in join answers too. */
  readonly frames: { readonly version: number; readonly text: string }[];
  people: People | null;
  view: View | null;
  token: string;
  join(table: string, request?: JoinRequest): Promise<Joined | Refused>;
  act(table: string, act: Act, id?: string): Promise<ActDone | Refused>;
  ask(event: string, message: unknown): Promise<Done | Refused>;
  /** Resolves when a view of this version or a later one has come. */
  until(version: number): Promise<void>;
}

/** Waits until something holds. */
export const until = (holds: () => boolean): Promise<void> => expect.poll(holds).toBe(true);

let acts = 0;
const connected: Guest[] = [];

export async function connect(url: string): Promise<Guest> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  const waiting: { version: number; come: () => void }[] = [];
  const ask = (event: string, message: unknown) => socket.timeout(PATIENCE).emitWithAck(event, message);
  const see = (message: ViewMessage): void => {
    guest.view = message.view;
    guest.frames.push({ version: message.version, text: JSON.stringify(message) });
    for (const { version, come } of waiting) if (message.version >= version) come();
  };
  const guest: Guest = {
    socket,
    views: [],
    chats: [],
    frames: [],
    people: null,
    view: null,
    token: '',
    ask,
    async join(table, request = {}) {
      const answer: Joined | Refused = await ask('join', { table, name: 'Guest', ...request });
      if (answer.ok) {
        guest.token = answer.token ?? '';
        see({ table, version: answer.version, view: answer.view });
      }
      return answer;
    },
    act: (table, act, id = `act-${acts++}`) => ask('act', { table, id, act }) as Promise<ActDone | Refused>,
    until: (version) =>
      new Promise((come, late) => {
        if ((guest.view?.version ?? -1) >= version) return come();
        waiting.push({ version, come });
        setTimeout(() => late(new Error(`no view of version ${version}`)), PATIENCE).unref();
      }),
  };
  socket.on('view', (message: ViewMessage) => {
    guest.views.push(message);
    see(message);
  });
  socket.on('people', (people: People) => {
    guest.people = people;
  });
  socket.on('chat', (line: ChatLine) => guest.chats.push(line));
  await new Promise<void>((connected, failed) => {
    socket.once('connect', connected);
    socket.once('connect_error', failed);
  });
  connected.push(guest);
  return guest;
}

/** Somebody who comes to a table: with a seat where one is named, else to watch. */
export async function come(url: string, table: string, request: JoinRequest = {}): Promise<Guest> {
  const guest = await connect(url);
  const answer = await guest.join(table, request);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return guest;
}

/** What each test of a file begins with. */
export interface Evening {
  readonly house: TestHouse;
  readonly table: string;
  readonly host: string;
}

/**
 * One house for the tests of a file, closed after them, and a fresh table for each; whoever came for a test goes when it ends.
 * @param begin told of house and table before each test; @param body of the table.
 */
export function eachAtATable(begin: (evening: Evening) => Promise<void> | void, body: object = {}): void {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    const { id, host } = await layHosted(house.url, body);
    await begin({ house, table: id, host });
  });
  afterEach(() => leaveAll(connected.splice(0)));
}

export type Four = Readonly<Record<Seat, Guest>>;

/** Four people, each in his seat. */
export async function sitFour(url: string, table: string): Promise<Four> {
  const guests: Partial<Record<Seat, Guest>> = {};
  for (const seat of SEATS) {
    guests[seat] = await come(url, table, { name: `Player ${seat}`, seat });
  }
  return guests as Four;
}

export const leaveAll = (guests: Iterable<Guest>): void => {
  for (const { socket } of guests) socket.disconnect();
};

/** North plays one no trump; East is to lead. Four versions. */
export async function declare(table: string, four: Four): Promise<void> {
  await four.N.act(table, { verb: 'bid', call: '1N' });
  for (const seat of ['E', 'S', 'W'] as const) await four[seat].act(table, { verb: 'pass' });
}

export const codeOf = (answer: { readonly ok: boolean } | Refused): string =>
  'refusal' in answer ? answer.refusal.code : 'ok';
