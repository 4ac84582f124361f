import { isSeat, type Seat } from '@eldest-hand/cards';
import {
  type Act,
  type EventOf,
  emptyTable,
  fold,
  hidesCards,
  type Table,
  type TableEvent,
  type Verb,
  type View,
  viewOf,
} from '@eldest-hand/laws';
import type { TableRecord } from '@eldest-hand/store';

/** An act of a deal in progress that holds cards not everybody may see, without them. */
export interface VeiledAct {
  readonly verb: Verb;
  readonly hidden: true;
}

export interface RecordedAct {
  readonly version: number;
  readonly seat: Seat;
  readonly act: Act | VeiledAct;
  readonly at: number;
  /** The rubber has been made up, and places are cut for: it is no part of the deal. */
  readonly afterRubber?: true;
}

/** One deal as anybody may read it: hands and nonce are there once it is over. */
export interface RecordedDeal {
  readonly number: number;
  readonly dealer: Seat;
  readonly commitment: string | null;
  readonly revealed: View['deal']['revealed'];
  readonly contract: View['contract'];
  readonly result: View['result'];
  /** The score when it began. */
  readonly scoreBefore: View['score'];
  readonly acts: readonly RecordedAct[];
  /** What happened, for finished deals only: events know of irregularities that nobody has noticed. */
  readonly events: readonly TableEvent[];
}

interface Chapter {
  readonly begin: Table;
  readonly records: TableRecord[];
  end: Table;
}

const dealtIn = (events: readonly TableEvent[]): EventOf<'dealt'> | undefined =>
  events.find((event) => event.kind === 'dealt');

/** The log cut into deals. The `cut` that begins a deal is the last act of the one before. */
function chapters(records: readonly TableRecord[]): Chapter[] {
  const found: Chapter[] = [];
  let table = emptyTable;
  for (const record of records) {
    const events = record.events as readonly TableEvent[];
    const last = found.at(-1);
    const before = table;
    table = fold(events, table);
    last?.records.push(record);
    if (dealtIn(events)) found.push({ begin: table, records: [], end: table });
    if (last) last.end = dealtIn(events) ? before : table;
    const begun = found.at(-1);
    if (begun && begun !== last) begun.end = table;
  }
  return found;
}

function recordedAct(record: TableRecord, over: boolean, afterRubber: boolean): RecordedAct[] {
  const { version, seat, at } = record;
  const act = record.act as Act;
  if (!isSeat(seat)) return [];
  const told = over || !hidesCards(act) ? act : { verb: act.verb, hidden: true as const };
  return [{ version, seat, at, act: told, ...(afterRubber ? { afterRubber } : {}) }];
}

/**
 * The deals of a table as its public record has them. Whether a deal is over, and what of it is revealed, is asked of the view of
 * a spectator.
 */
export function recordedDeals(records: readonly TableRecord[]): RecordedDeal[] {
  return chapters(records).map(({ begin, end, records: own }) => {
    const view = viewOf(end, 'spectator');
    const over = view.deal.revealed !== null;
    const closed = own.findIndex(({ act }) => (act as Act).verb === 'new-rubber');
    return {
      number: view.deal.number,
      dealer: begin.dealer,
      commitment: view.deal.commitment,
      revealed: view.deal.revealed,
      contract: view.contract,
      result: view.result,
      scoreBefore: begin.score,
      acts: own.flatMap((record, at) => recordedAct(record, over, closed >= 0 && at >= closed)),
      events: over ? own.flatMap((record) => record.events as readonly TableEvent[]) : [],
    };
  });
}

export const isVeiled = (act: Act | VeiledAct): act is VeiledAct => 'hidden' in act;
