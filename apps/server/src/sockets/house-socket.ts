import type { ServerToClient } from '@eldest-hand/protocol';
import type { TableLog } from '@eldest-hand/store';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Addresses } from '../addresses.ts';
import type { Limits } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Post } from '../post/post.ts';
import type { Robots } from '../robots/host.ts';
import type { House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live-table.ts';

export interface SocketData {
  /** The tables that this connection has joined. */
  readonly tables: Map<string, LiveTable>;
  readonly address: string;
}

/** What clients send is unknown until it has been read, so nothing is promised about it here. */
export type HouseServer = Server<DefaultEventsMap, ServerToClient, DefaultEventsMap, SocketData>;
export type HouseSocket = Socket<DefaultEventsMap, ServerToClient, DefaultEventsMap, SocketData>;

/** What the handlers work with. */
export interface Services {
  readonly io: HouseServer;
  readonly house: House;
  readonly log: TableLog;
  /** To the other processes of the house. */
  readonly post: Post;
  readonly addresses: Addresses;
  readonly robots: Robots;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly now: () => number;
  readonly draining: () => boolean;
}
