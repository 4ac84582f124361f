import type { BySide } from '@eldest-hand/cards';
import { type Fault, fault, isFault } from './fault.ts';
import { quote, readNumber, wordsOf } from './words.ts';

/** Reads `NS a b c EW d e f` (the sides in either order): for each side the numbers that `names` name. */
function readSides(text: string, names: readonly string[], most: number): BySide<readonly number[]> | Fault {
  const words = wordsOf(text);
  const shape = fault(`${quote(text)} is not "NS ${names.join(' ')} EW ${names.join(' ')}"`);
  if (words.length !== 2 * (names.length + 1)) return shape;
  const read: Record<string, readonly number[]> = {};
  for (const half of [words.slice(0, names.length + 1), words.slice(names.length + 1)]) {
    const numbers: number[] = [];
    for (const [at, name] of names.entries()) {
      const number = readNumber(half[at + 1], name.toLowerCase(), 0, most);
      if (isFault(number)) return number;
      numbers.push(number);
    }
    read[half[0]?.toUpperCase() ?? ''] = numbers;
  }
  return read.NS && read.EW ? { NS: read.NS, EW: read.EW } : shape;
}

const each = <T>(
  read: BySide<readonly number[]> | Fault,
  make: (numbers: readonly number[]) => T,
): BySide<T> | Fault => (isFault(read) ? read : { NS: make(read.NS), EW: make(read.EW) });

/** Tricks won: `NS 5 EW 4`. */
export const readTricks = (text: string): BySide<number> | Fault =>
  each(readSides(text, ['TRICKS'], 13), ([tricks = 0]) => tricks);

export const writeTricks = (tricks: BySide<number>): string => `NS ${tricks.NS} EW ${tricks.EW}`;

export interface SheetTotals {
  readonly below: number;
  readonly above: number;
  readonly games: number;
}

/** The score sheet: `NS BELOW ABOVE GAMES EW BELOW ABOVE GAMES`. */
export const readScore = (text: string): BySide<SheetTotals> | Fault =>
  each(readSides(text, ['BELOW', 'ABOVE', 'GAMES'], 1_000_000), ([below = 0, above = 0, games = 0]) => ({
    below,
    above,
    games,
  }));

const totals = ({ below, above, games }: SheetTotals): string => `${below} ${above} ${games}`;

export const writeScore = (score: BySide<SheetTotals>): string => `NS ${totals(score.NS)} EW ${totals(score.EW)}`;
