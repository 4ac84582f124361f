import { partWords } from '../words/part-words.ts';
import type { SettingsWords } from './words/en.ts';

/** The words of what each person likes. */
export const SETTINGS_WORDS = partWords<SettingsWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});
