import type { Seat } from '@eldest-hand/cards';
import { isFault, readCase, type SeatedAct, supplyOf, tableOf } from '@eldest-hand/language';
import type { Refusal, Ruling, Supply, Table } from '@eldest-hand/laws';
import { decide } from '@eldest-hand/laws';

/** The table after an act; where the act was refused, the table as it was before. */
export interface Moment {
  readonly table: Table;
  /** What was done to come here; nothing at the beginning. */
  readonly done: SeatedAct | null;
  readonly refusal: Refusal | null;
}

/** The question of law that a case turns upon. */
export interface Question {
  /** The moment at which it is open for the first time. */
  readonly at: number;
  readonly ruling: Ruling;
  /** The moment before the irregularity that it is about. */
  readonly before: number;
}

/** A case file as it goes: every moment of it, and where it can be sat down to. */
export interface Course {
  readonly title: string;
  readonly laws: readonly number[];
  readonly supply: Supply;
  readonly acts: readonly SeatedAct[];
  /** The bare position, then one moment for each act. */
  readonly moments: readonly Moment[];
  /** None where no choice is given: the law does what it does, or does not apply. */
  readonly question: Question | null;
}

/** Does an act; a refusal is a moment as well, in which nothing has changed. */
export function after({ table }: Moment, done: SeatedAct, supply: Supply): Moment {
  const decision = decide(table, done.seat, done.act, supply);
  return 'refusal' in decision
    ? { table, done, refusal: decision.refusal }
    : { table: decision.table, done, refusal: null };
}

/** Whether the seat, in coming to this moment, did something that a penalty is for. */
const offends = ({ table, refusal }: Moment, seat: Seat): boolean =>
  refusal === null &&
  table.news.some((event) => {
    switch (event.kind) {
      case 'false-lead':
      case 'surplus':
      case 'put-down':
      case 'mentioned':
      case 'exposed':
      case 'shown':
      case 'floor':
      case 'short-trick':
        return event.seat === seat;
      case 'called':
        return event.seat === seat && event.note !== undefined;
      default:
        return false;
    }
  });

const revokes = ({ table, refusal }: Moment, seat: Seat): boolean =>
  refusal === null && table.news.some((event) => event.kind === 'revoked' && event.revoke.seat === seat);

/** The moment before the irregularity: before the revoke where a penalty for one is asked, else before the last thing of another kind. */
function beforeOffence(moments: readonly Moment[], at: number, { against }: Ruling): number {
  const noticed = moments[at]?.table.revokes.some((one) => one.seat === against && one.noticed) ?? false;
  const upTo = moments.slice(0, at + 1);
  const [revoke, other, own] = [
    noticed ? upTo.findIndex((moment) => revokes(moment, against)) : -1,
    upTo.findLastIndex((moment) => offends(moment, against)),
    upTo.findLastIndex(({ done, refusal }) => done?.seat === against && refusal === null),
  ];
  const found = [revoke, other, own].find((one) => one > 0) ?? at;
  return Math.max(0, found - 1);
}

function questionOf(moments: readonly Moment[], law: number | undefined): Question | null {
  const opened = moments.flatMap(({ table, refusal }, at) =>
    refusal || at === 0
      ? []
      : table.news.flatMap((event) =>
          event.kind === 'ruling' && table.rulings.some(({ id }) => id === event.ruling.id)
            ? [{ at, ruling: event.ruling }]
            : [],
        ),
  );
  const found = opened.find(({ ruling }) => ruling.law === law) ?? opened[0];
  return found ? { ...found, before: beforeOffence(moments, found.at, found.ruling) } : null;
}

/**
 * Plays a case file through.
 * @param law the law that is looked for; a case may have rulings under several.
 * @returns its moments, or why the file cannot be read or begun.
 */
export function courseOf(text: string, law?: number): Course | { readonly fault: string } {
  const read = readCase(text);
  if ('faults' in read) return { fault: read.faults.map(({ line, fault }) => `${line}: ${fault}`).join('\n') };
  const table = tableOf(read);
  if (isFault(table)) return { fault: table.fault };
  const supply = supplyOf(read);
  const acts = read.steps.flatMap((step) => (step.kind === 'act' ? [{ seat: step.seat, act: step.act }] : []));
  const moments: Moment[] = [{ table, done: null, refusal: null }];
  for (const act of acts) moments.push(after(moments.at(-1) as Moment, act, supply));
  const { title = '', law: laws = [] } = read.heading;
  return { title, laws, supply, acts, moments, question: questionOf(moments, law) };
}
