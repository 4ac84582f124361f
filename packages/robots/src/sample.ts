import { bySeat, type Card, type Hands, PACK, SEATS, type Seat, suitOf } from '@eldest-hand/cards';
import type { CallView } from '@eldest-hand/laws';
import { type Random, shuffled } from './random.ts';
import { knownCards, type Sight, shownOut } from './sight.ts';
import { inSuit, points } from './worth.ts';

/** How often a deal is begun again that came to a dead end, and how often one is drawn that fits the calls. */
const TRIES = 12;
const HEARD_TRIES = 6;

/** What hands a seat may hold. */
interface Unknown {
  readonly seat: Seat;
  readonly room: number;
  readonly out: ReadonlySet<string>;
}

/** Deals the cards to the seats that have room for them, the hardest to place first; null at a dead end. */
function place(cards: readonly Card[], seats: readonly Unknown[], random: Random): Map<Seat, Card[]> | null {
  const room = new Map(seats.map(({ seat, room: many }) => [seat, many]));
  const hands = new Map(seats.map(({ seat }) => [seat, [] as Card[]]));
  const takers = (card: Card) => seats.filter(({ out }) => !out.has(suitOf(card)));
  const order = shuffled(random, cards)
    .map((card) => ({ card, to: takers(card) }))
    .sort((a, b) => a.to.length - b.to.length);
  for (const { card, to } of order) {
    const free = to.filter(({ seat }) => (room.get(seat) ?? 0) > 0);
    const places = free.reduce((sum, { seat }) => sum + (room.get(seat) ?? 0), 0);
    let at = random() * places;
    const taker = free.find(({ seat }) => {
      at -= room.get(seat) ?? 0;
      return at < 0;
    });
    if (!taker) return null;
    hands.get(taker.seat)?.push(card);
    room.set(taker.seat, (room.get(taker.seat) ?? 0) - 1);
  }
  return hands;
}

/** What a call says about the whole hand of whoever made it. */
function fits(call: CallView, cards: readonly Card[], code: string): boolean {
  const named = /^\d([CDHRN])$/.exec(call.call)?.[1] ?? /^make ([SHDCN])$/.exec(call.call)?.[1];
  if (!named || (code === 'bridge-1905' && named === 'S')) return true;
  if (named === 'N') return points(cards) >= 10;
  return inSuit(cards, named === 'R' ? 'S' : (named as 'C' | 'D' | 'H')).length >= 4;
}

/**
 * Four hands that agree with all that the seat knows: its own cards, dummy's, those played, suits shown out of and, as far as it
 * goes, the calls.
 * @returns null where the hands do not add up, as after a card too many in a trick.
 */
export function sampleHands(sight: Sight, random: Random): Hands | null {
  const { view, pile } = sight;
  const known = knownCards(sight);
  const unseen = PACK.filter((card) => !known.has(card));
  const out = shownOut(sight);
  const seats = SEATS.filter((seat) => view.hands[seat].cards === null).map((seat) => {
    const lying = [...view.hands[seat].exposed, ...view.hands[seat].faced];
    return { seat, lying, room: view.hands[seat].count - lying.length, out: out[seat] };
  });
  if (seats.reduce((sum, { room }) => sum + room, 0) !== unseen.length) return null;
  const played = (seat: Seat): Card[] =>
    [...pile.flat(), ...view.trick].filter((one) => one.seat === seat).map(({ card }) => card);
  let spare: Hands | null = null;
  for (let heard = 0; heard < HEARD_TRIES; heard++) {
    let placed: Map<Seat, Card[]> | null = null;
    for (let tries = 0; tries < TRIES && !placed; tries++) placed = place(unseen, seats, random);
    // Somebody has revoked: what he showed out of says nothing.
    placed ??= place(
      unseen,
      seats.map((one) => ({ ...one, out: new Set<string>() })),
      random,
    );
    if (!placed) return null;
    const hidden = placed;
    const hands = bySeat((seat) => {
      const lying = seats.find((one) => one.seat === seat)?.lying ?? [];
      return view.hands[seat].cards ?? [...lying, ...(hidden.get(seat) ?? [])];
    });
    const heardAll = view.calls.every(
      (call) =>
        view.hands[call.seat].cards !== null || fits(call, [...hands[call.seat], ...played(call.seat)], view.code),
    );
    if (heardAll) return hands;
    spare = hands;
  }
  return spare;
}
