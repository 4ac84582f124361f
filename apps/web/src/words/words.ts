import { en, type Words } from './en.ts';

/** Languages by their tag; a new one is a file of type `Words`, a line here and its own name. */
const CATALOGUES: Readonly<Record<string, () => Promise<Words>>> = {
  en: () => Promise.resolve(en),
  de: () => import('./de.ts').then((module) => module.de),
  fr: () => import('./fr.ts').then((module) => module.fr),
};
/** Each language in its own words, so that its reader finds it. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };
const FROM_RIGHT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The words of the reader's language; they are there before anything is drawn. */
export let words: Words = en;

const spoken = (wanted: string): string =>
  (wanted === 'auto' ? navigator.languages : [wanted])
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag in CATALOGUES) ?? 'en';

/**
 * Takes up a language.
 * @param wanted its tag, or `auto` for what the browser asks for. Where its words cannot be fetched the old ones stay.
 */
export async function speak(wanted: string): Promise<void> {
  const tag = spoken(wanted);
  try {
    words = (await CATALOGUES[tag]?.()) ?? en;
  } catch {
    return;
  }
  document.documentElement.lang = tag;
  document.documentElement.dir = FROM_RIGHT.has(tag) ? 'rtl' : 'ltr';
}
export type { Words };
