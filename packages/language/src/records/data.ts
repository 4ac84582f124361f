import { isDealFault, isSeat, readDeal, type Seat } from '@eldest-hand/cards';
import {
  CODE_NAMES,
  type CodeName,
  DEFAULT_RULES,
  fold,
  RULE_VALUES,
  type Rules,
  type TableEvent,
  type View,
  viewOf,
} from '@eldest-hand/laws';
import type { LineFault } from '../fault.ts';
import { faultInEvent, faultInScore } from './event-shapes.ts';
import { attempt, MOST_ACTS, nothing, type ReadDeal, type ReadRecord, type RecordMoment, tooMany } from './record.ts';
import { openRules } from './transcripts.ts';

/** What a deal's record as data must hold to be gone through; events say what happened, whatever the laws' files say today. */
export interface DealData {
  readonly number: number;
  readonly dealer: Seat;
  readonly deal: string | null;
  readonly nonce: string | null;
  readonly commitment: string | null;
  readonly scoreBefore: View['score'];
  readonly events: readonly TableEvent[];
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
 * A finished deal, moment by moment, from the deal itself to its score: folded from what happened.
 * @returns none where the deal is not finished.
 */
export function momentsOf(
  about: { readonly code: CodeName; readonly rules: Rules },
  record: DealData,
): readonly RecordMoment[] {
  const hands = record.deal ? readDeal(record.deal) : null;
  if (!hands || isDealFault(hands)) return [];
  const { number, dealer, scoreBefore } = record;
  const deal = { hands, nonce: record.nonce ?? '', commitment: record.commitment ?? '' };
  const begun = fold([
    { kind: 'opened', code: about.code, rules: openRules(about.rules) },
    { kind: 'dealt', number, dealer, deal, freshRubber: false },
  ]);
  const moments: RecordMoment[] = [{ table: { ...begun, score: scoreBefore, scoreBefore }, events: [] }];
  for (const events of byAct(record.events)) {
    const first = events[0];
    if (first?.kind === 'acted' && first.act.verb === 'cut') break;
    moments.push({ table: fold(events, moments.at(-1)?.table ?? begun), events });
  }
  return moments;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The line that a parser's complaint is about, where it says so. */
function lineOfComplaint(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  return Number(/line (\d+)/.exec(message)?.[1] ?? 1);
}

const lineOfDeal = (text: string, number: unknown): number => {
  const at = text.search(new RegExp(`"number"\\s*:\\s*${Number(number)}\\b`));
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
};

/** The rules of a table; what is no rule, or none of its values, is left out. */
function rulesIn(data: unknown): Rules {
  const given = isObject(data) ? Object.entries(data) : [];
  const known = given.filter(
    ([rule, value]) =>
      Object.hasOwn(RULE_VALUES, rule) && RULE_VALUES[rule as keyof typeof RULE_VALUES].some((one) => one === value),
  );
  return { ...DEFAULT_RULES, ...Object.fromEntries(known) };
}

/** Reads the record of a table as data. */
export function readData(text: string): ReadRecord {
  const parsed = attempt(() => JSON.parse(text) as unknown);
  if (parsed instanceof Error)
    return nothing(
      lineOfComplaint(text, parsed.message),
      `this is no whole JSON (${parsed.message}): fetch the file again`,
    );
  const table = isObject(parsed) && isObject(parsed.table) ? parsed.table : null;
  const code = CODE_NAMES.find((name) => name === table?.code);
  if (!isObject(parsed) || !table || !code || !Array.isArray(parsed.deals))
    return nothing(1, 'this JSON is no record of a table: take the one under “Record, JSON” in the panel “Table”');
  const rules = rulesIn(table.rules);
  const faults: LineFault[] = [];
  const deals: ReadDeal[] = [];
  for (const data of parsed.deals as unknown[]) {
    const wrong = faultIn(data);
    const line = lineOfDeal(text, isObject(data) ? data.number : Number.NaN);
    if (wrong) {
      faults.push({ line, fault: wrong });
      continue;
    }
    const deal = data as DealData;
    const moments = attempt(() => {
      const all = momentsOf({ code, rules }, deal);
      for (const moment of all) viewOf(moment.table, 'spectator');
      return all;
    });
    if (moments instanceof Error)
      faults.push({ line, fault: `deal ${deal.number}: its events cannot be followed: fetch the record again` });
    else deals.push({ number: deal.number, code, moments });
  }
  return { title: typeof table.name === 'string' ? table.name : '', deals, faults };
}

function faultIn(data: unknown): string | undefined {
  if (!isObject(data) || !Number.isSafeInteger(data.number)) return 'a deal without its number: fetch the record again';
  const { number, dealer, deal, events, scoreBefore } = data;
  if (typeof deal !== 'string')
    return `deal ${number} was not over when this was written, and its cards are not in it: fetch the record again when it is`;
  const hands = readDeal(deal);
  if (isDealFault(hands)) return `deal ${number}: ${hands.fault}`;
  if (!isSeat(dealer)) return `deal ${number}: its dealer is missing: fetch the record again`;
  const score = faultInScore(scoreBefore);
  if (score !== undefined)
    return `deal ${number}: "scoreBefore${score && `.${score}`}" is no score: fetch the record again`;
  if (!Array.isArray(events)) return `deal ${number}: its events are missing: fetch the record again`;
  if (events.filter((event) => isObject(event) && event.kind === 'acted').length > MOST_ACTS) return tooMany(number);
  for (const [at, event] of events.entries()) {
    const wrong = faultInEvent(event);
    if (wrong) return `deal ${number}, event ${at + 1}: ${wrong}: fetch the record again`;
  }
  return undefined;
}
