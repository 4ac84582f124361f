import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { robotAct, seeded } from '@eldest-hand/robots';
import { newSolver } from '@eldest-hand/solver';
import type { Thinking, Thought } from './pool.ts';

/*
 * A thread that thinks for robots. Of lower priority than the thread that serves the tables: on Linux priority 0 means this thread.
 */
if (process.platform === 'linux') setPriority(0, 10);

const solver = newSolver();

parentPort?.on('message', ({ number, sight, level, seed, claims, patience }: Thinking) => {
  let thought: Thought;
  try {
    thought = { number, act: robotAct(sight, { level, claims, patience, solver, random: seeded(seed) }) };
  } catch (error) {
    thought = { number, act: null, fault: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(thought);
});
