import type { Card } from '@eldest-hand/cards';
import type { PointerEvent } from 'react';
import { create } from 'zustand';
import { NEAR } from '../parts/finger.ts';
import { doRaised } from './put-down.ts';
import { type From, lower, raise, useRaised } from './raised.ts';

/** What letting go will do: above the player's own edge it is played, on the edge exposed, below the hand it is on the floor. */
export type Drop = 'play' | 'drop' | 'floor' | 'keep';

interface DragState {
  readonly card: Card | null;
  readonly x: number;
  readonly y: number;
  readonly over: Drop;
}

/** The card under the finger. */
export const useDrag = create<DragState>(() => ({ card: null, x: 0, y: 0, over: 'keep' }));

const EDGE = 56;

function dropAt(x: number, y: number, from: From): Drop {
  const hand = document.querySelector('[data-testid="hand"]')?.getBoundingClientRect();
  if (from !== 'own') return document.elementFromPoint(x, y)?.closest('[data-middle]') ? 'play' : 'keep';
  if (!hand) return 'keep';
  if (y > Math.min(hand.bottom, innerHeight) - 14) return 'floor';
  if (y > hand.top) return 'keep';
  return y > hand.top - EDGE ? 'drop' : 'play';
}

function letGo(card: Card, from: From, over: Drop): void {
  if (over === 'keep') {
    lower();
    return;
  }
  const held = useRaised.getState();
  const cards = held.from === from && held.cards.includes(card) ? held.cards : [card];
  if (over === 'play') void doRaised({ verb: from === 'dummy' ? 'dummy' : 'play', cards });
  else void doRaised({ verb: 'drop', cards, ...(over === 'floor' ? { manner: 'floor' } : {}) });
}

/** Begins to follow a pointer that went down on a card. It is a drag once it has moved; before that it is a click. */
export function startDrag(event: PointerEvent<HTMLElement>, card: Card, from: From): void {
  if (event.button !== 0 || event.shiftKey) return;
  const start = { x: event.clientX, y: event.clientY };
  const pointer = event.pointerId;
  let dragging = false;
  const move = (at: globalThis.PointerEvent): void => {
    if (at.pointerId !== pointer) return;
    if (!dragging && Math.hypot(at.clientX - start.x, at.clientY - start.y) < NEAR) return;
    if (!dragging && !useRaised.getState().cards.includes(card)) raise(card, from);
    dragging = true;
    useDrag.setState({ card, x: at.clientX, y: at.clientY, over: dropAt(at.clientX, at.clientY, from) });
  };
  const stop = (at: globalThis.PointerEvent): void => {
    if (at.pointerId !== pointer) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    if (!dragging) return;
    const { over } = useDrag.getState();
    useDrag.setState({ card: null });
    // The click that ends a drag is not a touch on the card.
    const swallow = (click: MouseEvent): void => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    if (at.type === 'pointerup') letGo(card, from, over);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}
