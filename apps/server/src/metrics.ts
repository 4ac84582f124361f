import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];

export interface Metrics {
  readonly registry: Registry;
  /** `result` is `done`, `repeated` or the code of the refusal. */
  readonly acts: Counter<'verb' | 'result'>;
  readonly durable: Histogram;
  readonly sent: Histogram;
}

/** The figures of one server, in a registry of its own. */
export function newMetrics(now: { readonly tables: () => number; readonly sockets: () => number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('eldest_hand_tables', 'Tables in memory', now.tables);
  gauge('eldest_hand_sockets', 'Connections open', now.sockets);
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
