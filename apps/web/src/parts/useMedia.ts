import { useSyncExternalStore } from 'react';

interface Watched {
  /** Calls back whenever that changes, until what it gives is called. */
  readonly subscribe: (changed: () => void) => () => void;
  readonly holds: () => boolean;
}

/** Each query is asked of the browser once: a dozen places want to know, with every card that is played. */
const watched = new Map<string, Watched>();

function watch(query: string): Watched {
  const media = matchMedia(query);
  const one: Watched = {
    subscribe(changed) {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    holds: () => media.matches,
  };
  watched.set(query, one);
  return one;
}

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  const { subscribe, holds } = watched.get(query) ?? watch(query);
  return useSyncExternalStore(subscribe, holds);
}

/** A phone held upright: two rows of cards. */
export const PHONE = '(max-width: 599px)';
/** Too small for the column beside the table. */
export const NARROW = '(max-width: 1023px)';
