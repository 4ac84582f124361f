import { useEffect, useState } from 'react';
import { partWords } from '../words/part-words.ts';
import type { HelpWords } from './words/en.ts';

const WORDS = partWords<HelpWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});

/** The words of the help in the language of the page; null until they have come. */
export function useHelpWords(): HelpWords | null {
  const [words, setWords] = useState<HelpWords | null>(null);
  useEffect(() => {
    if (!words) WORDS.in(document.documentElement.lang).then(setWords, () => undefined);
  }, [words]);
  return words;
}
