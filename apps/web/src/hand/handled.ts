import type { Card } from '@eldest-hand/cards';
import type { MouseEvent, PointerEvent, TouchEvent } from 'react';
import { AGAIN } from '../parts/one-touch.ts';
import { startDrag, wasTapped } from './drag.ts';
import { touch } from './put-down.ts';
import type { From } from './raised.ts';

/** A second tap on a card may be the first one again, as the second click of a double click is. */
let last: { readonly card: Card; readonly at: number } | null = null;

/**
 * A finger lifted from a card. The click that browsers make of it comes after seven other events of a mouse that is not there, a
 * third of the whole answer on a slow phone; so the card is picked up at once, and there is no click. Whoever reads the screen by
 * ear, or uses a mouse, makes a click.
 */
function endTap(event: TouchEvent<HTMLElement>, card: Card, from: From): void {
  if (!event.cancelable || !wasTapped(card)) return;
  event.preventDefault();
  const again = last?.card === card && event.timeStamp - last.at < AGAIN;
  last = { card, at: event.timeStamp };
  if (!again) touch(card, from, event.shiftKey);
}

/** How a card is taken by hand: touched, or with keys, which click; and dragged, where it may be carried somewhere. */
export function handled(card: Card, from: From) {
  const onPick = (event: MouseEvent): unknown => event.detail < 2 && touch(card, from, event.shiftKey);
  if (from !== 'own' && from !== 'dummy') return { onPick };
  return {
    onPick,
    onPointerDown: (event: PointerEvent<HTMLElement>) => startDrag(event, card, from),
    onTouchEnd: (event: TouchEvent<HTMLElement>) => endTap(event, card, from),
  };
}
