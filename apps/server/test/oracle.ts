import { type Card, type Hands, PACK, partnerOf, SEATS, type Seat } from '@eldest-hand/cards';
import type { Act, Viewer } from '@eldest-hand/laws';

/**
 * Who may have seen which card, reckoned from the dealt hands and the acts alone, by the common sense of a card table. It knows
 * nothing of the engine but when dummy goes down and when a deal is over, and so can accuse it.
 */
export interface Oracle {
  act(seat: Seat, act: Act): void;
  dummyDown(dummy: Seat): void;
  /** The deal is over: all hands are shown. */
  over(): void;
  mayKnow(viewer: Viewer): ReadonlySet<Card>;
}

const PUT_IN_SIGHT: ReadonlySet<string> = new Set(['play', 'dummy', 'call', 'mention', 'suggest', 'arrange']);

export function newOracle(hands: Hands): Oracle {
  const open = new Set<Card>();
  const shown = new Map<Seat, Set<Card>>(SEATS.map((seat) => [seat, new Set(hands[seat])]));
  const show = (seats: readonly Seat[], cards: readonly Card[]): void => {
    for (const seat of seats) for (const card of cards) shown.get(seat)?.add(card);
  };
  const openAll = (cards: readonly Card[]): void => {
    for (const card of cards) open.add(card);
  };
  return {
    act(seat, act) {
      if (PUT_IN_SIGHT.has(act.verb) && 'cards' in act) openAll(act.cards);
      if (act.verb === 'drop' && act.manner !== 'floor') openAll(act.cards);
      if (act.verb === 'throw-down' || act.verb === 'face') openAll(hands[seat]);
      if (act.verb !== 'show') return;
      if (act.manner === 'adversary')
        show(
          SEATS.filter((other) => other !== partnerOf(seat)),
          act.cards,
        );
      // Shown to the partner it is an exposed card, which is left face upward on the table (67; 66).
      else openAll(act.cards);
    },
    dummyDown: (dummy) => openAll(hands[dummy]),
    over: () => openAll(PACK),
    mayKnow: (viewer) => new Set([...open, ...(viewer === 'spectator' ? [] : (shown.get(viewer) ?? []))]),
  };
}

const RANK_WORDS: Readonly<Record<string, string>> = {
  ace: 'A',
  king: 'K',
  queen: 'Q',
  knave: 'J',
  jack: 'J',
  ten: 'T',
};
const SIGNS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** Every card named in a text in any form: `HK`, `♥K`, `"N:K53.…"` is looked for by the caller, "king of hearts". */
export function cardsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [card] of text.matchAll(/(?<![A-Za-z0-9])[SHDC][AKQJT2-9](?![A-Za-z0-9])/g)) found.add(card);
  for (const [, sign = '', rank = ''] of text.matchAll(/([♠♥♦♣])\s?(10|[AKQJT2-9])/g))
    found.add(`${SIGNS[sign]}${rank.replace('10', 'T')}`);
  for (const [, rank = '', suit = ''] of text.matchAll(
    /(ace|king|queen|knave|jack|ten|[2-9]) of (spade|heart|diamond|club)s/gi,
  ))
    found.add(`${suit[0]?.toUpperCase()}${RANK_WORDS[rank.toLowerCase()] ?? rank}`);
  return found;
}
