import { type BySeat, SEATS, type Seat } from '@eldest-hand/cards';
import { type Fault, fault, isFault } from './fault.ts';
import { quote, readNumber, readSeat, wordsOf } from './words.ts';

/** Reads how many rubbers each has played running: `N 2 E 1 S 1 W 1`, the seats in any order. */
export function readRubbers(text: string): BySeat<number> | Fault {
  const words = wordsOf(text);
  const read: Partial<Record<Seat, number>> = {};
  for (let at = 0; at < words.length; at += 2) {
    const seat = readSeat(words[at]);
    if (isFault(seat)) return seat;
    const rubbers = readNumber(words[at + 1], 'number of rubbers', 0, 99);
    if (isFault(rubbers)) return rubbers;
    read[seat] = rubbers;
  }
  return SEATS.every((seat) => read[seat] !== undefined) && words.length === 2 * SEATS.length
    ? (read as BySeat<number>)
    : fault(`${quote(text)} is not "N 2 E 1 S 1 W 1"`);
}

export const writeRubbers = (rubbers: BySeat<number>): string =>
  SEATS.map((seat) => `${seat} ${rubbers[seat]}`).join(' ');
