import { partWords } from '../words/part-words.ts';
import type { HostWords } from './words/en.ts';

/** The words of what the host of a table may do. */
export const HOST_WORDS = partWords<HostWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});
