import { partWords } from '../../words/part-words.ts';
import type { DeclarersLeadWords } from './words/en.ts';

/** The words for a declarer's lead out of turn. */
export const DECLARERS_LEAD_WORDS = partWords<DeclarersLeadWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});
