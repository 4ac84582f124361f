import { createHash, randomBytes, randomInt } from 'node:crypto';
import { writeDeal } from './deal-text.ts';
import { bySeat, type Card, type Hands, leftOf, PACK, type Seat } from './words.ts';

/** A deal that is fixed but not yet shown, and the commitment that is published before it. */
export interface SealedDeal {
  readonly hands: Hands;
  /** 32 random bytes, hexadecimal. */
  readonly nonce: string;
  /** `commitTo(hands, nonce)`. */
  readonly commitment: string;
}

/** An unbiased shuffle (Fisher and Yates) from the operating system's randomness. */
export function shuffle(cards: readonly Card[] = PACK): Card[] {
  const pack = [...cards];
  for (let at = pack.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [pack[at], pack[other]] = [pack[other] as Card, pack[at] as Card];
  }
  return pack;
}

/** Deals a shuffled pack one card at a time, beginning at the dealer's left. */
export function dealOut(pack: readonly Card[], dealer: Seat): Hands {
  const hands = bySeat<Card[]>(() => []);
  let seat = leftOf(dealer);
  for (const card of pack) {
    hands[seat].push(card);
    seat = leftOf(seat);
  }
  return hands;
}

/**
 * The commitment to a deal: SHA-256 (hexadecimal) of its PBN text from North, a vertical bar and the nonce.
 * Published before the deal; text and nonce are revealed after it, so that anyone can compute this again.
 */
export const commitTo = (hands: Hands, nonce: string): string =>
  createHash('sha256')
    .update(`${writeDeal(hands, 'N')}|${nonce}`)
    .digest('hex');

/** Seals a deal: the hands given, or a fresh shuffle. */
export function sealDeal(dealer: Seat, prepared?: Hands): SealedDeal {
  const hands = prepared ?? dealOut(shuffle(), dealer);
  const nonce = randomBytes(32).toString('hex');
  return { hands, nonce, commitment: commitTo(hands, nonce) };
}
