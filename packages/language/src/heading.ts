import {
  type BySeat,
  type BySide,
  type Card,
  type Hands,
  isDealFault,
  readDeal,
  type Seat,
  writeDeal,
} from '@eldest-hand/cards';
import type { Contract, Rules } from '@eldest-hand/laws';
import { readContract, writeContract } from './contract.ts';
import { type Fault, fault, isFault } from './fault.ts';
import { readRubbers, writeRubbers } from './rubbers.ts';
import { readRules, writeRules } from './rules-text.ts';
import { readScore, readTricks, type SheetTotals, writeScore, writeTricks } from './sides.ts';
import { quote, readCards, readNumber, readSeat, wordsOf } from './words.ts';

interface Values {
  title: string;
  /** The code of laws; whether the engine has it is asked when the file is run. */
  code: string;
  /** The laws that the file is about. */
  law: readonly number[];
  source: string;
  dealer: Seat;
  deal: Hands;
  /** As written: in bridge-1905 the seat is the maker. */
  contract: Contract;
  leader: Seat;
  tricks: BySide<number>;
  score: BySide<SheetTotals>;
  rules: Rules;
  /** Where places are cut for: the first cards of the spread pack, the rubbers played running, and how many wish to enter. */
  spread: readonly Card[];
  rubbers: BySeat<number>;
  candidates: number;
}

/** What stands before the first act of a transcript or a case file. */
export type Heading = Readonly<Partial<Values>>;

export type Directive = keyof Values;

type Form<T> = { readonly read: (text: string) => T | Fault; readonly write: (value: T) => string };

const freeText: Form<string> = {
  read: (text) => text || fault('the text is missing'),
  write: (text) => text.replaceAll(/\s+/g, ' ').trim(),
};

const seat: Form<Seat> = { read: readSeat, write: (one) => one };

/** The directives, in the order in which they are written. */
const FORMS: { readonly [D in Directive]: Form<Values[D]> } = {
  title: freeText,
  code: {
    read: (text) =>
      /^[a-z][a-z0-9-]*$/i.test(text)
        ? text.toLowerCase()
        : fault(`${quote(text)} is no code of laws (as auction-1913)`),
    write: (code) => code,
  },
  law: { read: readLaws, write: (laws) => laws.join(' ') },
  source: freeText,
  dealer: seat,
  deal: {
    read: (text) => {
      const deal = readDeal(text);
      return isDealFault(deal) ? fault(deal.fault) : deal;
    },
    write: (hands) => writeDeal(hands),
  },
  contract: { read: readContract, write: writeContract },
  leader: seat,
  tricks: { read: readTricks, write: writeTricks },
  score: { read: readScore, write: writeScore },
  rules: { read: readRules, write: writeRules },
  spread: { read: (text) => readCards(wordsOf(text)), write: (cards) => cards.join(' ') },
  rubbers: { read: readRubbers, write: writeRubbers },
  candidates: { read: (text) => readNumber(text, 'number of candidates', 0, 2), write: String },
};

export const DIRECTIVES = Object.keys(FORMS) as readonly Directive[];

function readLaws(text: string): readonly number[] | Fault {
  const laws: number[] = [];
  for (const word of wordsOf(text)) {
    const law = readNumber(word, 'number of a law', 1, 999);
    if (isFault(law)) return law;
    laws.push(law);
  }
  return laws.length > 0 ? laws : fault('the number of the law is missing');
}

/** Reads the text of one directive into a heading that holds nothing else. */
export function readDirective(name: Directive, text: string): Heading | Fault {
  const value = FORMS[name].read(text);
  return isFault(value) ? value : { [name]: value };
}

/** Writes the value of one directive. */
export function writeDirective<D extends Directive>(name: D, value: NonNullable<Heading[D]>): string {
  const form: Form<Values[D]> = FORMS[name];
  return form.write(value);
}

/** The lines of a heading, in the order of the contract. */
export function writeHeading(heading: Heading): string[] {
  const line = <D extends Directive>(name: D): string[] => {
    const form: Form<Values[D]> = FORMS[name];
    const value: Values[D] | undefined = heading[name];
    return value === undefined ? [] : [`${name}: ${form.write(value)}`];
  };
  return DIRECTIVES.flatMap((name) => line(name));
}
