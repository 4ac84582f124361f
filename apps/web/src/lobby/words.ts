import { partWords } from '../words/part-words.ts';
import type { RuleWords } from './words/en.ts';

/** The words with which a table is laid, its rules among them. */
export const RULE_WORDS = partWords<RuleWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});
