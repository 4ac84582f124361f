/** Reckons in a thread of its own what each choice of a ruling costs. */
import type { Table } from '@eldest-hand/laws';
import { type Choice, type Cost, costOfChoice } from '@eldest-hand/practice';
import { newSolver } from '@eldest-hand/solver';

export interface CostsAsked {
  readonly table: Table;
  readonly choices: readonly Choice[];
  /** How long one choice may be reckoned about, in milliseconds. */
  readonly patience: number;
}
export interface CostTold {
  readonly option: string;
  readonly cost: Cost;
}

const solver = newSolver();

addEventListener('message', ({ data }: MessageEvent<CostsAsked>) => {
  const { table, choices, patience } = data;
  for (const choice of choices) {
    const told: CostTold = {
      option: choice.option,
      cost: costOfChoice(table, choice, solver, performance.now() + patience),
    };
    postMessage(told);
  }
});
