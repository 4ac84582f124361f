import { type Card, PACK } from '@eldest-hand/cards';
import type { Position, Rules } from '@eldest-hand/laws';
import { DEFAULT_RULES } from '@eldest-hand/laws';
import type { SeatedAct } from './act-text.ts';
import { type Expectation, readExpectation } from './expect/index.ts';
import { isFault, type LineFault } from './fault.ts';
import type { Directive, Heading } from './heading.ts';
import { type Lines, readLines } from './lines.ts';

export type CaseStep =
  | ({ readonly kind: 'act'; readonly line: number } & SeatedAct)
  | ({ readonly kind: 'expect'; readonly line: number } & Expectation);

/** A case file as read: where it begins, and what is done and expected. */
export interface CaseFile {
  readonly heading: Heading;
  readonly code: string;
  readonly rules: Rules;
  readonly position: Position;
  /** The pack that is spread when places are cut for. */
  readonly spread: readonly Card[];
  readonly candidates: number;
  readonly steps: readonly CaseStep[];
  /** Where each directive stands. */
  readonly at: Readonly<Partial<Record<Directive, number>>>;
}

/**
 * Reads a case file.
 * @returns the case, or every line that cannot be read and why.
 */
export function readCase(text: string): CaseFile | { readonly faults: readonly LineFault[] } {
  const lines = readLines(text);
  const faults = [...lines.faults];
  const steps: CaseStep[] = [];
  for (const step of lines.steps) {
    if (step.kind === 'act') {
      steps.push(step);
      continue;
    }
    const { line } = step;
    const read = readExpectation(step.text);
    if (isFault(read)) faults.push({ line, fault: read.fault });
    else if (read.refused && !steps.some(({ kind }) => kind === 'act'))
      faults.push({ line, fault: '"expect refused" is about the act just before, and there is none' });
    else steps.push({ kind: 'expect', line, ...read });
  }
  const begun = begin(lines);
  if ('faults' in begun) faults.push(...begun.faults);
  if ('faults' in begun || faults.length > 0) return { faults: faults.sort((a, b) => a.line - b.line) };
  return { ...begun, heading: lines.heading, at: lines.at, steps };
}

type Beginning = Pick<CaseFile, 'code' | 'rules' | 'position' | 'spread' | 'candidates'>;

/** Makes the position out of the heading, and says what it lacks or where it contradicts itself. */
function begin({ heading, at, length }: Lines): Beginning | { readonly faults: readonly LineFault[] } {
  const { code, deal, dealer, contract, leader, tricks, score, rules = DEFAULT_RULES, rubbers } = heading;
  const { spread = [], candidates = 0 } = heading;
  const faults: LineFault[] = [];
  const lacks = (name: Directive, why = '') => {
    if (!at[name]) faults.push({ line: length, fault: `the heading lacks "${name}:"${why}` });
  };
  const wrong = (name: Directive, what: string) => faults.push({ line: at[name] ?? length, fault: `${name}: ${what}` });

  lacks('code');
  lacks('deal');
  const cutFor = at.spread !== undefined && !at.contract;
  if (!at.contract && !cutFor) lacks('dealer', ', who speaks first');
  else if (code === 'bridge-1905' && !cutFor) lacks('dealer', ', who plays the hand');
  const size = deal?.N.length ?? 0;
  if (deal && size < 13 && !at.contract)
    wrong('deal', 'an ending begins at the play, so the heading needs "contract:"');
  if (tricks && deal && size + tricks.NS + tricks.EW > 13)
    wrong('tricks', `${tricks.NS + tricks.EW} tricks won and ${size} in hand are more than thirteen`);
  for (const name of ['leader', 'tricks'] as const)
    if (at[name] && !at.contract) wrong(name, 'without "contract:" the file begins in the declaring');

  const shape = contract && contractFault(contract.bid, code);
  if (shape) wrong('contract', shape);

  if (at.spread && rules.places !== 'cut') wrong('spread', 'cards are cut where the heading says "rules: places cut"');
  const first = dealer ?? contract?.seat ?? (cutFor ? 'N' : undefined);
  if (faults.length > 0 || !code || !deal || !first) return { faults };
  return {
    code,
    rules,
    position: {
      hands: deal,
      dealer: first,
      ...(contract ? { contract } : {}),
      ...(leader ? { leader } : {}),
      ...(tricks ? { tricks } : {}),
      ...(score ? { score } : {}),
      ...(rubbers ? { rubbers } : {}),
    },
    spread: [...spread, ...PACK.filter((card) => !spread.includes(card))],
    candidates,
  };
}

/** What is wrong with a contract under the code named: bridge-1905 makes a trump without a number of tricks. */
function contractFault(bid: string, code: string | undefined): string | undefined {
  if (code === 'bridge-1905')
    return /^[SHDCN]$/.test(bid) ? undefined : `${bid} is not made in bridge-1905 (a denomination alone: S H D C N)`;
  return /^\d/.test(bid) ? undefined : `${bid} lacks the number of tricks, as in 2${bid}`;
}
