import { partWords } from '../words/part-words.ts';
import type { SayWords } from './words/en.ts';

/** The words of what can be said at the table, as the menu has them. */
export const SAY_WORDS = partWords<SayWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});
