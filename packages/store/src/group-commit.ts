interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommit<Job, Result> {
  add(job: Job): Promise<Result>;
  /** Resolves when nothing waits and nothing is being committed. */
  idle(): Promise<void>;
}

/**
 * Gathers the jobs of one turn of the event loop and gives them to `commit` together: one transaction, one flush of the disk.
 * While a commit runs, the next group gathers.
 * @param commit answers one result for each job, in order; if it rejects, every job of its group does.
 */
export function groupCommit<Job, Result>(
  commit: (jobs: readonly Job[]) => Promise<readonly Result[]>,
): GroupCommit<Job, Result> {
  let waiting: Waiting<Job, Result>[] = [];
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    // setImmediate comes after every message that this turn has read from its sockets.
    await new Promise((turn) => setImmediate(turn));
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        const results = await commit(group.map(({ job }) => job));
        for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    running = undefined;
  }

  return {
    add: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        running ??= run();
      }),
    idle: async () => {
      while (running) await running;
    },
  };
}
