import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Hands } from '@eldest-hand/cards';
import type { Act } from '@eldest-hand/laws';
import type { Level, Sight } from '@eldest-hand/robots';
import type { TrickTable } from '@eldest-hand/solver';

/** What a robot does: the thread gets what a person in the seat would see, and nothing else. */
export interface Thinking {
  readonly kind: 'act';
  readonly sight: Sight;
  readonly level: Level;
  readonly seed: number;
  readonly claims: boolean;
  /** Milliseconds. */
  readonly patience: number;
}

/** What could have been made of a deal that is over. */
export interface Solving {
  readonly kind: 'makeable';
  readonly hands: Hands;
  /** Milliseconds. */
  readonly patience: number;
}

export type Question = Thinking | Solving;
export type Answer = Act | null | TrickTable;

export interface Thought {
  readonly answer: Answer;
  readonly fault?: string;
}

export interface Pool {
  /** What a robot does; rejects when a thread fails or the pool is closed. */
  think(question: Omit<Thinking, 'kind' | 'patience'>): Promise<Act | null>;
  /** The tricks that each seat makes in each strain; rejects as `think`, and when it takes too long. */
  makeable(hands: Hands): Promise<TrickTable>;
  close(): Promise<void>;
}

const MOST_THREADS = 4;
/** How long one card may take when nobody else waits; in a crowd each has less. */
const PATIENCE = 350;
const LEAST_PATIENCE = 40;
/** A whole table of results; freaks of distribution take longest. */
const PATIENCE_FOR_TABLE = 60_000;

interface Waiting {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** What a pool is for: how many threads it may have, and how far they stand back from the thread that serves the tables. */
export interface PoolShape {
  readonly threads: number;
  /** As the system counts it, from 0 to 19; only Linux tells threads apart. */
  readonly niceness: number;
}
/** Robots have time: what they cannot reckon they do by rule of thumb. */
const FOR_ROBOTS: PoolShape = {
  threads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
  niceness: 19,
};
/** Somebody waits for it, and would wait for ever on a machine that is busy if it stood back as far as robots. */
export const FOR_READERS: PoolShape = { threads: 1, niceness: 5 };

/** The built file: the tests run the server from its source, where a thread could not read it. */
const script = new URL(import.meta.url.endsWith('.ts') ? '../../dist/robots/think.js' : './think.js', import.meta.url);

/** Threads that think for the robots of this process, or solve for its readers, started when they are first wanted. */
export function newPool({ threads, niceness }: PoolShape = FOR_ROBOTS): Pool {
  const waiting: Waiting[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Waiting>();
  let closed = false;

  const start = (): Worker => {
    const worker = new Worker(script, { execArgv: [], workerData: niceness });
    worker.unref();
    worker.on('message', ({ answer, fault }: Thought) => {
      const done = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      if (fault === undefined) done?.resolve(answer);
      else done?.reject(new Error(fault));
      next();
    });
    worker.on('error', (error: Error) => {
      busy.get(worker)?.reject(error);
      busy.delete(worker);
      next();
    });
    return worker;
  };

  const next = (): void => {
    while (!closed && waiting.length > 0 && (idle.length > 0 || busy.size < threads)) {
      const first = waiting.shift() as Waiting;
      const worker = idle.pop() ?? start();
      busy.set(worker, first);
      worker.postMessage(first.question);
    }
  };

  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error('The robots have gone home.'));
      waiting.push({ question, resolve, reject });
      next();
    });

  return {
    think(question) {
      const patience = Math.max(LEAST_PATIENCE, PATIENCE / (1 + waiting.length / threads));
      return ask({ ...question, kind: 'act', patience }) as Promise<Act | null>;
    },
    makeable: (hands) => ask({ kind: 'makeable', hands, patience: PATIENCE_FOR_TABLE }) as Promise<TrickTable>,
    async close() {
      closed = true;
      const gone = new Error('The robots have gone home.');
      for (const { reject } of [...waiting.splice(0), ...busy.values()]) reject(gone);
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}
