import { partWords } from '../../words/part-words.ts';
import type { BestWords } from './words/en.ts';

/** The words for best play. */
export const BEST_WORDS = partWords<BestWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});

export type { BestWords };
