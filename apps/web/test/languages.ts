import { afterAll, beforeAll, describe, vi } from 'vitest';
import type { LawWords } from '../src/words/laws/catalogue.ts';
import { laws as german } from '../src/words/laws/de/index.ts';
import { laws as french } from '../src/words/laws/fr/index.ts';
import { speak } from '../src/words/words.ts';

const LANGUAGES = [
  ['en', null],
  ['de', german],
  ['fr', french],
] as const satisfies readonly (readonly [tag: string, laws: LawWords | null])[];

/** Tries something in each language of the page, with the words of the page in it; `laws` are those of rulings, null in English. */
export function inEachLanguage(
  title: string,
  tries: (tag: (typeof LANGUAGES)[number][0], laws: LawWords | null) => void,
): void {
  describe.each(LANGUAGES)(`${title}, in %s`, (tag, laws) => {
    beforeAll(async () => {
      vi.stubGlobal('document', { documentElement: {} });
      await speak(tag);
    });
    afterAll(async () => {
      await speak('en');
      vi.unstubAllGlobals();
    });
    tries(tag, laws);
  });
}
