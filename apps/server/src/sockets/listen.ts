import type { Server as HttpServer } from 'node:http';
import {
  actMessageSchema,
  hostSchema,
  joinSchema,
  leaveSchema,
  type MessageSchema,
  readySchema,
  refuse,
  renameSchema,
  robotSchema,
  saySchema,
} from '@eldest-hand/protocol';
import { Server } from 'socket.io';
import type { Addresses } from '../addresses.ts';
import { ready } from '../robots/ready.ts';
import { seatRobot } from '../robots/seat.ts';
import { act } from './act.ts';
import { listener, partsOf } from './answer.ts';
import { type Kind, newGate } from './gate.ts';
import { host } from './host.ts';
import type { HouseServer, HouseSocket, Services } from './house-socket.ts';
import { join } from './join.ts';
import { gone, leave, rename } from './leave.ts';
import { mayConnect } from './origin.ts';
import { say } from './say.ts';

const LARGEST_MESSAGE = 16_384;

/** Makes the socket server. WebSocket only: no sticky sessions, and one limit for the size of a message. */
export function newSocketServer(
  http: HttpServer,
  allowedOrigins: readonly string[],
  addresses: Addresses,
): HouseServer {
  return new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => {
      if (!mayConnect(request, allowedOrigins)) answer('origin not allowed', false);
      else if (!addresses.may('connection', addresses.of(request))) answer('too many connections', false);
      else answer(null, true);
    },
  });
}

const EVENTS: ReadonlySet<string> = new Set(['join', 'act', 'leave', 'host', 'ready', 'rename', 'robot', 'say']);

type Line = HouseSocket['conn'];

/** Whence each line comes. One line may be welcomed more than once: a client may leave and come again on it. */
const ADDRESSES = new WeakMap<Line, string>();

/** The address behind a line, read from the request of its handshake, which is then let go: it holds memory as long as the line lasts. */
function addressOf(line: Line, addresses: Addresses): string {
  const known = ADDRESSES.get(line);
  if (known !== undefined) return known;
  const address = addresses.of(line.request);
  ADDRESSES.set(line, address);
  (line as { request: unknown }).request = null;
  return address;
}

function welcome(services: Services, socket: HouseSocket): void {
  const { addresses } = services;
  const address = addressOf(socket.conn, addresses);
  const gate = newGate(socket, services);
  socket.data = { tables: new Map(), address };
  const on = <M>(
    event: string,
    kind: Kind,
    schema: MessageSchema<M>,
    handle: (services: Services, socket: HouseSocket, message: M) => unknown,
  ): void => {
    socket.on(
      event,
      listener({
        schema,
        event,
        logger: services.logger,
        admit: () => gate(kind),
        handle: (message) => handle(services, socket, message),
      }),
    );
  };
  on('join', 'other', joinSchema, join);
  on('act', 'act', actMessageSchema, act);
  on('leave', 'other', leaveSchema, leave);
  on('host', 'other', hostSchema, host);
  on('ready', 'other', readySchema, ready);
  on('rename', 'other', renameSchema, rename);
  on('robot', 'other', robotSchema, seatRobot);
  on('say', 'say', saySchema, say);
  socket.onAny((event: unknown, ...args: unknown[]) => {
    if (typeof event === 'string' && EVENTS.has(event)) return;
    const refused = gate('other');
    partsOf(args).acknowledge(refused ?? refuse('bad-message', `There is no message "${String(event).slice(0, 20)}".`));
  });
  socket.on('disconnect', () => {
    gone(services, socket);
    addresses.closed(address);
    // One socket a connection: another on the same line would begin with fresh limits.
    socket.conn.close();
  });
  if (!addresses.opened(address)) socket.disconnect(true);
}

/** Listens to every connection. */
export function listenToSockets(services: Services): void {
  services.io.on('connection', (socket) => welcome(services, socket));
}
