import {
  bySeat,
  type Card,
  clockwiseFrom,
  type Hands,
  isSeat,
  RANKS,
  type Rank,
  rankOf,
  SEATS,
  type Seat,
  SUITS,
  sortCards,
  suitOf,
} from './words.ts';

/** What is wrong with a deal text, in words for the person who wrote it. */
export interface DealFault {
  readonly fault: string;
}

const isRank = (text: string): text is Rank => RANKS.includes(text as Rank);

/** One hand of PBN text, `K53.Q72.AJ4.9832`: spades, hearts, diamonds, clubs. */
function readHand(text: string, seat: Seat): readonly Card[] | DealFault {
  const suits = text === '-' ? ['', '', '', ''] : text.toUpperCase().replaceAll('10', 'T').split('.');
  if (suits.length !== 4) return { fault: `the hand of ${seat} has ${suits.length} suits, four are needed: ${text}` };
  const cards: Card[] = [];
  for (const [at, ranks] of suits.entries())
    for (const rank of ranks === '-' ? '' : ranks) {
      if (!isRank(rank)) return { fault: `the hand of ${seat} has "${rank}", which is no rank (A K Q J T 9 … 2)` };
      cards.push(`${SUITS[at] as (typeof SUITS)[number]}${rank}`);
    }
  return cards;
}

/**
 * Reads a PBN deal, `N:K53.Q72.AJ4.9832 A92… QJT84… 76…`: the first hand is that of the seat named, the others follow clockwise.
 * Hands may be shorter than thirteen when all four are equal (an ending).
 * @returns the four hands, or what is wrong.
 */
export function readDeal(text: string): Hands | DealFault {
  const match = /^\s*([NESWnesw])\s*:\s*(.*?)\s*$/s.exec(text.replace(/^\uFEFF/, ''));
  const first = match?.[1]?.toUpperCase();
  if (!match || !isSeat(first))
    return { fault: 'a deal begins with the seat of its first hand, as in "N:K53.Q72.AJ4.9832 …"' };
  const texts = (match[2] ?? '').split(/\s+/).filter(Boolean);
  if (texts.length !== 4) return { fault: `a deal has four hands, this one has ${texts.length}` };
  const hands = bySeat<readonly Card[]>(() => []);
  const seen = new Map<Card, Seat>();
  for (const [at, seat] of clockwiseFrom(first).entries()) {
    const hand = readHand(texts[at] ?? '', seat);
    if ('fault' in hand) return hand;
    for (const card of hand) {
      const other = seen.get(card);
      if (other) return { fault: `${card} is dealt twice (${other} and ${seat})` };
      seen.set(card, seat);
    }
    hands[seat] = hand;
  }
  const size = hands.N.length;
  if (SEATS.some((seat) => hands[seat].length !== size))
    return { fault: `the hands are not equal: ${SEATS.map((seat) => `${seat} ${hands[seat].length}`).join(', ')}` };
  if (size === 0 || size > 13) return { fault: `hands of ${size} cards cannot be played` };
  return hands;
}

export const isDealFault = (deal: Hands | DealFault): deal is DealFault => 'fault' in deal;

const handText = (cards: readonly Card[]): string =>
  SUITS.map((suit) =>
    sortCards(cards)
      .filter((card) => suitOf(card) === suit)
      .map(rankOf)
      .join(''),
  ).join('.');

/** The PBN text of a deal, beginning with the seat given. `readDeal` of it gives the same hands. */
export const writeDeal = (hands: Hands, first: Seat = 'N'): string =>
  `${first}:${clockwiseFrom(first)
    .map((seat) => handText(hands[seat]))
    .join(' ')}`;
