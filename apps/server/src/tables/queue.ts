export interface Queue {
  /** Runs work after all work added before it, whether that failed or not. */
  add<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
}

/** One thing at a time, in the order of arrival. */
export function newQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add(work) {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    async idle() {
      let seen: unknown;
      while (seen !== last) {
        seen = last;
        await last;
      }
    },
  };
}
