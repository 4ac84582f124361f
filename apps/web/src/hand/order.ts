import { type Card, RANKS, rankOf, type Suit, suitOf } from '@eldest-hand/cards';
import { columnsFromRight } from '../dummy/columns.ts';
import type { Settings } from '../settings/settings.ts';

const byRank = (a: Card, b: Card): number => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b));

/**
 * The own hand as its holder likes it, from the left: suits of alternating colours with the spades first or with the trumps
 * first, or all cards by rank (a missorted hand is how revokes come about, and some want it so).
 */
export function inOrder(cards: readonly Card[], order: Settings['order'], trumps: Suit | null): readonly Card[] {
  if (order === 'rank') return [...cards].sort((a, b) => byRank(a, b) || (suitOf(a) < suitOf(b) ? 1 : -1));
  return columnsFromRight(cards, order === 'trumps' ? trumps : null).flat();
}
