import { isDealFault, readDeal } from '@eldest-hand/cards';
import { emptyTable, fold, type Table, type TableEvent, type View, type Viewer, viewOf } from '@eldest-hand/laws';
import type { DealRecord, RecordOfTable } from '../connection/api.ts';
import { words } from '../words/words.ts';

/** One moment of a deal: the table after an act, and what that act brought about. */
export interface Step {
  readonly table: Table;
  readonly text: string;
  /** The rulings that began with it. */
  readonly rulings: readonly { readonly id: number; readonly law: number }[];
}

/** The events of a deal, act by act. */
function byAct(events: readonly TableEvent[]): readonly (readonly TableEvent[])[] {
  const acts: TableEvent[][] = [];
  for (const event of events) {
    if (event.kind === 'acted') acts.push([]);
    acts.at(-1)?.push(event);
  }
  return acts;
}

/**
 * A finished deal, moment by moment, from the deal itself to its score.
 * @param record what the house keeps of it; its events say what happened, whatever the laws' files say today.
 * @returns the moments, the bare deal first; none where the deal is not finished.
 */
export function stepsOf({ table: about }: RecordOfTable, record: DealRecord): readonly Step[] {
  const hands = record.deal ? readDeal(record.deal) : null;
  if (!hands || isDealFault(hands)) return [];
  const { number, dealer, scoreBefore } = record;
  const deal = { hands, nonce: record.nonce ?? '', commitment: record.commitment ?? '' };
  const begun = fold(
    [
      // Whoever goes through a finished deal may see all of it.
      { kind: 'opened', code: about.code, rules: { ...about.rules, spectators: 'all' } },
      { kind: 'dealt', number, dealer, deal, freshRubber: false },
    ],
    emptyTable,
  );
  const steps: Step[] = [
    { table: { ...begun, score: scoreBefore, scoreBefore }, text: words.replay.dealt, rulings: [] },
  ];
  for (const events of byAct(record.events)) {
    const before = steps.at(-1)?.table ?? begun;
    const first = events[0];
    if (first?.kind === 'acted' && first.act.verb === 'cut') break;
    steps.push({
      table: fold(events, before),
      text: events
        .map((event) => words.event(event))
        .filter((text) => text !== null)
        .join(' '),
      rulings: events.flatMap((event) =>
        event.kind === 'ruling' ? [{ id: event.ruling.id, law: event.ruling.law }] : [],
      ),
    });
  }
  return steps;
}

/** What is seen at a moment: by one seat, or with all four hands open. */
export const viewAt = (step: Step, from: Viewer): View => ({ ...viewOf(step.table, from), lawful: null });
