import type { Seat } from '@eldest-hand/cards';
import type { Ruling, Table } from '@eldest-hand/laws';
import type { Course } from './course.ts';

/** A question of law put to a learner: what may be chosen here? */
export interface QuizQuestion {
  readonly table: Table;
  readonly ruling: Ruling;
  readonly asked: Seat;
  /** What can be ticked, in a fixed order: words of options without their card or suit. */
  readonly choices: readonly string[];
  /** Those that the law gives. */
  readonly right: readonly string[];
}

/** The options in the order in which they are shown; a word that is new to this list comes last. */
const ORDER = [
  'expose',
  'call-suit',
  'suit',
  'prohibit',
  'highest',
  'lowest',
  'win',
  'lose',
  'play',
  'require',
  'forbid',
  'penalize',
  'last-bid',
  'refuse',
  'compel',
  'ignore',
  'points',
  'tricks',
  'new-deal',
  'stand',
  'waive',
];
const place = (word: string): number => (ORDER.includes(word) ? ORDER.indexOf(word) : ORDER.length);

/** `suit H` is an option of the kind `suit`. */
export const kindOf = (option: string): string => option.split(' ')[0] ?? option;

const kinds = (options: readonly string[]): readonly string[] => [...new Set(options.map(kindOf))];

/** How many things there are to tick. */
const CHOICES = 6;

/** The options that the case files of a code speak of, each with how often: what a learner of that code may think of. */
export function kindsIn(texts: Iterable<string>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const text of texts)
    for (const [, listed, chosen] of text.matchAll(/^expect ruling [^:]*:(.*)$|^[NESW]: elect (?:\d+ )?([a-z-]+)/gm))
      for (const option of listed?.split(',') ?? [chosen ?? '']) {
        const kind = kindOf(option.trim());
        if (kind) found.set(kind, (found.get(kind) ?? 0) + 1);
      }
  return found;
}

/** Takes up to so many of the kinds at random, the usual ones more often. */
function draw(from: ReadonlyMap<string, number>, many: number, random: () => number): readonly string[] {
  return [...from]
    .map(([kind, count]) => ({ kind, lot: random() ** (1 / Math.sqrt(count)) }))
    .sort((a, b) => b.lot - a.lot)
    .slice(0, many)
    .map(({ kind }) => kind);
}

/**
 * The question of a case, with wrong answers among the right ones.
 * @param known the options of its code, as `kindsIn` gives them.
 * @returns null for a case that puts no question, one whose question comes when the deal is over and its cards are seen, or one that leaves
 * nothing to be wrong about.
 */
export function quizOf(
  { question, moments }: Course,
  known: ReadonlyMap<string, number>,
  random: () => number,
): QuizQuestion | null {
  const table = question && moments[question.at]?.table;
  const asked = question?.ruling.to[0];
  if (!table || !asked || (table.phase !== 'declaring' && table.phase !== 'playing')) return null;
  const { ruling } = question;
  const right = kinds(ruling.options);
  const others = new Map([...known].filter(([kind]) => !right.includes(kind)));
  const wrong = draw(others, Math.max(2, CHOICES - right.length), random);
  if (wrong.length === 0) return null;
  const choices = [...right, ...wrong].sort((a, b) => place(a) - place(b));
  return { table, ruling, asked, choices, right };
}
