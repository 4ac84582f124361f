import { type Card, isSuit, readCard } from '@eldest-hand/cards';
import type { CodeName } from '@eldest-hand/laws';
import { useTable } from '../connection/table-store.ts';
import { choose, sayChosen, useChosen } from '../declaring/chosen.ts';
import { focusCard } from '../hand/Hand.tsx';
import { putDown } from '../hand/put-down.ts';
import { lower, raise, useRaised } from '../hand/raised.ts';
import { useSettings } from '../settings/settings.ts';
import { goToAsked, whenSeated } from './asked-of.ts';

const PATIENCE = 1500;

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest('input, textarea, select, dialog') !== null || target.isContentEditable);

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('input, textarea') && target.closest('dialog') === null;

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

/** Straight bridge says with a letter what the auction says with a number and a letter. */
const SAID_1905: Readonly<Record<string, string>> = { P: 'leave', L: 'ask-lead', Y: 'yes', E: 'satisfied' };

/** The declaration that the last one or two keys name, by the code of the table. */
export function callTyped(code: CodeName, before: string, key: string, chosen: string | null): string | null {
  if (key === 'X') return chosen === 'double' ? 'redouble' : 'double';
  if (code === 'bridge-1905') return 'SCDHN'.includes(key) ? `make ${key}` : (SAID_1905[key] ?? null);
  if (/^[0-9]$/u.test(before) && 'SCDHRN'.includes(key)) return before + key;
  return key === 'P' ? 'pass' : null;
}

/** A declaration that is chosen already, in whose button the focus is: what it does once more is to say it. */
const isChosen = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button[data-call][aria-pressed="true"]') !== null;

/**
 * Keys that work anywhere on the table: a card by suit and rank, a declaration, Enter, Esc, what is asked, `?`.
 * @param root the table.
 * @param missed keys that were pressed before.
 * @returns what calls that off.
 */
export function listen(
  root: HTMLElement,
  onHelp: () => void,
  seating: boolean,
  missed: readonly KeyboardEvent[],
): () => void {
  let first = '';
  let since = 0;
  /** What was chosen before a letter that may yet become the suit of a card. */
  let chosenBefore: string | null = null;
  /** A declaration was typed, and the focus goes to its button with the next frame; an Enter before that is meant for it, too. */
  let leading = false;
  const typed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (writing(event.target)) {
      // A field that is left gives the keys back to the table.
      if (event.key === 'Escape' && !event.isComposing && isField(event.target)) event.target.blur();
      return;
    }
    const onControl = event.target instanceof Element && event.target.closest('button, a, summary') !== null;
    if (event.key === 'Escape') {
      lower();
      useChosen.setState({ call: null });
      return;
    }
    if (event.key === 'Enter' && (leading || isChosen(event.target))) {
      // The button that still has the focus would do something else, or choose it again.
      event.preventDefault();
      void sayChosen();
      return;
    }
    if (event.key === 'Enter' && !onControl) {
      if (useRaised.getState().cards.length > 0) putDown();
      else void sayChosen();
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
    const { view, seat } = useTable.getState();
    const declaring = view?.phase === 'declaring' && seat !== null;
    if (isSuit(before)) {
      // "h 1 0" is the ten as well as "h t".
      const card = readCard(before + (key === '1' ? 'T' : key));
      if (card && raiseTyped(card, event.shiftKey)) {
        event.preventDefault();
        // The letter was meant for the card.
        if (declaring) useChosen.setState({ call: chosenBefore });
        return;
      }
    }
    if (key === 'W') {
      goToAsked();
      return;
    }
    if (isSuit(key) || (declaring && /^[0-9]$/u.test(key))) first = key;
    const { call: chosen } = useChosen.getState();
    const call = declaring ? callTyped(view.code, before, key, chosen) : null;
    if (!call) return;
    chosenBefore = chosen;
    // A number has got its denomination, which is no suit of a card then.
    if (/^[0-9]$/u.test(before)) first = '';
    choose(call);
    // Enter then says it, whatever had the focus before.
    leading = true;
    requestAnimationFrame(() => {
      leading = false;
      document.querySelector<HTMLElement>('[data-say]')?.focus();
    });
  };
  const offSeat = seating ? whenSeated(root) : undefined;
  addEventListener('keydown', typed);
  // What a button did with its Enter is done.
  const onButton = ({ target }: KeyboardEvent): boolean =>
    target instanceof Element && target.closest('button') !== null;
  for (const event of missed) if (event.key !== 'Enter' || !onButton(event)) typed(event);
  return () => {
    offSeat?.();
    removeEventListener('keydown', typed);
  };
}
