import type { Card } from '@eldest-hand/cards';
import type { MouseEvent, PointerEvent } from 'react';
import { startDrag } from './drag.ts';
import { touch } from './put-down.ts';
import type { From } from './raised.ts';

/** How a card is taken by hand: touched, or with keys, which click; and dragged, where it may be carried somewhere. */
export function handled(card: Card, from: From) {
  const onPick = (event: MouseEvent): unknown => event.detail < 2 && touch(card, from, event.shiftKey);
  if (from !== 'own' && from !== 'dummy') return { onPick };
  return {
    onPick,
    onPointerDown: (event: PointerEvent<HTMLElement>) => startDrag(event, card, from),
  };
}
