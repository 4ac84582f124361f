import { createContext, use } from 'react';
import type { Phrases } from './words/en.ts';

const CATALOGUES: Readonly<Record<string, () => Promise<Phrases>>> = {
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
};

const fetched = new Map<string, Promise<Phrases>>();

/** The words of the practice room in the language that the page speaks; the same promise each time, as `use` wants it. */
export function phrasesIn(language: string): Promise<Phrases> {
  const tag = language in CATALOGUES ? language : 'en';
  const known = fetched.get(tag);
  if (known) return known;
  const coming = (CATALOGUES[tag] as () => Promise<Phrases>)();
  fetched.set(tag, coming);
  coming.catch(() => fetched.delete(tag));
  return coming;
}

export const PhrasesContext = createContext<Phrases | null>(null);

/** The words of the practice room, within it. */
export function usePhrases(): Phrases {
  const phrases = use(PhrasesContext);
  if (!phrases) throw new Error('The practice room has no words yet.');
  return phrases;
}
