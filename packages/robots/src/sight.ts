import { bySeat, type Card, type Seat, suitOf } from '@eldest-hand/cards';
import { emptyTable, lawfulCards, type PlayedCard, type Table, type View, viewOf } from '@eldest-hand/laws';

/**
 * What a player in one seat knows: his view, and the tricks that have been quitted, which everybody saw and a player remembers.
 * A robot is given this and nothing else.
 */
export interface Sight {
  readonly seat: Seat;
  readonly view: View;
  /** Quitted tricks, each in the order in which it was played. */
  readonly pile: readonly (readonly PlayedCard[])[];
}

/** The sight of a seat at a table. */
export const sightOf = (table: Table, seat: Seat): Sight => ({
  seat,
  view: viewOf(table, seat),
  pile: table.pile.map(({ plays }) => plays),
});

/** The cards of a hand that the seat sees; none where they are hidden. */
export const cardsSeen = ({ view }: Sight, seat: Seat): readonly Card[] => view.hands[seat].cards ?? [];

/** Whether the next card begins a trick. */
export const leadsNext = ({ view }: Sight): boolean => view.trick.length === 0 || view.trickWinner !== null;

/** The trick that the next card is played to: nothing when it is a lead. */
export const trickNow = (sight: Sight): readonly PlayedCard[] => (leadsNext(sight) ? [] : sight.view.trick);

/** The cards that may be played from a hand without offending, as the laws tell it from what lies on the table. */
export function mayPlay(sight: Sight, from: Seat): readonly Card[] {
  const { view } = sight;
  const hidden = (seat: Seat): readonly Card[] => Array.from({ length: view.hands[seat].count }, () => 'S2' as const);
  const table: Table = {
    ...emptyTable,
    code: view.code,
    phase: view.phase,
    contract: view.contract,
    dummyDown: view.dummyDown,
    hands: bySeat((seat) => view.hands[seat].cards ?? hidden(seat)),
    trick: view.trick,
    trickNumber: view.trickWinner === null ? view.trickNumber : view.trickNumber + 1,
    orders: view.orders,
    called: view.called,
  };
  return lawfulCards(table, from);
}

/** Every card that the seat has seen played in this deal or sees now, with who had it. */
export function knownCards(sight: Sight): ReadonlyMap<Card, Seat> {
  const known = new Map<Card, Seat>();
  const { view, pile } = sight;
  for (const trick of pile) for (const { seat, card } of trick) known.set(card, seat);
  for (const { seat, card } of [...view.trick, ...view.putDown]) known.set(card, seat);
  for (const seat of ['N', 'E', 'S', 'W'] as const) {
    const { cards, exposed, faced } = view.hands[seat];
    for (const card of [...(cards ?? []), ...exposed, ...faced]) known.set(card, seat);
  }
  return known;
}

/** Suits that each seat has shown not to hold: another one was played when they were led. */
export function shownOut(sight: Sight): Record<Seat, Set<string>> {
  const out = bySeat(() => new Set<string>());
  for (const trick of [...sight.pile, trickNow(sight)]) {
    const led = trick[0] && suitOf(trick[0].card);
    for (const { seat, card } of trick) if (led && suitOf(card) !== led) out[seat].add(led);
  }
  return out;
}
