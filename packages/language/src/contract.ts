import type { Contract } from '@eldest-hand/laws';
import { type Fault, fault, isFault } from './fault.ts';
import { quote, readBid, readDenomination, readSeat, wordsOf } from './words.ts';

/**
 * Reads `S 2R`, `S 2R doubled`, `S 2R redoubled`; where no number of tricks is bid (bridge-1905) `S H`, `S H x4`.
 * The seat is given as it is written.
 */
export function readContract(text: string): Contract | Fault {
  const [who, what, times, ...more] = wordsOf(text);
  if (more.length > 0) return fault(`too much after the contract: ${quote(more.join(' '))}`);
  const seat = readSeat(who);
  if (isFault(seat)) return seat;
  const bid = /^\d/.test(what ?? '') ? readBid(what) : readDenomination(what);
  if (isFault(bid)) return bid;
  const doubled = readTimes(times);
  return isFault(doubled) ? doubled : { seat, bid, doubled };
}

function readTimes(word: string | undefined): number | Fault {
  const plain = word?.toLowerCase();
  if (plain === undefined) return 1;
  if (plain === 'doubled') return 2;
  if (plain === 'redoubled') return 4;
  const times = Number(/^x(\d{1,9})$/.exec(plain)?.[1] ?? Number.NaN);
  return times >= 2 && Number.isInteger(Math.log2(times))
    ? times
    : fault(`${quote(word)} is not "doubled", "redoubled" or x2, x4, x8 …`);
}

const TIMES: Readonly<Record<number, string>> = { 1: '', 2: ' doubled', 4: ' redoubled' };

/** Writes a contract; `readContract` gives it back. */
export function writeContract({ seat, bid, doubled }: Contract): string {
  const times = /^\d/.test(bid) ? TIMES[doubled] : undefined;
  return `${seat} ${bid}${times ?? (doubled > 1 ? ` x${doubled}` : '')}`;
}
