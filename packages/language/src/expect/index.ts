import { type Fault, fault, isFault } from '../fault.ts';
import { quote } from '../words.ts';
import { expectExposed, expectLawful, expectTrick } from './cards.ts';
import type { Check, CheckReader } from './moment.ts';
import { expectCutOrder, expectDealer, expectRubbers, expectSubstitute, expectToCut } from './places.ts';
import { expectRefused } from './refused.ts';
import { expectNoRuling, expectRuling } from './ruling.ts';
import {
  expectBarred,
  expectContract,
  expectNoRevoke,
  expectNotBarred,
  expectPhase,
  expectRevoke,
  expectScore,
  expectTricks,
  expectTurn,
} from './state.ts';

/** Every expectation by the words that it begins with. */
const READERS: Readonly<Record<string, CheckReader>> = {
  ruling: expectRuling,
  'no ruling': expectNoRuling,
  lawful: expectLawful,
  exposed: expectExposed,
  turn: expectTurn,
  phase: expectPhase,
  barred: expectBarred,
  'not barred': expectNotBarred,
  contract: expectContract,
  trick: expectTrick,
  tricks: expectTricks,
  revoke: expectRevoke,
  'no revoke': expectNoRevoke,
  score: expectScore,
  dealer: expectDealer,
  'to-cut': expectToCut,
  'cut-order': expectCutOrder,
  rubbers: expectRubbers,
  substitute: expectSubstitute,
  refused: expectRefused,
};

/** An expectation that can be looked at. */
export interface Expectation {
  /** As it stands in the file, spaces made even. */
  readonly text: string;
  /** Whether it is about a refusal of the act before. */
  readonly refused: boolean;
  readonly check: Check;
}

/** Reads what follows the word `expect`. */
export function readExpectation(line: string): Expectation | Fault {
  const text = line.replaceAll(/\s+/g, ' ').trim();
  const [, name = '', rest = ''] = /^((?:(?:no|not) )?[a-z-]*)(.*)$/i.exec(text) ?? [];
  const known = name.toLowerCase();
  const read = Object.hasOwn(READERS, known) ? READERS[known] : undefined;
  if (!read) return fault(`${quote(text)} is no expectation (${Object.keys(READERS).join(', ')})`);
  const check = read(rest.trim());
  return isFault(check) ? fault(`expect ${known}: ${check.fault}`) : { text, refused: known === 'refused', check };
}
