import { viewOf } from '@eldest-hand/laws';
import type { Course } from '@eldest-hand/practice';
import { hear } from '../connection/heard.ts';
import type { LawWords } from '../words/laws/catalogue.ts';
import { words } from '../words/words.ts';
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

/**
 * What a case is called. The casebook's own titles are English; in another language a case is called by its place under its law and by what
 * happens in it.
 * @param place its place among the cases of its law, from 1.
 */
export function titleOf(course: Course, place: number, laws: LawWords | null, w: Phrases): string {
  if (!laws) return course.title;
  const phrase = asked(course, laws) ?? told(course, laws, w);
  return phrase === null ? w.caseNumber(place) : w.caseCalled(place, phrase.replace(/\.$/u, ''));
}
