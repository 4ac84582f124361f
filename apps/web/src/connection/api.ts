/** What is asked of the house over HTTP. */
import type { Seat } from '@eldest-hand/cards';
import type { CodeName, Phase, Rules } from '@eldest-hand/laws';

export interface TableSummary {
  readonly id: string;
  readonly name: string;
  readonly code: CodeName;
  readonly rules: Rules;
  readonly seats: Readonly<Record<Seat, string | null>>;
  readonly phase: Phase;
}

export interface NewTable {
  readonly code: CodeName;
  readonly name?: string;
  readonly rules: Rules;
  readonly deals?: readonly string[];
  readonly dealer?: Seat;
}

export interface LawText {
  readonly number: number;
  readonly subject: string;
  readonly gist: string;
  readonly kept: 'engine' | 'construction' | 'lobby' | 'etiquette';
  readonly how: string;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init);
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as { detail?: string; title?: string } | null;
  throw new Error(problem?.detail ?? problem?.title ?? `${response.status}`);
}

export const listTables = (): Promise<readonly TableSummary[]> => ask('/api/tables');
export const describeTable = (id: string): Promise<TableSummary> => ask(`/api/tables/${encodeURIComponent(id)}`);
export const lawsOf = (code: CodeName): Promise<readonly LawText[]> => ask(`/api/codes/${code}`);
export const layTable = (table: NewTable): Promise<{ readonly id: string; readonly url: string }> =>
  ask('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) });
