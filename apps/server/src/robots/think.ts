import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { robotAct, seeded } from '@eldest-hand/robots';
import { newSolver } from '@eldest-hand/solver';
import type { Answer, Question, Thought } from './pool.ts';

/*
 * A thread that thinks for robots or solves for readers. It stands back from the thread that serves the tables: on Linux 0 means this thread.
 */
if (process.platform === 'linux') setPriority(0, Number(workerData));

const solver = newSolver();

function answer(question: Question): Answer {
  if (question.kind === 'makeable') return solver.table(question.hands, performance.now() + question.patience);
  const { sight, level, seed, claims, patience } = question;
  return robotAct(sight, { level, claims, patience, solver, random: seeded(seed) });
}

parentPort?.on('message', (question: Question) => {
  let thought: Thought;
  try {
    thought = { answer: answer(question) };
  } catch (error) {
    thought = { answer: null, fault: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(thought);
});
