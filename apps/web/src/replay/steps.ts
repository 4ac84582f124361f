import { momentsOf, type RecordMoment } from '@eldest-hand/language';
import { type Table, type TableEvent, type View, type Viewer, viewOf } from '@eldest-hand/laws';
import type { DealRecord, RecordOfTable } from '../connection/api.ts';
import { sentenceOf } from '../connection/heard.ts';
import { words } from '../words/words.ts';

/** One moment of a deal: the table after an act, and what that act brought about. */
export interface Step extends RecordMoment {
  readonly text: string;
  /** The rulings that began with it. */
  readonly rulings: readonly { readonly id: number; readonly law: number }[];
}

/** What was said and done in coming to a moment. */
function textOf(table: Table, events: readonly TableEvent[]): string {
  const view = viewOf(table, 'spectator');
  return events
    .map((event) => sentenceOf(event, view))
    .filter((text) => text !== null)
    .join(' ');
}

/** The moments of a deal in words, the bare deal first. */
export const stepsIn = (moments: readonly RecordMoment[]): readonly Step[] =>
  moments.map(({ table, events }, order) => ({
    table,
    events,
    text: order === 0 ? words.replay.dealt : textOf(table, events),
    rulings: events.flatMap((event) =>
      event.kind === 'ruling' ? [{ id: event.ruling.id, law: event.ruling.law }] : [],
    ),
  }));

/** A finished deal of the house's record, moment by moment; none where the deal is not finished. */
export const stepsOf = ({ table }: RecordOfTable, record: DealRecord): readonly Step[] =>
  stepsIn(momentsOf(table, record));

/** What is seen at a moment: by one seat, or with all four hands open. */
export const viewAt = (step: Step, from: Viewer): View => ({ ...viewOf(step.table, from), lawful: null });
