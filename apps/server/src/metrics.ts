import type { TableLog } from '@eldest-hand/store';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Post } from './post/post.ts';
import type { House } from './tables/house.ts';
import type { LiveTable } from './tables/live-table.ts';

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];

export interface Metrics {
  readonly registry: Registry;
  /** `result` is `done`, `repeated` or the code of the refusal. */
  readonly acts: Counter<'verb' | 'result'>;
  readonly durable: Histogram;
  readonly sent: Histogram;
}

interface Watched {
  readonly house: House;
  readonly log: TableLog;
  readonly post: Post;
  readonly sockets: () => number;
}

const PATIENCE = 1000;

/** Whether the store answers within a second. */
const answers = (log: TableLog): Promise<boolean> =>
  Promise.race([
    log.ping().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((late) => setTimeout(() => late(false), PATIENCE).unref()),
  ]);

const REDIS = { up: 1, down: 0, none: Number.NaN };

/** The figures of one server, in a registry of its own. */
export function newMetrics({ house, log, post, sockets }: Watched): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  const sum = (count: (live: LiveTable) => number): number =>
    house.present().reduce((total, live) => total + count(live), 0);
  const windows = (live: LiveTable, seated: boolean): number =>
    [...live.places.values()].filter(({ seat }) => (seat !== null) === seated).length;

  gauge('eldest_hand_tables', 'Tables in memory', () => house.present().length);
  gauge('eldest_hand_sockets', 'Connections open', sockets);
  gauge('eldest_hand_seats', 'Seats held at the tables in memory', () => sum(({ holders }) => holders.size));
  gauge('eldest_hand_players', 'Connections in a seat, through this process', () => sum((live) => windows(live, true)));
  gauge('eldest_hand_spectators', 'Connections that watch, through this process', () =>
    sum((live) => windows(live, false)),
  );
  gauge('eldest_hand_rulings_open', 'Rulings that wait for an answer', () => sum(({ table }) => table.rulings.length));
  gauge('eldest_hand_store_up', '1 when the store answers', async () => Number(await answers(log)));
  if (post.state() !== 'none') gauge('eldest_hand_redis_up', '1 when Redis answers', () => REDIS[post.state()]);
  return {
    registry,
    acts: new Counter({
      name: 'eldest_hand_acts_total',
      help: 'Acts received',
      labelNames: ['verb', 'result'],
      registers,
    }),
    durable: new Histogram({
      name: 'eldest_hand_act_durable_seconds',
      help: 'From the receipt of an act until it is in the log',
      buckets: SECONDS,
      registers,
    }),
    sent: new Histogram({
      name: 'eldest_hand_act_sent_seconds',
      help: 'From the receipt of an act until the views have been sent',
      buckets: SECONDS,
      registers,
    }),
  };
}
