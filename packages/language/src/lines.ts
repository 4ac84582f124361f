import { readAct, type SeatedAct } from './act-text.ts';
import { isFault, type LineFault } from './fault.ts';
import { DIRECTIVES, type Directive, type Heading, readDirective } from './heading.ts';
import { isSeatWord, quote } from './words.ts';

export interface ActLine extends SeatedAct {
  readonly kind: 'act';
  readonly line: number;
}

/** An expectation as it stands, not yet read: what follows the word `expect`. */
export interface ExpectLine {
  readonly kind: 'expect';
  readonly line: number;
  readonly text: string;
}

/** A text taken apart: its heading, where each directive stands, and what follows in order. */
export interface Lines {
  readonly heading: Heading;
  readonly at: Readonly<Partial<Record<Directive, number>>>;
  readonly steps: readonly (ActLine | ExpectLine)[];
  /** The number of lines, for faults that are about the whole. */
  readonly length: number;
  readonly faults: readonly LineFault[];
}

/** Takes a transcript or a case file apart. Every line that cannot be read is among the faults. */
export function readLines(text: string): Lines {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  let heading: Heading = {};
  const at: Partial<Record<Directive, number>> = {};
  const steps: (ActLine | ExpectLine)[] = [];
  const faults: LineFault[] = [];
  for (const [index, whole] of lines.entries()) {
    const line = index + 1;
    const add = (wrong: string) => faults.push({ line, fault: wrong });
    const plain = whole.trim();
    if (plain === '' || plain.startsWith('#')) continue;
    const [, word = '', rest = ''] = /^([A-Za-z-]+)\s*:(.*)$/.exec(plain) ?? [];
    const name = DIRECTIVES.find((one) => one === word.toLowerCase());
    if (/^expect\b/i.test(plain)) {
      steps.push({ kind: 'expect', line, text: withoutComment(plain).slice('expect'.length).trim() });
    } else if (isSeatWord(word)) {
      const read = readAct(withoutComment(plain));
      if (isFault(read)) add(read.fault);
      else steps.push({ kind: 'act', line, ...read });
    } else if (name) {
      const first = at[name];
      if (first) add(`"${name}" is given twice, first on line ${first}`);
      else if (steps.some(({ kind }) => kind === 'act'))
        add(`"${name}" stands after the first act; the heading comes before it`);
      else {
        at[name] = line;
        const read = readDirective(name, rest.trim());
        if (isFault(read)) add(`${name}: ${read.fault}`);
        else heading = { ...heading, ...read };
      }
    } else if (word) add(`${quote(word)} is no directive (${DIRECTIVES.join(', ')}) and no seat (N, E, S, W)`);
    else
      add(
        `${quote(plain)} is neither a directive ("title: …"), nor an act ("E: play HK"), nor an expectation ("expect …")`,
      );
  }
  return { heading, at, steps, length: lines.length, faults };
}

/** No act and no expectation holds a `#`, so one after a space begins a comment. */
const withoutComment = (line: string): string => line.replace(/\s#.*$/, '');
