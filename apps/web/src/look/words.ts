import { use } from 'react';
import { partWords } from '../words/part-words.ts';
import type { LookWords } from './words/en.ts';

/** The words of the page where a record is looked at. */
const LOOK_WORDS = partWords<LookWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});

/** They come with the page. */
export const useLookWords = (): LookWords => use(LOOK_WORDS.in(document.documentElement.lang));
