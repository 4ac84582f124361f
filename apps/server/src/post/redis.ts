import { randomBytes } from 'node:crypto';
import { createClient } from 'redis';
import type { Logger } from '../log.ts';
import type { Notice, Post } from './post.ts';

const CHANNEL = 'eldest-hand';
const LONGEST_WAIT = 1000;

interface Letter {
  readonly from: string;
  readonly notice: Notice;
}

function read(text: string): Letter | undefined {
  try {
    const letter = JSON.parse(text) as Partial<Letter> | null;
    return letter?.from && letter.notice ? { from: letter.from, notice: letter.notice } : undefined;
  } catch {
    return undefined;
  }
}

/** A client that never gives up, and keeps no commands for later: a notice that comes late is worth nothing. */
const newClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 5000,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 6), LONGEST_WAIT),
    },
  });

/**
 * The post over Redis, by publish and subscribe. A Redis that is down holds nothing up, at the start or later.
 * @throws Error when the address cannot be read.
 */
export function openRedisPost(url: string, logger: Logger): Post {
  const self = randomBytes(8).toString('hex');
  let hear: (notice: Notice, from: string) => void = () => {};
  let back: () => void = () => {};
  let closed = false;
  let told = true;
  const speaker = newClient(url);
  const listener = newClient(url);
  const up = (): boolean => speaker.isReady && listener.isReady && subscribed;
  let subscribed = false;

  const down = (err: unknown): void => {
    if (!closed && told) logger.warn({ reason: err instanceof Error ? err.message : 'lost' }, 'Redis does not answer');
    told = false;
  };
  const ready = (): void => {
    if (!up()) return;
    if (!told) logger.info('Redis answers again');
    told = true;
    back();
  };
  async function subscribe(): Promise<void> {
    // After a gap the library subscribes again by itself.
    if (!subscribed)
      await listener.subscribe(CHANNEL, (text) => {
        const letter = read(text);
        if (letter && letter.from !== self) hear(letter.notice, letter.from);
      });
    subscribed = true;
    ready();
  }
  speaker.on('error', down).on('ready', ready);
  listener.on('error', down).on('ready', () => void subscribe().catch(down));
  for (const client of [speaker, listener]) void client.connect().catch(down);

  const publish = async (notice: Notice): Promise<void> => {
    if (up()) await speaker.publish(CHANNEL, JSON.stringify({ from: self, notice }));
  };
  return {
    send: (notice) => void publish(notice).catch(down),
    listen(onNotice, onBack) {
      hear = onNotice;
      back = onBack;
      if (up()) back();
    },
    state: () => (up() ? 'up' : 'down'),
    async close() {
      await publish({ kind: 'bye' }).catch(() => {});
      closed = true;
      for (const client of [speaker, listener]) client.destroy();
    },
  };
}
