import { bySeat, type Card, type Hands, PACK, partnerOf, rankOf, SEATS, type Seat, suitOf } from '@eldest-hand/cards';
import { type Act, type Rules, type Table, type Viewer, viewOf } from '@eldest-hand/laws';

/** Events that are nobody's to know at a table where the players watch for themselves. */
const HIDDEN: ReadonlySet<string> = new Set(['acted', 'revoked', 'revoke-established', 'short-trick']);

const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

const RANKS = Object.entries({
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  T: 'ten',
  9: 'nine',
  8: 'eight',
  7: 'seven',
  6: 'six',
  5: 'five',
  4: 'four',
  3: 'three',
  2: 'two',
});
const SUITS = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' } as const;

/** Every form in which a view could speak of a card: `HK`, "the king of hearts", with the suit's sign. */
const SPOKEN: ReadonlyMap<string, Card> = new Map(
  PACK.flatMap((card): [string, Card][] => {
    const rank = RANKS.find(([letter]) => letter === rankOf(card))?.[1];
    return [
      [card, card],
      [`${rank} of ${SUITS[suitOf(card)]}s`, card],
    ];
  }),
);
const CARD_IN_TEXT = new RegExp(
  `\\b[SHDC][AKQJT2-9]\\b|\\b(?:${RANKS.map(([, name]) => name).join('|')}) of (?:spade|heart|diamond|club)s\\b`,
  'g',
);

const cardsIn = (text: string): Set<Card> =>
  new Set([...text.matchAll(CARD_IN_TEXT)].flatMap(([words]) => SPOKEN.get(words) ?? []));

/**
 * Who may know which card, from what was dealt and what was done at the table: told by the acts, not by the engine's events.
 */
export class Sight {
  readonly #dealt: Hands;
  readonly #rules: Rules;
  readonly #everybody = new Set<Card>();
  readonly #own: Record<Seat, Set<Card>>;

  constructor(dealt: Hands, rules: Rules) {
    this.#dealt = dealt;
    this.#rules = rules;
    this.#own = bySeat((seat) => new Set(dealt[seat]));
  }

  /** Takes note of an act that was done; `before` is the table it was done at. */
  note(before: Table, seat: Seat, act: Act): void {
    const all = (cards: readonly Card[]) => {
      for (const card of cards) this.#everybody.add(card);
    };
    switch (act.verb) {
      case 'play':
      case 'dummy':
      case 'suggest':
      case 'call':
      case 'mention':
        all(act.cards);
        return;
      case 'drop':
        if (act.manner !== 'floor') all(act.cards);
        return;
      case 'show': {
        const shows = act.manner === 'partner';
        const declarer = before.contract?.seat;
        // Shown to the partner it is an exposed card, except from the side that plays the hand; in 1905 to anybody.
        const exposes = shows || before.code === 'bridge-1905';
        if (exposes && (!declarer || (seat !== declarer && seat !== partnerOf(declarer)))) {
          all(act.cards);
          return;
        }
        const viewers = shows ? [partnerOf(seat)] : SEATS.filter((one) => one !== seat && one !== partnerOf(seat));
        for (const viewer of viewers) for (const card of act.cards) this.#own[viewer].add(card);
        return;
      }
      case 'throw-down':
      case 'face':
        all(before.hands[seat]);
        return;
      default:
        return;
    }
  }

  mayKnow(table: Table, viewer: Viewer, card: Card): boolean {
    if (table.phase !== 'declaring' && table.phase !== 'playing') return true;
    if (this.#everybody.has(card)) return true;
    const dummy = table.contract && table.dummyDown ? partnerOf(table.contract.seat) : null;
    if (dummy && this.#dealt[dummy].includes(card)) return true;
    return viewer === 'spectator' ? this.#rules.spectators === 'all' : this.#own[viewer].has(card);
  }

  /** What some view holds that its viewer may not know: nothing, one hopes. */
  leaks(table: Table): string[] {
    return VIEWERS.flatMap((viewer) => {
      const view = viewOf(table, viewer, { sheet: true });
      const told = table.phase === 'playing' && this.#rules.attention === 'players' ? view.news : [];
      const secret = told.find(({ kind }) => HIDDEN.has(kind));
      if (secret) return [`the news of ${viewer} tells of an irregularity that nobody has noticed: ${secret.kind}`];
      return [...cardsIn(JSON.stringify(view))]
        .filter((card) => !this.mayKnow(table, viewer, card))
        .map((card) => `the view of ${viewer} holds ${card}`);
    });
  }
}
