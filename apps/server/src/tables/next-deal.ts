import { type Hands, isDealFault, readDeal, type Seat } from '@eldest-hand/cards';
import { type SealedDeal, sealDeal } from '@eldest-hand/cards/fair';

/**
 * Seals the deal of a number (from 0): the prepared one of that place, or a fresh shuffle when they are used up.
 * Prepared deals were read when the table was made.
 */
export function sealNumber(number: number, prepared: readonly string[], dealer: Seat): SealedDeal {
  const text = prepared[number];
  const hands = text === undefined ? undefined : readDeal(text);
  return sealDeal(dealer, hands === undefined || isDealFault(hands) ? undefined : hands);
}

/**
 * Reads the prepared deals of a new table: whole packs only.
 * @returns what is wrong with the first bad one, or undefined.
 */
export function faultInDeals(deals: readonly string[]): string | undefined {
  for (const [at, text] of deals.entries()) {
    const hands = readDeal(text);
    if (isDealFault(hands)) return `Deal ${at + 1}: ${hands.fault}.`;
    if (!isWhole(hands)) return `Deal ${at + 1}: each hand needs thirteen cards, these have ${hands.N.length}.`;
  }
  return undefined;
}

const isWhole = (hands: Hands): boolean => hands.N.length === 13;
