import type { Seat } from '@eldest-hand/cards';
import type { SheetLine, View } from '@eldest-hand/laws';
import type { ChatLine, People, Refused } from '@eldest-hand/protocol';
import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Heard } from './heard.ts';

export interface TableState {
  readonly table: string | null;
  /** What the table is called. */
  readonly title: string;
  readonly link: 'joining' | 'here' | 'lost' | 'gone';
  readonly seat: Seat | null;
  /** Opens the seat, or the place in the line of those who wish to enter. */
  readonly token: string | null;
  readonly waiting: boolean;
  /** Opens what only the host of the table may do. */
  readonly host: string | null;
  /** The table has just been handed on to this player. */
  readonly newHost: boolean;
  /** The seat at the bottom of the screen, where it is not the player's own or the one that a spectator turned there. */
  readonly from?: Seat;
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
  title: '',
  link: 'joining',
  seat: null,
  token: null,
  waiting: false,
  host: null,
  newHost: false,
  view: null,
  people: null,
  sheet: [],
  chat: [],
  heard: [],
  refusal: null,
  sending: [],
};

export type TableStore = StoreApi<TableState>;
export const newTableStore = (state: TableState): TableStore => createStore<TableState>(() => state);

/** What this browser knows of the table that it is at. */
const here = newTableStore(NO_TABLE);

/** Another table to look at than the one that is played at: a deal that is gone through again. */
export const OtherTable = createContext<TableStore | null>(null);

function useTableState(): TableState;
function useTableState<T>(select: (state: TableState) => T): T;
function useTableState<T>(select?: (state: TableState) => T): T | TableState {
  const store = useContext(OtherTable) ?? here;
  return useStore(store, (select ?? ((state: TableState) => state)) as (state: TableState) => T | TableState);
}

/** In a component: the table that it shows. Its methods: the table that this browser is at. */
export const useTable: typeof useTableState & TableStore = Object.assign(useTableState, here);

export const dismissRefusal = (): void => useTable.setState({ refusal: null });
