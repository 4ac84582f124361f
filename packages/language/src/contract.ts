import type { Contract } from '@eldest-hand/laws';
import { type Fault, fault, isFault } from './fault.ts';
import { quote, readBid, readDenomination, readSeat, wordsOf } from './words.ts';

/**
 * Reads `S 2R`, `S 2R doubled`, `S 2R redoubled`; in bridge-1905 `S H`, `S H x4` (there the engine keeps a bid of one).
 * The seat is given as it is written.
 */
export function readContract(text: string): Contract | Fault {
  const [who, what, times, ...more] = wordsOf(text);
  if (more.length > 0) return fault(`too much after the contract: ${quote(more.join(' '))}`);
  const seat = readSeat(who);
  if (isFault(seat)) return seat;
  const bid = /^\d/.test(what ?? '') ? readBid(what) : withoutNumber(what);
  if (isFault(bid)) return bid;
  const doubled = readTimes(times);
  return isFault(doubled) ? doubled : { seat, bid, doubled };
}

function withoutNumber(what: string | undefined): string | Fault {
  const denomination = readDenomination(what);
  return isFault(denomination) ? denomination : `1${denomination}`;
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

/** Writes a contract as the code writes it; `readContract` gives it back. */
export function writeContract(contract: Contract, code: string | undefined): string {
  const { seat, bid, doubled } = contract;
  if (code === 'bridge-1905') return `${seat} ${bid.slice(-1)}${doubled > 1 ? ` x${doubled}` : ''}`;
  return `${seat} ${bid}${TIMES[doubled] ?? ` x${doubled}`}`;
}
