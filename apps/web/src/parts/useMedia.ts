import { useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** A phone held upright: two rows of cards. */
export const PHONE = '(max-width: 599px)';
/** Too small for the column beside the table. */
export const NARROW = '(max-width: 1023px)';
