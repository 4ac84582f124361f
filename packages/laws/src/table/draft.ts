import type { TableEvent } from '../event.ts';
import type { Refusal, RefusalCode } from '../refusal.ts';
import type { Code } from '../ruling/code.ts';
import { evolve } from './evolve.ts';
import type { Table } from './table.ts';

/** An act being decided: the table as it stands after the events so far. Thrown away when the act is refused. */
export interface Draft {
  readonly table: Table;
  /** The code of laws in force. */
  readonly code: Code;
  readonly events: readonly TableEvent[];
  emit(event: TableEvent): void;
}

/** Begins to decide an act upon a table. */
export function draftOf(start: Table, code: Code): Draft {
  let table = start;
  const events: TableEvent[] = [];
  return {
    get table() {
      return table;
    },
    code,
    events,
    emit(event) {
      events.push(event);
      table = evolve(table, event);
    },
  };
}

/** What a step of deciding gives: nothing when it was done, or the refusal of the whole act. */
export type Done = Refusal | undefined;

export const refuse = (code: RefusalCode, message: string, law?: number): Refusal =>
  law === undefined ? { code, message } : { code, message, law };
