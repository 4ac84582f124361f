import { CODE_NAMES } from '@eldest-hand/laws';
import { courseOf } from '@eldest-hand/practice';
import { expect, it } from 'vitest';
import { deedOf } from '../src/practice/deed.ts';
import { caseTexts } from './casebook.ts';
import { inEachLanguage } from './languages.ts';

/** Words of the table language that no reader's language has: a card as `HK`, a seat with its colon, verbs with a hyphen, `elect`. */
const CODED =
  /\b[SHDC][2-9TJQKA]\b|^[NESW]: |\b[1-7][SHDCRN]\b|\belect\b|\b[a-z]+-(?:undo|again|back|up|down|out|lead|none)\b/u;

const courses = caseTexts(CODE_NAMES).flatMap((text) => {
  const course = courseOf(text);
  return 'fault' in course ? [] : [course];
});

inEachLanguage('what is next in a case', (_tag, laws) => {
  it('is said in words of the language, for every act of every case', () => {
    const told = new Set(
      courses.flatMap(({ moments, supply }) =>
        moments.slice(1).flatMap(({ done }, at) => {
          const table = moments[at]?.table;
          return table && done ? [deedOf(done, table, supply, laws)] : [];
        }),
      ),
    );
    expect(told.size).toBeGreaterThan(500);
    expect([...told].filter((one) => CODED.test(one) || one.endsWith('– '))).toEqual([]);
  });
});
