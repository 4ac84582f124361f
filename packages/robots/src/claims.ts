import { PACK, partnerOf, rankValue, sideOf, suitOf } from '@eldest-hand/cards';
import { cardsSeen, knownCards, leadsNext, mayPlay, type Sight } from './sight.ts';

const LEAST = 2;

/**
 * Whether everything that is left is the seat's own: it is to lead, each of its cards is above all that are out in its suit, and
 * nobody else has a trump. Certain whatever the others hold.
 */
export function restIsMine(sight: Sight): boolean {
  const { view, seat } = sight;
  const own = cardsSeen(sight, seat);
  if (view.turn !== seat || !leadsNext(sight) || own.length < LEAST || view.claim || view.rulings.length > 0)
    return false;
  if (view.hands[seat].exposed.length > 0 || view.orders.length > 0 || mayPlay(sight, seat).length < own.length)
    return false;
  const gone = new Set([...knownCards(sight).keys()]);
  for (const other of ['N', 'E', 'S', 'W'] as const) {
    const { exposed, faced } = view.hands[other];
    for (const card of [...cardsSeen(sight, other), ...exposed, ...faced]) gone.delete(card);
  }
  const out = PACK.filter((card) => !gone.has(card) && !own.includes(card));
  const { trumps } = view;
  if (trumps && out.some((card) => suitOf(card) === trumps)) return false;
  return own.every((card) =>
    out.every((other) => suitOf(other) !== suitOf(card) || rankValue(other) < rankValue(card)),
  );
}

/** Whether the seat, asked to admit a claim, holds a card that is sure to take a trick. */
export function holdsWinner(sight: Sight): boolean {
  const { view, seat } = sight;
  const known = knownCards(sight);
  const own = cardsSeen(sight, seat);
  return own.some((card) => {
    if (view.trumps && suitOf(card) !== view.trumps) return false;
    return PACK.every(
      (other) => suitOf(other) !== suitOf(card) || rankValue(other) <= rankValue(card) || known.has(other),
    );
  });
}

export const claimIsAgainst = (sight: Sight): boolean => {
  const claimer = sight.view.claim?.seat;
  return claimer !== undefined && claimer !== partnerOf(sight.seat) && sideOf(claimer) !== sideOf(sight.seat);
};
