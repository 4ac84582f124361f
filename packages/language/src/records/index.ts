import { readData } from './data.ts';
import { readPbn } from './pbn.ts';
import { nothing, type ReadDeal, type ReadRecord } from './record.ts';
import { readTranscripts } from './transcripts.ts';

export { type DealData, momentsOf } from './data.ts';
export { ACT_COLUMNS, ACT_TABLE } from './pbn.ts';
export type { ReadDeal, ReadRecord, RecordMoment } from './record.ts';

/** More than anybody's evening; a longer file would hold the page up. */
export const MOST_TEXT = 4_000_000;

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
  if (text.trim() === '') return nothing(1, 'there is nothing in it: paste a record, or open a file');
  if (text.length > MOST_TEXT)
    return nothing(1, 'this is too long to look at: take one evening, or one deal, at a time');
  if (/^\uFEFF?\s*\{/.test(text)) return readData(text);
  return /^\s*(%|\[\s*\w+\s+")/m.test(text) ? readPbn(text) : readTranscripts(text);
}
