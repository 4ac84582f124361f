import { useEffect, useState } from 'react';
import { untilCome } from '../parts/until-come.ts';

/** The words of a part of the page: they come with it, and not with the first page. */
export interface PartWords<W> {
  /** The words in a language, in English where there are none; the same promise each time, as `use` wants it. */
  in(language: string): Promise<W>;
}

/** @param catalogues by tag, `en` among them. */
export function partWords<W>(catalogues: Readonly<Record<string, () => Promise<W>>>): PartWords<W> {
  const fetched = new Map<string, Promise<W>>();
  return {
    in(language) {
      const tag = language in catalogues ? language : 'en';
      const known = fetched.get(tag);
      if (known) return known;
      const coming = untilCome(catalogues[tag] as () => Promise<W>);
      fetched.set(tag, coming);
      return coming;
    },
  };
}

/** The words of a part in the language of the page; null until any have come, and the old ones until those of another language have. */
export function usePartWords<W>(part: PartWords<W>): W | null {
  const language = document.documentElement.lang;
  const [come, setCome] = useState<{ readonly words: W } | null>(null);
  useEffect(() => {
    let wanted = true;
    void part.in(language).then((words) => wanted && setCome({ words }));
    return () => {
      wanted = false;
    };
  }, [part, language]);
  return come?.words ?? null;
}
