/**
 * A touch that slips and comes twice, and a key that is held down, are one touch. What has come under the finger since the first one
 * (a consent turns into a refusal, a played card leaves its place to a button) was never meant.
 */

/** Milliseconds within which a second touch is the same one again. */
export const AGAIN = 400;
/** Pixels, likewise. */
const NEAR = 20;
const CONTROL = 'a, button, input, select, summary, textarea';

let control: Element | null = null;
let said: string | undefined;
let [since, x, y] = [-AGAIN, 0, 0];
let slipped = false;

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Keeps the page from taking a touch for two. The same control touched again is left alone: steps are gone through so. */
export function keepOneTouch(): void {
  addEventListener(
    'pointerdown',
    ({ target, timeStamp, clientX, clientY }) => {
      const now = target instanceof Element ? target.closest(CONTROL) : null;
      const text = now?.textContent;
      slipped =
        control !== null &&
        (control !== now || said !== text) &&
        timeStamp - since < AGAIN &&
        Math.hypot(clientX - x, clientY - y) < NEAR;
      since = timeStamp;
      if (!slipped) [control, said, x, y] = [now, text, clientX, clientY];
    },
    true,
  );
  // A click that a key makes has no count.
  addEventListener('click', (event) => slipped && event.detail > 0 && stop(event), true);
  addEventListener('touchend', (event) => slipped && event.cancelable && stop(event), {
    capture: true,
    passive: false,
  });
  addEventListener(
    'keydown',
    (event) => event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement) && stop(event),
    true,
  );
}
