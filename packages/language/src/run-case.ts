import { decide, factsOf, fold, lawfulCards, type Refusal, type Table } from '@eldest-hand/laws';
import { type CaseFile, readCase } from './case-file.ts';
import { supplyOf, tableOf } from './case-table.ts';
import { refusalText } from './expect/refused.ts';
import { isFault, type LineFault } from './fault.ts';

/** An expectation that does not hold, or an act refused that nobody expected to be. */
export interface Failure {
  readonly line: number;
  readonly expected: string;
  readonly found: string;
}

export type CaseOutcome =
  | { readonly readable: false; readonly faults: readonly LineFault[] }
  | { readonly readable: true; readonly failures: readonly Failure[] };

/**
 * Plays a case file against the laws.
 * @returns the expectations that fail (none when the case holds), or why the file cannot be read or run.
 */
export function runCase(text: string): CaseOutcome {
  const read = readCase(text);
  if ('faults' in read) return { readable: false, faults: read.faults };
  const table = tableOf(read);
  if (isFault(table)) return { readable: false, faults: [table] };
  return { readable: true, failures: play(table, read) };
}

function attempt<T>(make: () => T): T | Error {
  try {
    return make();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

interface Refused {
  readonly line: number;
  readonly refusal: Refusal;
}

function play(begun: Table, read: CaseFile): Failure[] {
  const supply = supplyOf(read);
  let table = begun;
  let refused: Refused | null = null;
  /** A refusal that no expectation has spoken of yet. */
  let unexpected: Refused | null = null;
  const failures: Failure[] = [];
  const settle = () => {
    if (unexpected)
      failures.push({ line: unexpected.line, expected: 'the act to be done', found: refusalText(unexpected.refusal) });
    unexpected = null;
  };
  for (const step of read.steps) {
    const { line } = step;
    if (step.kind === 'act') {
      settle();
      const decision = attempt(() => decide(table, step.seat, step.act, supply));
      if (decision instanceof Error) {
        // Whatever follows would be about a table that does not exist.
        failures.push({ line, expected: 'a decision', found: `the engine broke: ${decision.message}` });
        return failures;
      }
      refused = 'refusal' in decision ? { line, refusal: decision.refusal } : null;
      unexpected = refused;
      if ('events' in decision) table = fold(decision.events, table);
    } else {
      if (step.refused) unexpected = null;
      const now = table;
      const found = step.check({
        facts: factsOf(now),
        lawful: (seat) => lawfulCards(now, seat),
        refusal: refused?.refusal ?? null,
      });
      if (found !== undefined) failures.push({ line, expected: step.text, found });
    }
  }
  settle();
  return failures.sort((a, b) => a.line - b.line);
}
