import type { Seat } from '@eldest-hand/cards';
import type { CodeName, Table, TableEvent } from '@eldest-hand/laws';
import type { LineFault } from '../fault.ts';

/** One moment of a deal: the table after an act, and what that act brought about; nothing where the deal begins. */
export interface RecordMoment {
  readonly table: Table;
  readonly events: readonly TableEvent[];
}

/** A deal as far as it can be followed. */
export interface ReadDeal {
  readonly number: number;
  /** The code whose laws it was played under; null where it comes from elsewhere and nothing of it is ruled upon. */
  readonly code: CodeName | null;
  readonly moments: readonly RecordMoment[];
  /** Who sat where, as far as the file says. */
  readonly names?: Readonly<Partial<Record<Seat, string>>>;
}

/** What a file was taken for, or why it was not read at all. */
export type RecordKind = 'empty' | 'too-long' | 'data' | 'pbn' | 'transcript' | 'lin';

/** What a file holds: the deals that can be looked at, and everything in it that cannot be read, with its line and what to do. */
export interface ReadRecord {
  readonly title: string;
  readonly deals: readonly ReadDeal[];
  readonly faults: readonly LineFault[];
}

export const nothing = (line: number, fault: string): ReadRecord => ({
  title: '',
  deals: [],
  faults: [{ line, fault }],
});

/** Runs a part of the engine on what a stranger wrote. @returns its result, or the error. */
export function attempt<T>(make: () => T): T | Error {
  try {
    return make();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** More than a deal has at any table; to follow more would hold the page up. */
export const MOST_ACTS = 2000;

export const tooMany = (number: unknown): string =>
  `deal ${number}: it has more than ${MOST_ACTS} acts, and only so many are followed: take a part of it`;
