import { useEffect, useRef } from 'react';
import { useTable } from '../connection/table-store.ts';
import { A_WHILE } from '../parts/Later.tsx';
import { untilCome } from '../parts/until-come.ts';
import { useSettings } from '../settings/settings.ts';
import { words } from '../words/words.ts';

/** Comes a while after the page: nobody hears anything before he has touched it. */
let chime: typeof import('./chime.ts').chime = () => undefined;

async function fetchChime(): Promise<void> {
  ({ chime } = await untilCome(() => import('./chime.ts')));
}

/** Tells a player that the table waits for him: on the browser's tab, by a soft sound, by a short vibration; each can be switched off. */
export function useTurnAlert(): void {
  const mine = useTable(({ seat, view }) => seat !== null && view?.waitingFor.includes(seat) === true);
  const why = useTable(({ view }) => view?.waitingWhy);
  const title = useSettings((settings) => settings.title);
  useEffect(() => {
    const later = setTimeout(() => void fetchChime(), A_WHILE);
    return () => clearTimeout(later);
  }, []);
  // Whoever comes to the table sees whose turn it is; he is told when that changes.
  const before = useRef<string | null>(null);
  const now = mine ? `${why}` : '';
  useEffect(() => {
    const changed = before.current !== null && before.current !== now && now !== '';
    before.current = now;
    if (!changed) return;
    const { sound, vibration } = useSettings.getState();
    if (sound) chime(now === 'call' || now === 'card' ? 'turn' : 'question');
    if (vibration) navigator.vibrate?.(now === 'call' || now === 'card' ? 60 : [60, 80, 60]);
  }, [now]);
  useEffect(() => {
    document.title = mine && title ? `● ${words.table.yourTurnTitle} – ${words.app}` : words.app;
  }, [mine, title]);
}
