import { type Card, partnerOf, rankValue, type Seat, SUITS, type Suit, sideOf, suitOf } from '@eldest-hand/cards';
import type { PlayedCard } from '@eldest-hand/laws';
import { cardsSeen, knownCards, leadsNext, type Sight, trickNow } from './sight.ts';
import { inSuit } from './worth.ts';

/* Playing by the rules that every beginner is taught, without reckoning. */

const low = (cards: readonly Card[]): Card =>
  cards.reduce((best, card) => (rankValue(card) < rankValue(best) ? card : best));
const high = (cards: readonly Card[]): Card =>
  cards.reduce((best, card) => (rankValue(card) > rankValue(best) ? card : best));

export const beats = (card: Card, best: Card, trumps: Suit | null): boolean =>
  suitOf(card) === suitOf(best) ? rankValue(card) > rankValue(best) : suitOf(card) === trumps;

const winning = (trick: readonly PlayedCard[], trumps: Suit | null): PlayedCard | undefined =>
  trick.reduce<PlayedCard | undefined>(
    (best, one) => (!best || beats(one.card, best.card, trumps) ? one : best),
    undefined,
  );

/** Cards of the pack that are higher than this one in its suit and have not been seen. */
function higherOut(sight: Sight, card: Card): number {
  const known = knownCards(sight);
  let out = 0;
  for (const rank of 'AKQJT98765432') {
    const other = `${suitOf(card)}${rank}` as Card;
    if (rankValue(other) > rankValue(card) && !known.has(other)) out++;
  }
  return out;
}

/** The top of touching honours, or else the fourth best or the smallest. */
function fromSuit(held: readonly Card[], allowed: readonly Card[]): Card {
  const sorted = [...held].sort((a, b) => rankValue(b) - rankValue(a));
  const [first, second] = sorted as [Card, Card?];
  const touching = second !== undefined && rankValue(first) - rankValue(second) === 1 && rankValue(first) >= 11;
  const wanted = touching ? first : (sorted[3] ?? sorted.at(-1) ?? first);
  return allowed.includes(wanted) ? wanted : low(allowed);
}

/** The card that begins a trick. */
function leadFrom(sight: Sight, from: Seat, allowed: readonly Card[]): Card {
  const { view } = sight;
  const { trumps } = view;
  const held = cardsSeen(sight, from);
  const ofDeclarer = view.declarer !== null && sideOf(from) === sideOf(view.declarer);
  const other = cardsSeen(sight, partnerOf(from));
  const suits = SUITS.filter((suit) => allowed.some((card) => suitOf(card) === suit));
  if (ofDeclarer && trumps && suits.includes(trumps)) {
    const known = knownCards(sight);
    const out = 13 - [...known.keys()].filter((card) => suitOf(card) === trumps).length;
    const ours = inSuit(held, trumps).length + inSuit(other, trumps).length;
    if (out > 0 && ours > out) return high(inSuit(allowed, trumps));
  }
  // A winner is cashed, from the shortest suit that has one.
  const master = suits
    .filter((suit) => suit !== trumps)
    .map((suit) => high(inSuit(allowed, suit)))
    .filter((card) => higherOut(sight, card) === 0)
    .sort((a, b) => inSuit(held, suitOf(a)).length - inSuit(held, suitOf(b)).length)[0];
  const early = view.trickNumber <= 1;
  if (master && !early) return master;
  const plain = suits.filter((suit) => suit !== trumps);
  const choice = plain.length > 0 ? plain : suits;
  if (early && trumps) {
    const single = choice.find((suit) => inSuit(held, suit).length === 1);
    if (single && inSuit(held, trumps).length > 0) return low(inSuit(allowed, single));
    const strong = choice.find((suit) => {
      const top = inSuit(held, suit).map(rankValue);
      return top.includes(14) && top.includes(13);
    });
    if (strong) return high(inSuit(allowed, strong));
  }
  const length = (suit: Suit): number => inSuit(held, suit).length + (ofDeclarer ? inSuit(other, suit).length : 0);
  const longest = choice.reduce((best, suit) => (length(suit) > length(best) ? suit : best));
  return fromSuit(inSuit(held, longest), inSuit(allowed, longest));
}

/** The card that is thrown on a trick which cannot be won: small, of a suit that needs no guarding. */
function discard(sight: Sight, from: Seat, allowed: readonly Card[]): Card {
  const { trumps } = sight.view;
  const plain = allowed.filter((card) => suitOf(card) !== trumps);
  const cards = plain.length > 0 ? plain : allowed;
  const held = cardsSeen(sight, from);
  const cost = (card: Card): number => {
    const suit = inSuit(held, suitOf(card));
    const guarded = suit.length === 2 && rankValue(high(suit)) === 13 && card !== high(suit);
    return rankValue(card) + (guarded ? 6 : 0) + (higherOut(sight, card) === 0 ? 8 : 0) - suit.length / 4;
  };
  return cards.reduce((best, card) => (cost(card) < cost(best) ? card : best));
}

/** Which of the cards allowed a sensible player puts down, without reckoning. */
export function sensibleCard(sight: Sight, from: Seat, allowed: readonly Card[]): Card {
  const [only] = allowed;
  if (only === undefined) throw new RangeError(`No card of ${from} may be played.`);
  if (allowed.length === 1) return only;
  if (leadsNext(sight)) return leadFrom(sight, from, allowed);
  const { trumps } = sight.view;
  const trick = trickNow(sight);
  const best = winning(trick, trumps) as PlayedCard;
  const winners = allowed.filter((card) => beats(card, best.card, trumps));
  const losers = allowed.filter((card) => !beats(card, best.card, trumps));
  const partners = best.seat === partnerOf(from);
  const led = trick[0] as PlayedCard;
  const follows = suitOf(only) === suitOf(led.card);
  if (winners.length === 0) return follows ? low(allowed) : discard(sight, from, allowed);
  if (trick.length === 3) {
    if (!partners) return low(winners);
  } else if (partners) {
    const secure = higherOut(sight, best.card) === 0 || trick.length === 2;
    if (!secure && trick.length === 2) return low(winners);
  } else if (trick.length === 2) {
    // Third hand plays high, but no higher than it must.
    const touching = winners.filter((card) => higherOut(sight, card) === 0);
    return touching.length > 0 ? low(touching) : follows ? high(winners) : low(winners);
  } else {
    // Second hand plays low, unless it has the master card or an honour to cover.
    const masters = winners.filter((card) => higherOut(sight, card) === 0);
    if (!follows) return low(winners);
    if (masters.length > 0 && rankValue(led.card) > 9) return low(masters);
    return losers.length > 0 ? low(losers) : low(winners);
  }
  if (losers.length === 0) return low(allowed);
  return follows ? low(losers) : discard(sight, from, losers);
}
