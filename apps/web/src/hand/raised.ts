import type { Card } from '@eldest-hand/cards';
import type { Act } from '@eldest-hand/laws';
import { create } from 'zustand';

/** Where a raised card came from; what can be done with it depends on that. */
export type From = 'own' | 'floor' | 'dummy' | 'adversary' | 'trick';

interface RaisedState {
  readonly from: From;
  readonly cards: readonly Card[];
  /** The next card is picked up as well, not instead. */
  readonly several: boolean;
  /** An act that is only done after a second thought (coached tables). */
  readonly warned: { readonly act: Act; readonly why: string } | null;
}

const NONE: RaisedState = { from: 'own', cards: [], several: false, warned: null };

/** The cards that are picked up and not yet put down: known to nobody but this screen. */
export const useRaised = create<RaisedState>(() => NONE);

/** Whether this card is picked up from there. Who asks is drawn again only when that changes. */
export const useUp = (card: Card, from: From | null): boolean =>
  useRaised((raised) => raised.from === from && raised.cards.includes(card));

export const lower = (): void => useRaised.setState(NONE);

/** Picks a card up, instead of the others or as well. */
export function raise(card: Card, from: From, asWell = false): void {
  const raised = useRaised.getState();
  const also = (asWell || raised.several) && raised.from === from;
  const cards = also ? [...raised.cards.filter((one) => one !== card), card] : [card];
  useRaised.setState({ from, cards, warned: null, several: raised.several && also });
}

/** Puts one card back and keeps the others. */
export function lowerOne(card: Card): void {
  const cards = useRaised.getState().cards.filter((one) => one !== card);
  if (cards.length === 0) lower();
  else useRaised.setState({ cards, warned: null });
}
