import { CODE_NAMES } from '@eldest-hand/laws';
import { type Course, courseOf } from '@eldest-hand/practice';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { titlesOf } from '../src/practice/title.ts';
import { de } from '../src/practice/words/de.ts';
import { en } from '../src/practice/words/en.ts';
import { fr } from '../src/practice/words/fr.ts';
import { laws as german } from '../src/words/laws/de/index.ts';
import { laws as french } from '../src/words/laws/fr/index.ts';
import { speak } from '../src/words/words.ts';
import { caseTexts } from './casebook.ts';

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

describe.each([
  ['en', null, en],
  ['de', german, de],
  ['fr', french, fr],
] as const)('the cases of a law, in %s', (tag, laws, phrases) => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(tag);
  });
  afterAll(async () => {
    await speak('en');
    vi.unstubAllGlobals();
  });

  it('are told apart by their names', () => {
    expect(LAWS.length).toBeGreaterThan(100);
    const alike = LAWS.flatMap(([law, courses]) => {
      const names = titlesOf(courses, laws, phrases).map((title) => title.replace(/^\S+ \d+\s?: /u, ''));
      return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${law}: ${name}`);
    });
    expect(alike).toEqual([]);
  }, 60_000);
});
