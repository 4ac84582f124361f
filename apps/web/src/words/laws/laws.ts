/** The laws in the reader's language. They come when a table is on the page; until then, and in English, the engine's words stand. */
import { useEffect } from 'react';
import { create } from 'zustand';
import { A_WHILE } from '../../parts/Later.tsx';
import { untilCome } from '../../parts/until-come.ts';
import type { LawWords } from './catalogue.ts';

/** By tag; a new language is a folder beside these and a line here. */
const CATALOGUES: Readonly<Record<string, () => Promise<LawWords>>> = {
  de: () => import('./de/index.ts').then((module) => module.laws),
  fr: () => import('./fr/index.ts').then((module) => module.laws),
};

const useFetched = create<{ readonly tag: string; readonly laws: LawWords | null }>(() => ({ tag: 'en', laws: null }));

async function fetchLaws(tag: string): Promise<void> {
  useFetched.setState({ tag, laws: null });
  const laws = CATALOGUES[tag] ? await untilCome(CATALOGUES[tag]) : null;
  if (useFetched.getState().tag === tag) useFetched.setState({ laws });
}

/** Brings them a while after the page has come, so that they are there for the first ruling. Gives what calls that off. */
export function lawsSoon(): () => void {
  const later = setTimeout(() => {
    const { lang } = document.documentElement;
    if (lang !== useFetched.getState().tag) void fetchLaws(lang);
  }, A_WHILE);
  return () => clearTimeout(later);
}

/** The same as `useLaws` gives, outside of a component; undefined while they have not come. */
export function lawsNow(): LawWords | null | undefined {
  const { lang } = document.documentElement;
  const { tag, laws } = useFetched.getState();
  if (!(lang in CATALOGUES)) return null;
  return tag === lang ? (laws ?? undefined) : undefined;
}

/** What the laws say in the language of the page; null where only the engine's own English is to be had. */
export function useLaws(): LawWords | null {
  const { lang } = document.documentElement;
  const { tag, laws } = useFetched();
  useEffect(() => {
    if (lang !== useFetched.getState().tag) void fetchLaws(lang);
  }, [lang]);
  return tag === lang ? laws : null;
}
