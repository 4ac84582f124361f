import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place. A card that is played takes its button away, and the focus with it; the focus then goes to
 * the card of the hand that is in the tab order, or to the table where there is none.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let inside = false;
    const entered = (): void => {
      inside = true;
    };
    const clicked = (event: Event): void => {
      if (!(event.target instanceof Element) || !event.target.closest('button, a, input, select, textarea, [tabindex]'))
        inside = false;
    };
    let frame = 0;
    const lost = (): boolean =>
      inside && document.activeElement === document.body && !document.querySelector('dialog[open]');
    const keep = (): void => {
      frame = 0;
      if (!lost()) return;
      const card = root.current?.querySelector<HTMLElement>('[data-testid="hand"] button[tabindex="0"]');
      (card ?? root.current)?.focus({ preventScroll: true });
    };
    // With the frame, for which the page is laid out anyway: to give the focus away it must know what is to be seen.
    const look = new MutationObserver(() => {
      if (frame === 0 && lost()) frame = requestAnimationFrame(keep);
    });
    const at = root.current;
    at?.addEventListener('focusin', entered);
    addEventListener('pointerdown', clicked);
    if (at) look.observe(at, { childList: true, subtree: true });
    return () => {
      at?.removeEventListener('focusin', entered);
      removeEventListener('pointerdown', clicked);
      look.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return root;
}
