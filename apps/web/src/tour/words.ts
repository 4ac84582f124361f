import { partWords } from '../words/part-words.ts';
import type { TourWords } from './words/en.ts';

/** The words of the tour. */
export const TOUR_WORDS = partWords<TourWords>({
  en: () => import('./words/en.ts').then((module) => module.en),
  de: () => import('./words/de.ts').then((module) => module.de),
  fr: () => import('./words/fr.ts').then((module) => module.fr),
});
