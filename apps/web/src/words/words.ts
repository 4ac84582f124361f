import { untilCome } from '../parts/until-come.ts';
import type { Words } from './en.ts';

/** Languages by their tag; a new one is a file of type `Words`, a line here and its own name. Nobody fetches another's. */
const CATALOGUES: Readonly<Record<string, () => Promise<Words>>> = {
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
  fr: () => import('./fr.ts').then((module) => module.fr),
};
/** Each language in its own words, so that its reader finds it. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };
const FROM_RIGHT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The words of the reader's language; they are there before anything is drawn: see `speak`. */
export let words: Words;

const spoken = (wanted: string): string =>
  (wanted === 'auto' ? navigator.languages : [wanted])
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag in CATALOGUES) ?? 'en';

/** What was asked for last: what was asked for before and comes later is not taken up. */
let asked = 0;

/**
 * Takes up a language.
 * @param wanted its tag, or `auto` for what the browser asks for. Where its words cannot be fetched the old ones stay until they come.
 * @returns whether it was taken up; not where another was asked for meanwhile.
 */
export async function speak(wanted: string): Promise<boolean> {
  asked += 1;
  const mine = asked;
  const tag = spoken(wanted);
  const come = await untilCome(CATALOGUES[tag] as () => Promise<Words>);
  if (mine !== asked) return false;
  words = come;
  document.documentElement.lang = tag;
  document.documentElement.dir = FROM_RIGHT.has(tag) ? 'rtl' : 'ltr';
  return true;
}

/** Begins to fetch a language, so that it is there when it is spoken. */
export function foretell(wanted: string): void {
  void CATALOGUES[spoken(wanted)]?.().catch(() => undefined);
}
export type { Words };
