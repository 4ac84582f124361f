import { type RefObject, useEffect } from 'react';
import { useTable } from '../connection/table-store.ts';
import { A_WHILE } from '../parts/Later.tsx';
import { untilCome } from '../parts/until-come.ts';

/**
 * The keys of the table. They come a while after it, or with the first key; nobody who has no keyboard waits for them.
 * @param seating whether people sit down here: whoever does so with the keyboard is led to what he is asked for.
 */
export function useKeyboard(root: RefObject<HTMLElement | null>, onHelp: () => void, seating = false): void {
  useEffect(() => {
    let gone = false;
    let off: (() => void) | undefined;
    // Whoever has his seat already when the page comes, after it was loaded anew, does not sit down.
    const sits = seating && useTable.getState().seat === null;
    const missed: KeyboardEvent[] = [];
    const fetch = (): void => {
      clearTimeout(later);
      void untilCome(() => import('./keyboard.ts')).then(({ listen }) => {
        removeEventListener('keydown', early);
        if (!gone && !off && root.current) off = listen(root.current, onHelp, sits, missed);
      });
    };
    const early = (event: KeyboardEvent): void => {
      missed.push(event);
      fetch();
    };
    const later = setTimeout(fetch, A_WHILE);
    addEventListener('keydown', early);
    return () => {
      gone = true;
      clearTimeout(later);
      removeEventListener('keydown', early);
      off?.();
    };
  }, [root, onHelp, seating]);
}
