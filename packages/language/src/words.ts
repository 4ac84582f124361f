import { type Card, isSeat, isSuit, readCard, type Seat, type Suit } from '@eldest-hand/cards';
import { DENOMINATIONS, type Denomination } from '@eldest-hand/laws';
import { type Fault, fault, isFault } from './fault.ts';

/** The words of a text: what spaces and commas part. */
export const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

export function readSeat(word: string | undefined): Seat | Fault {
  const seat = word?.toUpperCase();
  return isSeat(seat) ? seat : fault(`${quote(word)} is no seat (N E S W)`);
}

/** Seats as people list them: `N S`, `N, S`, `N and S`, `NS`. */
export function readSeats(text: string): readonly Seat[] | Fault {
  const words = wordsOf(text.replaceAll(/\b(and|or)\b/gi, ' '));
  const letters = words.flatMap((word) => (/^[nesw]{2,4}$/i.test(word) ? [...word] : [word]));
  return letters.length === 0 ? fault('a seat is missing (N E S W)') : readEach(letters, readSeat);
}

/** Cards, at least one. */
export const readCards = (words: readonly string[]): readonly Card[] | Fault =>
  words.length === 0 ? fault('a card is missing, as HK or S10') : readEach(words, readOneCard);

/** Cards, or the word `none`, or nothing at all, for the empty list. */
export const readCardsOrNone = (text: string): readonly Card[] | Fault =>
  isNone(text) ? [] : readEach(wordsOf(text), readOneCard);

const readOneCard = (word: string): Card | Fault =>
  readCard(word) ?? fault(`${quote(word)} is no card (suit then rank, as HK or S10)`);

export const isNone = (text: string): boolean => /^(none)?$/i.test(text.trim());

/** Reads each word; the first fault stands for all. */
export function readEach<T extends string>(
  words: readonly string[],
  read: (word: string) => T | Fault,
): readonly T[] | Fault {
  const all: T[] = [];
  for (const word of words) {
    const one = read(word);
    if (isFault(one)) return one;
    all.push(one);
  }
  return all;
}

const plainSuit = (word: string): string =>
  word
    .replace('\uFE0F', '')
    .replace(/[♠♤]/u, 'S')
    .replace(/[♥♡]/u, 'H')
    .replace(/[♦♢]/u, 'D')
    .replace(/[♣♧]/u, 'C')
    .toUpperCase();

export function readSuit(word: string | undefined): Suit | Fault {
  const suit = plainSuit(word ?? '');
  return isSuit(suit) ? suit : fault(`${quote(word)} is no suit (S H D C)`);
}

export function readDenomination(word: string | undefined): Denomination | Fault {
  const plain = plainSuit(word ?? '').replace(/^NT$/, 'N');
  const denomination = DENOMINATIONS.find((one) => one === plain);
  return denomination ?? fault(`${quote(word)} is no denomination (S H D C N, and R for royal spades)`);
}

/** A bid, `3R`. Any whole number of up to three digits is sayable. */
export function readBid(word: string | undefined): string | Fault {
  const match = /^(\d{1,3})(\D+)$/u.exec(word ?? '');
  const denomination = match ? readDenomination(match[2]) : undefined;
  return match && denomination && !isFault(denomination)
    ? `${Number(match[1])}${denomination}`
    : fault(`${quote(word)} is no bid (a number and a denomination, as 3R or 1N)`);
}

/** What a declaration may be put right to: a bid, a pass, a double or a redouble. */
export function readCall(word: string | undefined): string | Fault {
  const plain = word?.toLowerCase();
  return plain === 'pass' || plain === 'double' || plain === 'redouble' ? plain : readBid(word);
}

/** A whole number between two bounds, both included; `what` names it in the fault. */
export function readNumber(word: string | undefined, what: string, least: number, most: number): number | Fault {
  const number = /^\d{1,9}$/.test(word ?? '') ? Number(word) : Number.NaN;
  return number >= least && number <= most
    ? number
    : fault(`${quote(word)} is no ${what} (a whole number from ${least} to ${most})`);
}

/** A word as a fault shows it: long ones are cut, a missing one says so. */
export const quote = (word: string | undefined): string =>
  word === undefined || word === '' ? 'nothing' : `"${word.length > 40 ? `${word.slice(0, 40)}…` : word}"`;

/** Whether a word is the name of a seat, in whatever case. */
export const isSeatWord = (word: string): boolean => isSeat(word.toUpperCase());
