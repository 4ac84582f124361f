/** What is asked of the house over HTTP. */
import type { CodeName } from '@eldest-hand/laws';
import type { NewTable, Problem, TableSummary } from '@eldest-hand/protocol';

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
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Error(problem?.detail ?? problem?.title ?? `${response.status}`);
}

export const listTables = (): Promise<readonly TableSummary[]> => ask('/api/tables');
export const describeTable = (id: string): Promise<TableSummary> => ask(`/api/tables/${encodeURIComponent(id)}`);
export const lawsOf = (code: CodeName): Promise<readonly LawText[]> => ask(`/api/codes/${code}`);
export const layTable = (table: NewTable): Promise<{ readonly id: string; readonly url: string }> =>
  ask('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) });
