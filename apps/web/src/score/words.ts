import { partWords } from '../words/part-words.ts';
import type { ScoreWords } from './words/en.ts';

/** The words of the result of a deal. */
export const SCORE_WORDS = partWords<ScoreWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});
