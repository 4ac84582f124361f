import { decide, type Rules, type Table } from '@eldest-hand/laws';
import { type CaseFile, readCase } from '../case-file.ts';
import { supplyOf, tableOf } from '../case-table.ts';
import { isFault, type LineFault } from '../fault.ts';
import { DIRECTIVES } from '../heading.ts';
import { isSeatWord } from '../words.ts';
import { attempt, MOST_ACTS, type ReadDeal, type ReadRecord, type RecordMoment, tooMany } from './record.ts';

/** A transcript within a file, and the line of the file with which it begins. */
interface Section {
  readonly text: string;
  readonly line: number;
  readonly number: number | null;
  readonly unfinished: boolean;
}

/** Whoever looks at a deal that is over may see all of it. */
export const openRules = (rules: Rules): Rules => ({ ...rules, spectators: 'all' });

/** A file of the house holds a transcript for each deal; the next one begins with its heading. */
function sectionsOf(text: string): readonly Section[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const starts: { at: number; number: number | null; unfinished: boolean }[] = [];
  let [acted, coded] = [true, false];
  let told: { number: number | null; unfinished: boolean } = { number: null, unfinished: false };
  for (const [at, line] of lines.entries()) {
    const deal = /^\s*#\s*deal (\d{1,6})(, in progress)?\s*$/.exec(line);
    if (deal) told = { number: Number(deal[1]), unfinished: deal[2] !== undefined };
    const word = /^\s*([A-Za-z-]+)\s*:/.exec(line)?.[1] ?? '';
    if (isSeatWord(word)) acted = true;
    else if (DIRECTIVES.some((name) => name === word.toLowerCase())) {
      if (acted || (coded && word.toLowerCase() === 'code')) {
        starts.push({ at, ...told });
        told = { number: null, unfinished: false };
        [acted, coded] = [false, false];
      }
      if (word.toLowerCase() === 'code') coded = true;
    }
  }
  if (starts.length === 0) return [{ text, line: 1, number: null, unfinished: false }];
  return starts.map(({ at, number, unfinished }, order) => ({
    text: lines.slice(at, starts[order + 1]?.at).join('\n'),
    line: at + 1,
    number,
    unfinished,
  }));
}

/** The acts of a file, decided one after another under its laws. */
function follow(begun: Table, read: CaseFile, number: number, faults: LineFault[]): readonly RecordMoment[] {
  const { steps } = read;
  const supply = supplyOf(read);
  const moments: RecordMoment[] = [{ table: begun, events: [] }];
  const lastAct = steps.findLastIndex(({ kind }) => kind === 'act');
  for (const [at, step] of steps.entries()) {
    if (step.kind !== 'act') continue;
    // The cut that begins the next deal is no part of this one.
    if (step.act.verb === 'cut' && at === lastAct) break;
    if (moments.length > MOST_ACTS) {
      faults.push({ line: step.line, fault: tooMany(number) });
      break;
    }
    const before = moments.at(-1)?.table ?? begun;
    const decision = attempt(() => decide(before, step.seat, step.act, supply));
    if (decision instanceof Error || 'refusal' in decision) {
      const next = steps[at + 1];
      if (next?.kind === 'expect' && next.refused) continue;
      const why = decision instanceof Error ? decision.message : decision.refusal.message;
      faults.push({
        line: step.line,
        fault: `this cannot be done here: ${why} The deal is shown up to there; put the line right, or take it out`,
      });
      break;
    }
    moments.push({ table: decision.table, events: decision.events });
  }
  return moments;
}

/**
 * Reads one transcript or case file into moments.
 * @param faults takes in what cannot be read.
 * @returns null where there is nothing to show.
 */
export function readOneTranscript(text: string, number: number, faults: LineFault[]): ReadDeal | null {
  const read = readCase(text);
  if ('faults' in read) {
    for (const fault of read.faults) faults.push(fault);
    return null;
  }
  const begun = tableOf({ ...read, rules: openRules(read.rules) });
  if (isFault(begun)) {
    faults.push(begun);
    return null;
  }
  return { number, code: begun.code, moments: follow(begun, read, number, faults) };
}

/** Reads a transcript, a case file, or a file of the house with a transcript for each deal. */
export function readTranscripts(text: string): ReadRecord {
  const faults: LineFault[] = [];
  const deals: ReadDeal[] = [];
  for (const [order, section] of sectionsOf(text).entries()) {
    const number = section.number ?? order + 1;
    if (section.unfinished)
      faults.push({
        line: section.line,
        fault: `deal ${number} was not over when this was written, and its cards are not in it: fetch the record again when it is`,
      });
    else {
      const own: LineFault[] = [];
      const deal = readOneTranscript(section.text, number, own);
      for (const { line, fault } of own) faults.push({ line: section.line - 1 + line, fault });
      if (deal) deals.push(deal);
    }
  }
  const title =
    /^\s*title:\s*(.+)$/im.exec(text)?.[1] ?? /^# (.+) \([\w-]+\) at Eldest Hand\s*$/m.exec(text)?.[1] ?? '';
  return { title: title.trim(), deals, faults };
}
