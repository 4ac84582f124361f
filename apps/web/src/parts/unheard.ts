/**
 * What a finger or a mouse says that nobody on this page listens to. Each time React would look through the page for somebody who
 * does: a dozen times for one touch, a fifth of the whole answer on a slow phone. Who wants to hear one of them takes it out here;
 * a test holds the list to what the page listens to.
 */
export const UNHEARD = [
  'pointerover',
  'pointerout',
  'gotpointercapture',
  'lostpointercapture',
  'touchstart',
  'touchmove',
  'touchcancel',
  'mouseover',
  'mouseout',
  'mousemove',
  'mousedown',
  'mouseup',
] as const;

/** Ends them before anybody is asked. What the browser itself does with them (hovering, focus, scrolling) it does all the same. */
export function leaveUnheard(): void {
  for (const type of UNHEARD)
    addEventListener(type, (event) => event.stopPropagation(), { capture: true, passive: true });
}
