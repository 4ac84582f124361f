/**
 * A finger lifted from a button clicks it at once. The click that browsers make of a touch comes after seven other events of a mouse
 * that is not there, a third of the whole answer on a slow phone. Whoever reads the screen by ear, or uses a mouse, makes a click.
 */
import { AGAIN } from './one-touch.ts';

/** Milliseconds. A finger that rests longer asks for something else. */
const TAP = 500;
/** Pixels. One that has moved further has carried or scrolled something. */
export const NEAR = 8;

interface Touched {
  readonly button: HTMLButtonElement;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

let down: Touched | null = null;
let last: Touched | null = null;

function pressed({ target, pointerType, isPrimary, timeStamp, clientX, clientY }: PointerEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  down = button && pointerType === 'touch' && isPrimary ? { button, at: timeStamp, x: clientX, y: clientY } : null;
}

/** What has been carried away is not touched by being carried back. */
function moved({ clientX, clientY }: PointerEvent): void {
  if (down && Math.hypot(clientX - down.x, clientY - down.y) > NEAR) down = null;
}

function lifted(event: TouchEvent): void {
  const touched = down;
  const finger = event.changedTouches[0];
  down = null;
  if (!touched || !finger || event.touches.length > 0 || event.defaultPrevented || !event.cancelable) return;
  if (event.timeStamp - touched.at > TAP) return;
  event.preventDefault();
  // Counted as a mouse counts: the second touch of two is known for one.
  const again = last?.button === touched.button && touched.at - last.at < AGAIN;
  last = touched;
  const { clientX, clientY } = finger;
  const how = { bubbles: true, cancelable: true, view: window, clientX, clientY, detail: again ? 2 : 1 };
  touched.button.dispatchEvent(new MouseEvent('click', how));
}

/** From now on a button that is touched answers when the finger is lifted. */
export function clickAtOnce(): void {
  addEventListener('pointerdown', pressed, { capture: true, passive: true });
  addEventListener('pointermove', moved, { capture: true, passive: true });
  addEventListener('pointercancel', () => {
    down = null;
  });
  addEventListener('touchend', lifted, { passive: false });
}
