import type { Answers, Asked, Question } from './solving-worker.ts';

/** How long one question may be reckoned about. */
const PATIENCE = 4000;

type Kind = Question['kind'];

interface Asking {
  /** Before all that waits. */
  readonly first?: boolean;
  /** Whoever asked no longer wants to know; what is being reckoned is reckoned to its end. */
  readonly signal?: AbortSignal;
}

/** A thread that answers one question after another. */
export interface Solving {
  /**
   * Asks something. The promise is kept when the answer comes; never where it was no longer wanted, or the thread was closed.
   * It is broken where the thread fails.
   */
  ask<K extends Kind>(question: Extract<Question, { kind: K }>, asking?: Asking): Promise<Answers[K]>;
  /** Ends the thread at once. */
  close(): void;
}

interface Waiting {
  readonly asked: Asked;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: Answers[Kind]) => void;
  readonly reject: (error: Error) => void;
}

/** Begins a thread. Whoever begins one closes it. */
export function startSolving(): Solving {
  const worker = new Worker(new URL('./solving-worker.ts', import.meta.url), { type: 'module' });
  let waiting: Waiting[] = [];
  let answering: Waiting | undefined;
  const next = (): void => {
    waiting = waiting.filter(({ signal }) => !signal?.aborted);
    answering = waiting.shift();
    if (answering) worker.postMessage(answering.asked);
  };
  worker.onmessage = ({ data }: MessageEvent<Answers[Kind]>) => {
    answering?.resolve(data);
    next();
  };
  worker.onerror = () => {
    for (const one of [answering, ...waiting]) one?.reject(new Error('The thread failed.'));
    [answering, waiting] = [undefined, []];
  };
  return {
    ask<K extends Kind>(question: Extract<Question, { kind: K }>, { first = false, signal }: Asking = {}) {
      return new Promise<Answers[K]>((resolve, reject) => {
        // What comes back is of the kind that was asked.
        const one: Waiting = { asked: { question, patience: PATIENCE }, signal, resolve: resolve as never, reject };
        if (first) waiting.unshift(one);
        else waiting.push(one);
        if (!answering) next();
      });
    },
    close: () => worker.terminate(),
  };
}
