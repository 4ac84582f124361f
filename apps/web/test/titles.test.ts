import { CODE_NAMES } from '@eldest-hand/laws';
import { type Course, courseOf } from '@eldest-hand/practice';
import { expect, it } from 'vitest';
import { titlesOf } from '../src/practice/title.ts';
import { de } from '../src/practice/words/de.ts';
import { en } from '../src/practice/words/en.ts';
import { fr } from '../src/practice/words/fr.ts';
import { caseTexts } from './casebook.ts';
import { inEachLanguage } from './languages.ts';

/** The cases that stand under each law of a code. */
function byLaw(code: string): ReadonlyMap<string, readonly Course[]> {
  const found = new Map<string, Course[]>();
  for (const text of caseTexts([code])) {
    const course = courseOf(text);
    if ('fault' in course) continue;
    for (const law of course.laws) found.set(`${code} ${law}`, [...(found.get(`${code} ${law}`) ?? []), course]);
  }
  return found;
}

const LAWS = CODE_NAMES.flatMap((code) => [...byLaw(code)]);

const PHRASES = { en, de, fr };

inEachLanguage('the cases of a law', (tag, laws) => {
  it('are told apart by their names', () => {
    expect(LAWS.length).toBeGreaterThan(100);
    const alike = LAWS.flatMap(([law, courses]) => {
      const names = titlesOf(courses, laws, PHRASES[tag]).map((title) => title.replace(/^\S+ \d+\s?: /u, ''));
      return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${law}: ${name}`);
    });
    expect(alike).toEqual([]);
  }, 60_000);
});
