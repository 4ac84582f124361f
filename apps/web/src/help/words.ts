import { partWords } from '../words/part-words.ts';
import type { HelpWords } from './words/en.ts';

/** The words of the help. */
export const HELP_WORDS = partWords<HelpWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});
