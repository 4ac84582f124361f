import { createContext, use } from 'react';
import { partWords } from '../words/part-words.ts';
import type { Phrases } from './words/en.ts';

/** The words of the practice room. */
export const PHRASES = partWords<Phrases>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});

export const PhrasesContext = createContext<Phrases | null>(null);

/** The words of the practice room, within it. */
export function usePhrases(): Phrases {
  const phrases = use(PhrasesContext);
  if (!phrases) throw new Error('The practice room has no words yet.');
  return phrases;
}
