import { readData } from './data.ts';
import { readPbn } from './pbn.ts';
import { nothing, type ReadDeal, type ReadRecord, type RecordKind } from './record.ts';
import { readTranscripts } from './transcripts.ts';

export { type DealData, momentsOf } from './data.ts';
export { ACT_COLUMNS, ACT_TABLE } from './pbn.ts';
export type { ReadDeal, ReadRecord, RecordKind, RecordMoment } from './record.ts';

/** More than anybody's evening; a longer file would hold the page up. */
export const MOST_TEXT = 4_000_000;

/** As BBO writes a deal: names, then `md|3…` and what follows, between bars. */
const LIN = /^\s*(?:[a-z]{2}\|[^|\n]*\|)*\s*md\|[1-4]?[SHDC2-9TJQKA,]*\|/im;

/** What somebody's text is, as far as its beginnings tell. */
export function kindOf(text: string): RecordKind {
  if (text.trim() === '') return 'empty';
  if (text.length > MOST_TEXT) return 'too-long';
  if (/^\uFEFF?\s*\{/.test(text)) return 'data';
  if (/^\s*(%|\[\s*\w+\s+")/m.test(text)) return 'pbn';
  return LIN.test(text) ? 'lin' : 'transcript';
}

/**
 * Reads whatever a deal is written down in: a transcript of the table language or a case file, a table's record as data, or PBN.
 * @returns the deals, moment by moment, and all that could not be read, line by line with what to do.
 */
export function readRecord(text: string): ReadRecord {
  const { title, deals, faults } = readAny(text);
  const named = deals.map((deal) => (deal.names ? { ...deal, names: mapNames(deal.names) } : deal));
  return { title: plain(title), deals: named, faults };
}

/** A line as the house takes it from anybody: without control characters and the marks that turn the text around them; not endless. */
const plain = (line: string): string =>
  line
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, '')
    .slice(0, 80)
    .trim();
const mapNames = (names: NonNullable<ReadDeal['names']>): NonNullable<ReadDeal['names']> =>
  Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, plain(name)]));

function readAny(text: string): ReadRecord {
  switch (kindOf(text)) {
    case 'empty':
      return nothing(1, 'there is nothing in it: paste a record, or open a file');
    case 'too-long':
      return nothing(1, 'this is too long to look at: take one evening, or one deal, at a time');
    case 'lin':
      return nothing(1, 'LIN, as BBO writes it, is not read here: save the deal as PBN');
    case 'data':
      return readData(text);
    case 'pbn':
      return readPbn(text);
    case 'transcript':
      return readTranscripts(text);
  }
}
