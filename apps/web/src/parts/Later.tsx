import { type FunctionComponent, useEffect, useState } from 'react';
import { untilCome } from './until-come.ts';

/** A part of the page that comes in a file of its own. */
export interface Part<P> {
  /** What has come already. */
  there(): FunctionComponent<P> | undefined;
  /** Brings it, also before it is shown. Without a line it comes when the line is back. */
  fetch(): Promise<FunctionComponent<P>>;
  /** Brings it a while after the page has come, so that nobody waits for it when it is first wanted. Gives what calls that off. */
  soon(): () => void;
}

/** Milliseconds. What the page needs at once comes first. */
export const A_WHILE = 3000;

/** Even to ask for a file takes a slow phone a while: that comes between the acts. Not every browser says when that is. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2 * A_WHILE });
  else run();
}

export function partOf<P>(load: () => Promise<FunctionComponent<P>>): Part<P> {
  let come: FunctionComponent<P> | undefined;
  let coming: Promise<FunctionComponent<P>> | undefined;
  const part: Part<P> = {
    there: () => come,
    fetch() {
      coming ??= untilCome(load).then((here) => {
        come = here;
        return here;
      });
      return coming;
    },
    soon() {
      const later = setTimeout(() => whenIdle(() => void part.fetch()), A_WHILE);
      return () => clearTimeout(later);
    },
  };
  return part;
}

/** A part, as soon as it is wanted and has come. */
export function usePart<P>(part: Part<P>, wanted = true): FunctionComponent<P> | undefined {
  const [, setCome] = useState<Part<P>>();
  const come = part.there();
  useEffect(() => {
    let gone = false;
    if (wanted && !come) void part.fetch().then(() => !gone && setCome(part));
    return () => {
      gone = true;
    };
  }, [come, part, wanted]);
  return come;
}

/** Shows a part as soon as it has come, and nothing until then. Unlike Suspense it takes nothing else off the page meanwhile. */
export function Later<P extends object>({ part, given }: { readonly part: Part<P>; readonly given: P }) {
  const Come = usePart(part);
  return Come ? <Come {...given} /> : null;
}
