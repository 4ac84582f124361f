import { useTable } from '../connection/table-store.ts';
import { pointedLast } from '../parts/last-input.ts';

const seen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

/**
 * Where a player finds what the table wants of him: the choice that is his, the answer to what was claimed or asked, the bidding
 * box, his hand or dummy's. Null before it is there.
 */
function askedOf(): HTMLElement | null {
  const { view, seat } = useTable.getState();
  if (!view || seat === null) return null;
  const choice = seen('[data-mine] button[data-option]') ?? seen('[data-asked] button:enabled');
  if (choice) return choice;
  if (view.phase === 'declaring') return seen('[data-bids] button:enabled:not([tabindex="-1"])') ?? null;
  const hand = '[data-testid="hand"] button[tabindex="0"], [data-own] button[data-card]';
  const forDummy = view.turn !== null && view.turn === view.dummy && view.actor === seat;
  return (
    (forDummy ? seen('[data-testid="dummy"] button[data-card]') : undefined) ??
    seen(hand) ??
    seen('[data-stage] button:enabled') ??
    null
  );
}

/** Puts the focus on what the table wants of the player. */
export const goToAsked = (): void => askedOf()?.focus();

/** Whether the player uses the keyboard: then the browser shows where the focus is, also where the page puts it. */
function byKey(root: HTMLElement): boolean {
  const at = document.activeElement;
  // A name that has been written leaves the browser in the belief that there is nothing but keys.
  if (pointedLast()) return false;
  if (at instanceof HTMLButtonElement || at === root) return at.matches(':focus-visible');
  if (at !== document.body) return false;
  root.focus({ preventScroll: true });
  if (root.matches(':focus-visible')) return true;
  root.blur();
  return false;
}

/**
 * Whoever sits down with the keyboard has the focus on what he is asked for, as soon as that is there and what lies over the table
 * is closed; not where he has gone elsewhere meanwhile.
 * @param root the table, which has the focus where there is nothing else.
 * @returns what calls that off.
 */
export function whenSeated(root: HTMLElement): () => void {
  let left: Element | null = null;
  const nowhere = (at: Element | null): boolean =>
    at === null || at === document.body || at === root || at === left || at.closest('[data-testid="hand"]') !== null;
  const look = new MutationObserver(() => go());
  const end = (): void => look.disconnect();
  const go = (): void => {
    if (document.querySelector('dialog[open]')) return;
    const place = nowhere(document.activeElement) ? askedOf() : null;
    if (nowhere(document.activeElement) && !place) return;
    end();
    place?.focus();
  };
  const sat = (): void => {
    if (!byKey(root)) return;
    left = document.activeElement;
    look.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    go();
  };
  if (useTable.getState().seat !== null) sat();
  const off = useTable.subscribe(({ seat }, before) => seat !== null && before.seat === null && sat());
  addEventListener('pointerdown', end);
  return () => {
    off();
    end();
    removeEventListener('pointerdown', end);
  };
}
