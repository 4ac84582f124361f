/** A house of a story's own, whose server can be killed, and a line to it that can be cut. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from './person.ts';

const MAIN = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

export class OwnHouse {
  readonly address: string;
  readonly #port: number;
  readonly #file: string;
  #child: ChildProcess | undefined;

  private constructor(port: number, file: string) {
    this.#port = port;
    this.#file = file;
    this.address = `http://127.0.0.1:${port}`;
  }

  /** Opens a house that keeps its tables in this file. */
  static async open(file: string): Promise<OwnHouse> {
    const house = new OwnHouse(await freePort(), file);
    await house.start();
    return house;
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_FILE: this.#file,
        DATABASE_URL: '',
        REDIS_URL: '',
        LOG_LEVEL: 'warn',
      },
    });
    const ready = () =>
      fetch(`${this.address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(ready, { intervals: [100] }).toBe(true);
  }

  /** As a power cut ends it: nothing is put in order. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/** A line through which one browser reaches a house. */
export class Line {
  readonly address: string;
  readonly #server: Server;
  readonly #open: Set<Socket>;
  #cut = false;

  private constructor(server: Server, open: Set<Socket>) {
    this.#server = server;
    this.#open = open;
    this.address = `http://127.0.0.1:${portOf(server)}`;
  }

  static async to(address: string): Promise<Line> {
    const open = new Set<Socket>();
    const server = createServer((near) => {
      if (line.#cut) {
        near.destroy();
        return;
      }
      const far = connect(Number(new URL(address).port), '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          open.delete(one);
          other.destroy();
        });
      }
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const line = new Line(server, open);
    return line;
  }

  /** Cuts the line; whoever calls meanwhile does not get through. */
  cut(): void {
    this.#cut = true;
    for (const socket of this.#open) socket.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
