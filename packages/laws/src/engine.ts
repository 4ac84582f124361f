import type { Card, Seat } from '@eldest-hand/cards';
import type { Act } from './act.ts';
import type { Position, SealedDeal, TableEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { CodeName, Rules } from './rules.ts';
import type { View, Viewer } from './view.ts';

export type Decision = { readonly events: readonly TableEvent[] } | { readonly refusal: Refusal };
export interface Table { readonly version: number; readonly phase: View['phase'] }
const soon = (): never => { throw new Error('being written'); };
export const openTable = (_o: { code: CodeName; rules: Rules; dealer: Seat; deal: SealedDeal; next?: SealedDeal }): TableEvent[] => soon();
export const placeTable = (_o: { code: CodeName; rules: Rules; position: Position }): TableEvent[] => soon();
export const fold = (_events: Iterable<TableEvent>, _from?: Table): Table => soon();
export const decide = (_table: Table, _seat: Seat, _act: Act, _supply?: { seal?: SealedDeal }): Decision => soon();
export const viewOf = (_table: Table, _viewer: Viewer, _options?: { sheet?: boolean }): View => soon();
export const lawfulCards = (_table: Table, _seat: Seat): readonly Card[] => soon();
export interface LawEntry { readonly number: number; readonly subject: string; readonly gist: string; readonly kept: 'engine' | 'construction' | 'lobby' | 'etiquette'; readonly how: string }
export const lawBook = (_code: CodeName): readonly LawEntry[] => soon();
