import { partWords } from '../words/part-words.ts';
import type { CuttingWords } from './words/en.ts';

/** The words of cutting for places, and of a substitute who is asked for. */
export const CUTTING_WORDS = partWords<CuttingWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});
