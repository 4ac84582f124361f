import { use } from 'react';
import { partWords } from '../words/part-words.ts';
import type { ReplayWords } from './words/en.ts';

/** The words with which a deal is gone through again. */
export const REPLAY_WORDS = partWords<ReplayWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});

/** Those of the language of the page. */
export const useReplayWords = (): ReplayWords => use(REPLAY_WORDS.in(document.documentElement.lang));
