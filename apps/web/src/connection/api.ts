/** What is asked of the house over HTTP. */
import type { Seat, Suit } from '@eldest-hand/cards';
import type { CodeName, HandResult, Rules, TableEvent, View } from '@eldest-hand/laws';
import type { NewTable, Problem, TableSummary } from '@eldest-hand/protocol';
import { keepHost } from './tokens.ts';

export interface LawText {
  readonly number: number;
  readonly subject: string;
  readonly gist: string;
  readonly kept: 'engine' | 'construction' | 'lobby' | 'etiquette';
  readonly how: string;
}

/** One deal of a table's record; events are there once it is finished. */
export interface DealRecord {
  readonly number: number;
  readonly dealer: Seat;
  readonly commitment: string | null;
  readonly finished: boolean;
  /** The four hands in PBN. */
  readonly deal: string | null;
  readonly nonce: string | null;
  readonly contract: View['contract'];
  readonly result: HandResult | null;
  readonly scoreBefore: View['score'];
  readonly events: readonly TableEvent[];
}
export interface RecordOfTable {
  readonly table: { readonly id: string; readonly name: string; readonly code: CodeName; readonly rules: Rules };
  readonly deals: readonly DealRecord[];
}

/** Why the house did not do what it was asked. */
export class NotDone extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  constructor(status: number, detail = '') {
    super(detail);
    this.status = status;
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init).catch(() => null);
  if (!response) throw new NotDone(0);
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new NotDone(response.status, problem?.detail);
}

export const listTables = (): Promise<readonly TableSummary[]> => ask('/api/tables');
export const describeTable = (id: string): Promise<TableSummary> => ask(`/api/tables/${encodeURIComponent(id)}`);
export const recordOf = (id: string): Promise<RecordOfTable> =>
  ask(`/api/tables/${encodeURIComponent(id)}/record?format=json`);
/** Tricks by strain and seat. */
export type TrickTable = Readonly<Record<Suit | 'N', Readonly<Record<Seat, number>>>>;
export const makeableOf = (id: string, deal: number): Promise<TrickTable> =>
  ask(`/api/tables/${encodeURIComponent(id)}/makeable?deal=${deal}`);
export const lawsOf = (code: CodeName): Promise<readonly LawText[]> => ask(`/api/codes/${code}`);
/** Lays a table; this browser is its host from then on. Gives its id. */
export async function layTable(table: NewTable): Promise<string> {
  const { id, host } = await ask<{ readonly id: string; readonly host: string }>('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  keepHost(id, host);
  return id;
}
