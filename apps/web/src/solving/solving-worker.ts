/** Solves positions, and reckons what choices cost, in a thread of its own. */
import type { Table } from '@eldest-hand/laws';
import {
  type CardWorth,
  type Choice,
  type Cost,
  cardsFrom,
  costOfChoice,
  type OpenHands,
  tricksFrom,
} from '@eldest-hand/practice';
import { newSolver, OutOfTime } from '@eldest-hand/solver';

/** What can be asked of it. */
export type Question =
  | { readonly kind: 'tricks'; readonly hands: OpenHands }
  | { readonly kind: 'cards'; readonly hands: OpenHands }
  | { readonly kind: 'choice'; readonly table: Table; readonly choice: Choice };

/** What it answers to each kind; null where the time did not suffice or the position cannot be solved. */
export interface Answers {
  readonly tricks: number | null;
  readonly cards: readonly CardWorth[] | null;
  readonly choice: Cost;
}

export interface Asked {
  readonly question: Question;
  /** How long it may be reckoned about, in milliseconds. */
  readonly patience: number;
}

const solver = newSolver();

function answer(question: Question, until: number): Answers[Question['kind']] {
  if (question.kind === 'choice') return costOfChoice(question.table, question.choice, solver, until);
  try {
    return question.kind === 'tricks'
      ? tricksFrom(question.hands, solver, until)
      : cardsFrom(question.hands, solver, until);
  } catch (error) {
    if (error instanceof OutOfTime || error instanceof RangeError) return null;
    throw error;
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  postMessage(answer(data.question, performance.now() + data.patience));
});
