import { type Card, leftOf, rightOf, SUITS, type Suit, sideOf } from '@eldest-hand/cards';
import type { Act } from '@eldest-hand/laws';
import { cardsSeen, type Sight } from './sight.ts';
import { aces, defensiveTricks, inSuit, playingTricks, points, suitsProtected } from './worth.ts';

/*
 * Bridge as it was declared in 1905: the dealer makes no trumps with three suits protected and more than his share, red suits
 * when they are long and good, and leaves the rest to his partner, who must name something: spades when the hand is poor.
 */

/** What each odd trick counts. */
const VALUES: Readonly<Record<Suit, number>> = { S: 2, C: 4, D: 6, H: 8 };

const isNoTrumper = (cards: readonly Card[]): boolean =>
  aces(cards) === 4 ||
  (aces(cards) === 3 && points(cards) >= 13) ||
  (points(cards) >= 14 && suitsProtected(cards) >= 3);

/** The red suit that a dealer makes at once, if he has one. */
function dealersSuit(cards: readonly Card[]): Suit | null {
  if (inSuit(cards, 'H').length >= 5 && playingTricks(cards, 'H') >= 4.5) return 'H';
  if (inSuit(cards, 'H').length >= 4 && playingTricks(cards, 'H') >= 5.5) return 'H';
  if (inSuit(cards, 'D').length >= 6 && playingTricks(cards, 'D') >= 5.5) return 'D';
  return null;
}

/** What dummy makes when it was left to him. */
function dummysMake(cards: readonly Card[]): Suit | 'N' {
  if (isNoTrumper(cards)) return 'N';
  const tricks = (suit: Suit): number => playingTricks(cards, suit) + (inSuit(cards, suit).length >= 5 ? 0.5 : 0);
  const gain = (suit: Suit): number => (tricks(suit) + 2.6 - 6.5) * VALUES[suit];
  const weak = points(cards) < 7 && Math.max(...SUITS.map((suit) => inSuit(cards, suit).length)) < 6;
  if (weak && inSuit(cards, 'S').length >= 2) return 'S';
  return SUITS.filter((suit) => inSuit(cards, suit).length >= 3).reduce((best, suit) =>
    gain(suit) > gain(best) ? suit : best,
  );
}

/** Whether the hand alone is good for the odd trick against the trumps that were made. */
const doubles = (cards: readonly Card[], trumps: Suit | null, needed: number): boolean =>
  defensiveTricks(cards, trumps) + (trumps && inSuit(cards, trumps).length < 4 ? -1 : 0) >= needed;

/** What a player of 1905 says when it is for him to speak. */
export function declare1905(sight: Sight): Act {
  const { view, seat } = sight;
  const cards = cardsSeen(sight, seat);
  const make = view.calls.find(({ call }) => call.startsWith('make '));
  if (!make) {
    const left = view.calls.some(({ call }) => call === 'leave');
    if (left || seat !== view.dealer) return { verb: 'make', denomination: dummysMake(cards) };
    if (isNoTrumper(cards)) return { verb: 'make', denomination: 'N' };
    const suit = dealersSuit(cards);
    return suit ? { verb: 'make', denomination: suit } : { verb: 'leave' };
  }
  const named = make.call.slice('make '.length);
  const trumps = named === 'N' ? null : (named as Suit);
  const doubled = view.calls.filter(({ call, note }) => /double$/.test(call) && note !== 'refused').length;
  const mayDouble = !view.barred.includes(seat);
  const opposing = sideOf(seat) !== sideOf(view.dealer);
  if (doubled === 0 && opposing) {
    if (mayDouble && doubles(cards, trumps, 5.5)) return { verb: 'double' };
    if (seat === rightOf(view.dealer) && view.calls.some(({ call }) => call === 'ask-lead')) return { verb: 'yes' };
    return seat === leftOf(view.dealer) ? { verb: 'ask-lead' } : { verb: 'yes' };
  }
  return { verb: 'satisfied' };
}
