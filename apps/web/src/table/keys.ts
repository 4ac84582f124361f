import { type RefObject, useEffect } from 'react';
import { useTable } from '../connection/table-store.ts';
import { untilCome } from '../parts/until-come.ts';

/**
 * The keys of the table; they come right after it, and nobody who has no keyboard waits for them.
 * @param seating whether people sit down here: whoever does so with the keyboard is led to what he is asked for.
 */
export function useKeyboard(root: RefObject<HTMLElement | null>, onHelp: () => void, seating = false): void {
  useEffect(() => {
    let gone = false;
    let off: (() => void) | undefined;
    // Whoever has his seat already when the page comes, after it was loaded anew, does not sit down.
    const sits = seating && useTable.getState().seat === null;
    void untilCome(() => import('./keyboard.ts')).then(({ listen }) => {
      if (!gone && root.current) off = listen(root.current, onHelp, sits);
    });
    return () => {
      gone = true;
      off?.();
    };
  }, [root, onHelp, seating]);
}
