import { type Card, isSuit, readCard } from '@eldest-hand/cards';
import { useEffect } from 'react';
import { useTable } from '../connection/table-store.ts';
import { choose, sayChosen, useChosen } from '../declaring/chosen.ts';
import { focusCard } from '../hand/Hand.tsx';
import { putDown } from '../hand/put-down.ts';
import { lower, raise, useRaised } from '../hand/raised.ts';
import { useSettings } from '../settings/settings.ts';

const PATIENCE = 1500;

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('input, textarea, select, dialog') !== null || target.isContentEditable);

/** Picks up the card that was typed, from the own hand or, for the declarer, from dummy. */
function raiseTyped(card: Card, asWell: boolean): boolean {
  const { view, seat } = useTable.getState();
  if (!view || !seat) return false;
  if (view.hands[seat].cards?.includes(card)) {
    raise(card, 'own', asWell);
    focusCard(card);
    return true;
  }
  if (seat === view.declarer && view.dummy && view.hands[view.dummy].cards?.includes(card)) {
    raise(card, 'dummy', asWell);
    document.querySelector<HTMLElement>(`[data-testid="dummy"] button[data-card="${card}"]`)?.focus();
    return true;
  }
  return false;
}

/** The declaration that the last one or two keys name. */
function callTyped(before: string, key: string): string | null {
  if (/^[0-9]$/u.test(before) && 'SCDHRN'.includes(key)) return before + key;
  if (key === 'P') return 'pass';
  if (key === 'X') return useChosen.getState().call === 'double' ? 'redouble' : 'double';
  return null;
}

/** Keys that work anywhere on the table: a card by suit and rank, a bid by number and denomination, Enter, Esc, `?`. */
export function useKeyboard(onHelp: () => void): void {
  useEffect(() => {
    let first = '';
    let since = 0;
    const typed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
      const onControl = event.target instanceof Element && event.target.closest('button, a, summary') !== null;
      if (event.key === 'Escape') {
        lower();
        useChosen.setState({ call: null });
        return;
      }
      if (event.key === 'Enter' && !onControl) {
        if (useRaised.getState().cards.length > 0) putDown();
        else sayChosen();
        return;
      }
      if (!useSettings.getState().shortcuts) return;
      if (event.key === '?') {
        onHelp();
        return;
      }
      const key = event.key.toUpperCase();
      if (key.length !== 1) return;
      const before = Date.now() - since < PATIENCE ? first : '';
      since = Date.now();
      first = '';
      const declaring = useTable.getState().view?.phase === 'declaring' && useTable.getState().seat !== null;
      if (isSuit(before)) {
        // "h 1 0" is the ten as well as "h t".
        const card = readCard(before + (key === '1' ? 'T' : key));
        if (card && raiseTyped(card, event.shiftKey)) {
          event.preventDefault();
          return;
        }
      }
      const call = declaring ? callTyped(before, key) : null;
      if (call) {
        choose(call);
        // Enter then says it, whatever had the focus before.
        requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-say]')?.focus());
      } else if (isSuit(key) || (declaring && /^[0-9]$/u.test(key))) first = key;
    };
    addEventListener('keydown', typed);
    return () => removeEventListener('keydown', typed);
  }, [onHelp]);
}
