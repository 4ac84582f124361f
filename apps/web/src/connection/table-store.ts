import type { Seat } from '@eldest-hand/cards';
import type { SheetLine, View } from '@eldest-hand/laws';
import type { ChatLine, People, Refused } from '@eldest-hand/protocol';
import { create } from 'zustand';
import type { Heard } from './heard.ts';

export interface TableState {
  readonly table: string | null;
  readonly link: 'joining' | 'here' | 'lost' | 'gone';
  readonly seat: Seat | null;
  readonly view: View | null;
  readonly people: People | null;
  /** The sheet as last sent: a view carries it only at times. */
  readonly sheet: readonly SheetLine[];
  readonly chat: readonly ChatLine[];
  readonly heard: readonly Heard[];
  readonly refusal: Refused['refusal'] | null;
  /** Acts on their way, as text: the same act is not sent twice at once. */
  readonly sending: readonly string[];
}

export const NO_TABLE: TableState = {
  table: null,
  link: 'joining',
  seat: null,
  view: null,
  people: null,
  sheet: [],
  chat: [],
  heard: [],
  refusal: null,
  sending: [],
};

/** What this browser knows of the table that it is at. */
export const useTable = create<TableState>(() => NO_TABLE);

export const dismissRefusal = (): void => useTable.setState({ refusal: null });
