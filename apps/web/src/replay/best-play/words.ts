import { useEffect, useState } from 'react';
import { partWords } from '../../words/part-words.ts';
import type { BestWords } from './words/en.ts';

const WORDS = partWords<BestWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});

/** The words for best play in the language of the page; null until they have come. */
export function useBestWords(wanted: boolean): BestWords | null {
  const [words, setWords] = useState<BestWords | null>(null);
  useEffect(() => {
    if (wanted && !words) WORDS.in(document.documentElement.lang).then(setWords, () => undefined);
  }, [wanted, words]);
  return words;
}

export type { BestWords };
