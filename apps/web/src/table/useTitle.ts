import { useEffect } from 'react';
import { useTable } from '../connection/table-store.ts';
import { words } from '../words/words.ts';

/** Says on the browser's tab that it is this player's turn: the tab may be hidden. */
export function useTitle(): void {
  const mine = useTable(({ seat, view }) => seat !== null && view?.waitingFor.includes(seat) === true);
  useEffect(() => {
    document.title = mine ? `● ${words.table.yourTurnTitle} – ${words.app}` : words.app;
  }, [mine]);
}
