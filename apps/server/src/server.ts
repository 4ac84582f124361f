import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { openLog } from '@eldest-hand/store';
import { newAddresses } from './addresses.ts';
import { DEFAULT_LIMITS, type Limits } from './config.ts';
import { newApp } from './http/app.ts';
import { type Logger, newLogger } from './log.ts';
import { newMetrics } from './metrics.ts';
import { noPost } from './post/post.ts';
import { openRedisPost } from './post/redis.ts';
import { hostRobots } from './robots/host.ts';
import { HUMAN_PACE, type Pace } from './robots/pace.ts';
import { FOR_READERS, newPool } from './robots/pool.ts';
import { listenToSockets, newSocketServer } from './sockets/listen.ts';
import { keepInStep } from './sockets/neighbours.ts';
import { openHouse } from './tables/house.ts';

export interface ServerOptions {
  /** A SQLite file, or `postgres://…`. */
  readonly data: string;
  /** `redis://…`, where other processes serve the same tables. */
  readonly redis?: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly host?: string;
  readonly logger?: Logger;
  readonly allowedOrigins?: readonly string[];
  readonly limits?: Limits;
  /** How many proxies stand before the server. */
  readonly proxies?: number;
  /** False where everybody comes from one address, as in measurements. */
  readonly addressLimits?: boolean;
  readonly robotPace?: Pace;
  /** The folder of the built client; the workspace's own by default. */
  readonly webRoot?: string;
}

export interface RunningServer {
  readonly port: number;
  /** Stops taking acts, finishes those begun, closes connections and store. */
  close(): Promise<void>;
}

const SWEEP = 60_000;
const BUILT_CLIENT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * Starts the house: opens the log, listens.
 * @throws StoreError when the log cannot be opened; the system's error when the port is taken.
 */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const { data, port, host = '127.0.0.1', logger = newLogger('info'), limits = DEFAULT_LIMITS } = options;
  const now = (): number => Date.now();
  let stopping = false;
  const draining = (): boolean => stopping;

  const log = await openLog(data);
  const house = openHouse(log, now);
  const addresses = newAddresses({ now, proxies: options.proxies ?? 0, limited: options.addressLimits ?? true });
  const post = options.redis ? openRedisPost(options.redis, logger) : noPost;
  const metrics = newMetrics({ house, log, post, sockets: () => io.sockets.sockets.size });
  const webRoot = options.webRoot ?? BUILT_CLIENT;
  const solvers = newPool(FOR_READERS);
  const http = createHttpServer(newApp({ house, log, post, logger, metrics, addresses, solvers, draining, webRoot }));
  const io = newSocketServer(http, options.allowedOrigins ?? [], addresses);
  const outside = { io, house, log, post, addresses, logger, metrics, limits, now, draining };
  const robots = hostRobots(outside, options.robotPace ?? HUMAN_PACE);
  const services = { ...outside, robots };
  listenToSockets(services);
  const neighbours = keepInStep(services);

  const sweeping = setInterval(house.sweep, SWEEP);
  sweeping.unref();
  try {
    await new Promise<void>((listening, failed) => {
      http.once('error', failed).listen(port, host, listening);
    });
  } catch (error) {
    clearInterval(sweeping);
    neighbours.stop();
    await robots.close();
    await solvers.close();
    await post.close();
    await log.close();
    throw error;
  }

  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      if (stopping) return;
      stopping = true;
      clearInterval(sweeping);
      await robots.close();
      await solvers.close();
      await house.idle();
      // Closes the connections and the HTTP server with them.
      await io.close();
      neighbours.stop();
      await post.close();
      http.closeAllConnections();
      await log.close();
    },
  };
}
