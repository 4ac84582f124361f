import { useEffect, useState } from 'react';
import { untilCome } from '../parts/until-come.ts';

/** The words of a part of the page: they come with it, and not with the first page. */
export interface PartWords<W> {
  /** The words in a language, in English where there are none; the same promise each time, as `use` wants it. */
  in(language: string): Promise<W>;
  /** What has come already. */
  there(language: string): W | undefined;
}

/** @param catalogues by tag, `en` among them. */
export function partWords<W>(catalogues: Readonly<Record<string, () => Promise<W>>>): PartWords<W> {
  const fetched = new Map<string, Promise<W>>();
  const come = new Map<string, W>();
  const tagOf = (language: string): string => (language in catalogues ? language : 'en');
  return {
    there: (language) => come.get(tagOf(language)),
    in(language) {
      const tag = tagOf(language);
      const known = fetched.get(tag);
      if (known) return known;
      const coming = untilCome(catalogues[tag] as () => Promise<W>);
      fetched.set(tag, coming);
      void coming.then((words) => come.set(tag, words));
      return coming;
    },
  };
}

/** A component as soon as its words have come, too. */
export const withWords = async <C>(component: C, ...parts: readonly PartWords<unknown>[]): Promise<C> => {
  await Promise.all(parts.map((part) => part.in(document.documentElement.lang)));
  return component;
};

/**
 * The words of a part in the language of the page; null until any have come, and the old ones until those of another language have.
 * @param wanted whether they are needed yet.
 */
export function usePartWords<W>(part: PartWords<W>, wanted = true): W | null {
  const language = document.documentElement.lang;
  const [come, setCome] = useState<{ readonly words: W } | null>(null);
  useEffect(() => {
    let gone = false;
    if (wanted) void part.in(language).then((words) => !gone && setCome({ words }));
    return () => {
      gone = true;
    };
  }, [part, language, wanted]);
  return part.there(language) ?? come?.words ?? null;
}
