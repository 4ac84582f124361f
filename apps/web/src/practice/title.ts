import { SEATS, SIDES } from '@eldest-hand/cards';
import { viewOf } from '@eldest-hand/laws';
import type { Course } from '@eldest-hand/practice';
import { hear } from '../connection/heard.ts';
import type { LawWords } from '../words/laws/catalogue.ts';
import { words } from '../words/words.ts';
import { deedOf, said } from './deed.ts';
import type { Phrases } from './words/en.ts';

/** What happened, and what was chosen. */
function asked({ question, moments }: Course, laws: LawWords): string | null {
  const moment = question && moments[question.at];
  if (!moment) return null;
  const view = viewOf(moment.table, 'spectator');
  const own = view.rulings.find(({ id }) => id === question.ruling.id);
  if (!own) return null;
  const ruling = laws.ruling(view, own);
  const chose = moments
    .slice(question.at + 1)
    .find(({ done, refusal }) => done?.act.verb === 'elect' && !refusal)?.done;
  const label = chose?.act.verb === 'elect' && ruling.effects[chose.act.option]?.label;
  return chose && label ? `${ruling.happened} ${words.rulings.chose(chose.seat, label)}` : ruling.happened;
}

/** Where nobody is asked anything: what the table said last. */
function told({ moments }: Course, laws: LawWords, w: Phrases): string | null {
  const last = moments.at(-1);
  if (last?.refusal) return w.caseRefused(laws.refusal(last.refusal));
  for (const { table, refusal } of moments.slice(1).reverse()) {
    const heard = refusal ? null : hear(viewOf(table, 'spectator'));
    if (heard) return heard.text;
  }
  return null;
}

/** Where a deal has been scored: how it ended, and what it counts. */
function scored({ moments }: Course): string | null {
  const last = moments.at(-1)?.table;
  const result = last?.result;
  if (!result?.contract) return null;
  const told = last?.news.find(({ kind }) => kind === 'scored');
  const made = told ? words.event(told) : null;
  const lines = result.lines.map((line) => `${words.side(line.side)} ${line.points} (${words.score.reason(line)})`);
  const tricks = SIDES.map((side) => words.table.tricksOf(side, result.tricks[side]));
  const contract = words.contract(result.contract);
  return [...(made ? [made.replace(/\.$/u, '')] : []), contract, ...tricks, ...lines].join(' · ');
}

/** What happens in a case, in the reader's words. */
const happeningIn = (course: Course, laws: LawWords, w: Phrases): string | null =>
  asked(course, laws) ?? (course.moments.at(-1)?.refusal ? null : scored(course)) ?? told(course, laws, w);

/**
 * What a case is called. The casebook's own titles are English; in another language a case is called by its place under its law and by what
 * happens in it.
 * @param place its place among the cases of its law, from 1.
 */
export function titleOf(course: Course, place: number, laws: LawWords | null, w: Phrases, mark = ''): string {
  if (!laws) return course.title;
  const phrase = happeningIn(course, laws, w);
  return phrase === null ? w.caseNumber(place) : w.caseCalled(place, `${phrase.replace(/\.$/u, '')}${mark}`);
}

/** What tells a case from another in which the same happens: its contract, its end, what is done in it, and what is held. */
function* marksOf(course: Course, laws: LawWords): Generator<string> {
  const { acts, moments, supply } = course;
  const first = moments[0]?.table;
  const last = moments.at(-1)?.table;
  if (!first || !last) return;
  yield last.contract ? words.contract(last.contract) : '';
  yield scored(course) ?? '';
  for (const [at, done] of acts.entries()) {
    const before = moments[at]?.table;
    yield before ? deedOf(done, before, supply, laws) : '';
  }
  // Two ways of doing something that the table tells alike, as a card played where it only counts as shown.
  for (const { seat, act } of acts) yield `${words.seat(seat)} – ${act.verb === 'elect' ? act.option : said(act)}`;
  for (const seat of SEATS) yield `${words.seat(seat)}: ${words.cards(first.hands[seat])}`;
  for (const side of SIDES)
    yield `${words.side(side)}: ${words.score.games(first.score[side].games)}, ${first.score[side].below} / ${first.score[side].above}`;
  yield course.laws.map(words.law).join(', ');
}

/** Adds to each of several names that are alike the first mark in which they differ, until no two are alike. */
function tellApart(
  group: readonly { readonly at: number; readonly marks: readonly string[] }[],
  added: string[],
): void {
  if (group.length < 2) return;
  const longest = Math.max(...group.map(({ marks }) => marks.length));
  for (let level = 0; level < longest; level++) {
    const said = new Map<string, (typeof group)[number][]>();
    for (const one of group) {
      const mark = one.marks[level] ?? '';
      said.set(mark, [...(said.get(mark) ?? []), one]);
    }
    if (said.size < 2) continue;
    for (const [mark, alike] of said) {
      if (mark !== '') for (const { at } of alike) added[at] += ` · ${mark.replace(/\.$/u, '')}`;
      tellApart(alike, added);
    }
    return;
  }
}

/** What the cases of a law are called, no two of them alike but for their numbers. */
export function titlesOf(courses: readonly Course[], laws: LawWords | null, w: Phrases): readonly string[] {
  const added = courses.map(() => '');
  if (laws) {
    const groups = new Map<string, number[]>();
    for (const [at, course] of courses.entries()) {
      const name = happeningIn(course, laws, w) ?? '';
      groups.set(name, [...(groups.get(name) ?? []), at]);
    }
    for (const group of groups.values())
      if (group.length > 1)
        tellApart(
          group.map((at) => ({ at, marks: [...marksOf(courses[at] as Course, laws)] })),
          added,
        );
  }
  return courses.map((course, at) => titleOf(course, at + 1, laws, w, added[at]));
}
