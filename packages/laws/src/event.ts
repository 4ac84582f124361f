import type { BySeat, BySide, Card, Hands, Seat, Side, Suit } from '@eldest-hand/cards';
import type { Act, Denomination, Topic } from './act.ts';
import type { CodeName, Rules } from './rules.ts';

/** A deal fixed beforehand: its commitment is public, the rest is revealed when the deal is over. */
export interface SealedDeal {
  readonly hands: Hands;
  readonly nonce: string;
  readonly commitment: string;
}

export interface Contract {
  /** Who plays the hand. */
  readonly seat: Seat;
  /** Odd tricks bid and denomination, `2R`; in bridge-1905 the denomination with 1 trick. */
  readonly bid: string;
  /** What each odd trick is multiplied with: 1, 2 when doubled, 4 when redoubled, and on in bridge-1905. */
  readonly doubled: number;
  /** bridge-1905: who made the trump; the dealer plays the hand. */
  readonly maker?: Seat;
}

export interface PlayedCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** What an order asks of the next card of a seat, or of a side's next lead. */
export type OrderKind =
  | 'lead-suit'
  | 'not-lead-suit'
  | 'highest'
  | 'lowest'
  | 'win'
  | 'lose'
  | 'play-card'
  | 'not-play-card';

export interface Order {
  readonly id: number;
  /** The law that gave the order. */
  readonly law: number;
  readonly kind: OrderKind;
  readonly seat: Seat;
  readonly suit?: Suit;
  /** The card that dummy suggested. */
  readonly card?: Card;
  /** The trick it is for, where that is not the next one the seat plays to. */
  readonly trick?: number;
}

/** What a question of law is about: whoever words a ruling words each of these. */
export type RulingIncident =
  | 'bid-out-of-turn'
  | 'double-out-of-turn'
  | 'insufficient-bid'
  | 'impossible-bid'
  | 'made-without-leave'
  | 'declaration-passed-back'
  | 'adversary-declares'
  | 'double-out-of-order'
  | 'consulted'
  | 'third-hand-leads'
  | 'spades-not-to-be-played'
  | 'exposed'
  | 'two-at-once'
  | 'two-touched'
  | 'led-ahead'
  | 'lead-out-of-turn'
  | 'suit-to-be-called'
  | 'fourth-before-second'
  | 'attention-to-trick'
  | 'unauthorised-reference'
  | 'suggested'
  | 'short-trick'
  | 'revoke'
  | 'order-broken'
  | 'revoke-corrected';

/** An open question of law: who is asked, about whom, and what he may choose. Plain data, so a table can be stopped in the middle of it. */
export interface Ruling {
  readonly id: number;
  readonly law: number;
  /** The incident it arose from. */
  readonly incident: RulingIncident;
  readonly against: Seat;
  readonly to: readonly Seat[];
  readonly options: readonly string[];
  /** Cards that it is about: those led, exposed, played in error. */
  readonly cards: readonly Card[];
  /** The trick it is about, where it is about one. */
  readonly trick?: number;
  /** What was said, where it is about a declaration. */
  readonly call?: string;
  /** The suit that was led, where it is about a card that did not follow. */
  readonly suit?: Suit;
  /** Whether play waits until it is decided. */
  readonly holds: boolean;
}

export type RevokeStatus = 'correctable' | 'established' | 'corrected';

/** A revoke, or an order broken (which is liable to the same penalty). Known to the engine; told to nobody until noticed. */
export interface Revoke {
  readonly seat: Seat;
  readonly trick: number;
  readonly card: Card;
  /** 83 for a revoke, 73 for an order broken (85; 75 in bridge-1905). */
  readonly law: number;
  readonly status: RevokeStatus;
  /** Noticed: drawn attention to by a player, or admitted. */
  readonly noticed: boolean;
  readonly penalty?: 'points' | 'tricks' | 'waive' | 'lost';
  /** The order that was broken. */
  readonly order?: Order;
}

/** One entry of the score sheet. */
export interface SheetLine {
  readonly deal: number;
  readonly side: Side;
  readonly column: 'below' | 'above';
  readonly points: number;
  readonly law: number;
  /** What for: a key that the client words. */
  readonly reason:
    | 'tricks'
    | 'honours'
    | 'chicane'
    | 'double-chicane'
    | 'slam'
    | 'little-slam'
    | 'undertricks'
    | 'bonus'
    | 'revoke'
    | 'second-revoke'
    | 'spade-convention';
  /** A number that goes with the reason: odd tricks, honours held, tricks short, tricks above the bid. */
  readonly count?: number;
}

export interface HandResult {
  readonly deal: number;
  readonly contract: Contract | null;
  /** Tricks with transfers included. */
  readonly tricks: BySide<number>;
  /** Tricks as played. */
  readonly won: BySide<number>;
  readonly made: boolean;
  readonly lines: readonly SheetLine[];
  /** Sides whose tricks, or what the others fell short, are not scored or not in full, since they revoked. */
  readonly forfeits?: readonly { readonly side: Side; readonly law: number }[];
  /** The side that won a game with this deal, if one did. */
  readonly game: Side | null;
}

export interface Position {
  readonly hands: Hands;
  readonly dealer: Seat;
  readonly contract?: Contract;
  readonly leader?: Seat;
  readonly tricks?: BySide<number>;
  readonly score?: BySide<{ readonly below: number; readonly above: number; readonly games: number }>;
  /** Rubbers that whoever sits in each seat has played running: the last of them is just over. */
  readonly rubbers?: BySeat<number>;
}

/**
 * What happened. The state of a table is folded from these alone; an old log replays the same whatever the laws' files say later.
 * `acted` opens the events of one act and raises the version by one.
 */
export type TableEvent =
  | { readonly kind: 'opened'; readonly code: CodeName; readonly rules: Rules }
  | { readonly kind: 'sealed'; readonly deal: SealedDeal }
  | {
      readonly kind: 'dealt';
      readonly number: number;
      readonly dealer: Seat;
      readonly deal: SealedDeal;
      readonly freshRubber: boolean;
    }
  | { readonly kind: 'placed'; readonly position: Position }
  | { readonly kind: 'acted'; readonly seat: Seat; readonly act: Act }
  | {
      readonly kind: 'called';
      readonly seat: Seat;
      readonly call: string;
      readonly standsAs?: 'pass';
      readonly note?: CallNote;
    }
  | {
      readonly kind: 'said';
      readonly seat: Seat;
      readonly what: 'pass-out-of-turn' | 'refer' | 'place-cards' | 'consult' | 'arrange' | 'suggest';
      /** What was said out of turn and counts for no more than a pass. */
      readonly call?: 'double' | 'redouble';
    }
  /** His last call, or the last one that was `made` so, becomes another. */
  | {
      readonly kind: 'call-corrected';
      readonly seat: Seat;
      readonly made?: string;
      readonly call: string;
      readonly note?: CallNote;
    }
  | { readonly kind: 'call-refused'; readonly seat: Seat; readonly law: number }
  | { readonly kind: 'correction-due'; readonly seat: Seat; readonly law: number }
  | { readonly kind: 'turn-passed'; readonly to: Seat }
  | { readonly kind: 'barred'; readonly seat: Seat; readonly law: number; readonly until?: 'adversary-calls' }
  | { readonly kind: 'unbarred'; readonly seat: Seat; readonly law: number }
  | { readonly kind: 'contract'; readonly contract: Contract }
  | { readonly kind: 'dummy-laid' }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly by: Seat; readonly outOfTurn?: true }
  | { readonly kind: 'put-down'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** `law`: under which a lead of the declarer may be put right, and stands; one of an adversary has a ruling. */
  | {
      readonly kind: 'false-lead';
      readonly seat: Seat;
      readonly card: Card;
      readonly rightful: Seat;
      readonly law?: number;
    }
  | { readonly kind: 'lead-put-back'; readonly seat: Seat }
  | { readonly kind: 'false-lead-stands'; readonly law?: number }
  | { readonly kind: 'withdrawn'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'trick-won'; readonly seat: Seat; readonly trick: number }
  | { readonly kind: 'gathered'; readonly seat: Seat; readonly winner: Seat; readonly rightful: boolean }
  | { readonly kind: 'trick-reopened'; readonly trick: number }
  | { readonly kind: 'exposed'; readonly seat: Seat; readonly cards: readonly Card[]; readonly law: number }
  | { readonly kind: 'no-longer-exposed'; readonly seat: Seat; readonly cards: readonly Card[]; readonly law: number }
  | { readonly kind: 'faced'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'turned-down'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'floor'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'picked-up'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly kind: 'shown';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly to: 'partner' | 'adversary';
    }
  | { readonly kind: 'mentioned'; readonly seat: Seat; readonly cards: readonly Card[]; readonly holder: Seat }
  | { readonly kind: 'card-called'; readonly seat: Seat; readonly card: Card; readonly by: Seat }
  | { readonly kind: 'call-waits'; readonly seat: Seat; readonly card: Card; readonly law: number }
  | { readonly kind: 'ruling'; readonly ruling: Ruling }
  | { readonly kind: 'elected'; readonly id: number; readonly seat: Seat; readonly option: string }
  | { readonly kind: 'lapsed'; readonly id: number; readonly law: number; readonly why: LapseReason }
  | { readonly kind: 'lead-call-due'; readonly law: number; readonly against: Seat; readonly to: Seat }
  | { readonly kind: 'lead-call-settled'; readonly law: number }
  | { readonly kind: 'surplus'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'surplus-restored'; readonly seat: Seat; readonly cards: readonly Card[]; readonly trick: number }
  | { readonly kind: 'short-trick'; readonly seat: Seat; readonly trick: number }
  | { readonly kind: 'short-trick-settled'; readonly trick: number }
  | { readonly kind: 'led-ahead'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'led-ahead-ended' }
  | { readonly kind: 'ordered'; readonly order: Order }
  | { readonly kind: 'order-ended'; readonly id: number; readonly how: 'kept' | 'spent' | 'broken' }
  | { readonly kind: 'revoked'; readonly revoke: Revoke }
  | { readonly kind: 'revoke-established'; readonly seat: Seat; readonly trick: number }
  | { readonly kind: 'revoke-corrected'; readonly seat: Seat; readonly trick: number }
  | { readonly kind: 'revoke-noticed'; readonly seat: Seat; readonly trick: number }
  | {
      readonly kind: 'revoke-penalty';
      readonly seat: Seat;
      readonly trick: number;
      readonly penalty: 'points' | 'tricks' | 'waive' | 'lost';
    }
  | {
      readonly kind: 'attention';
      readonly seat: Seat;
      readonly topic: Topic;
      readonly against?: Seat;
      readonly trick?: number;
      readonly found: boolean;
      /** The open ruling whose incident was pointed out. */
      readonly ruling?: number;
    }
  | { readonly kind: 'penalty-lost'; readonly law: number; readonly seat: Seat }
  | { readonly kind: 'asked'; readonly seat: Seat; readonly of: Seat; readonly suit: Suit }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly answer: 'none' | 'some' }
  | {
      readonly kind: 'claimed';
      readonly seat: Seat;
      readonly tricks: number;
      /** Of how many that are left. */
      readonly left?: number;
      readonly concession: boolean;
      readonly awaiting: readonly Seat[];
    }
  | { readonly kind: 'face-required'; readonly seat: Seat }
  | { readonly kind: 'admitted'; readonly seat: Seat }
  | { readonly kind: 'claim-disputed'; readonly seat: Seat }
  | { readonly kind: 'claim-settled'; readonly tricks: BySide<number> }
  | { readonly kind: 'rubber-closed'; readonly substitutes: readonly Seat[] }
  | {
      readonly kind: 'spread';
      readonly purpose: 'partners' | 'out';
      readonly cards: readonly Card[];
      readonly among: readonly Seat[];
      /** How many of them go out. */
      readonly outgoing: number;
    }
  | {
      readonly kind: 'cut-card';
      readonly seat: Seat;
      readonly places: readonly number[];
      readonly cards: readonly Card[];
      /** The card that is his cut; null where he must cut again. */
      readonly counts: Card | null;
    }
  | { readonly kind: 'cut-again'; readonly seats: readonly Seat[] }
  | { readonly kind: 'partners-cut'; readonly order: readonly Seat[] }
  | { readonly kind: 'gone-out'; readonly seats: readonly Seat[] }
  /** Where whoever sat in each seat sits from now on. */
  | { readonly kind: 'seats-taken'; readonly moves: BySeat<Seat>; readonly dealer: Seat }
  | { readonly kind: 'substitute-agreed'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'substitute-refused'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'seat-open'; readonly seat: Seat }
  /** His last act, and how many acts go back with it: itself and all since. */
  | { readonly kind: 'undo-asked'; readonly seat: Seat; readonly act: Act; readonly acts: number }
  | { readonly kind: 'deal-again-asked'; readonly seat: Seat }
  | { readonly kind: 'consented'; readonly seat: Seat }
  | { readonly kind: 'not-consented'; readonly seat: Seat }
  /** The table is as it was before that act of this seat; the acts counted are those before the one that says so. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly act: Act; readonly acts: number }
  | { readonly kind: 'deal-given-up'; readonly seat: Seat }
  | { readonly kind: 'hand-ended' }
  | { readonly kind: 'voided'; readonly law: number }
  | { readonly kind: 'scored'; readonly result: HandResult };

export type CallNote =
  | 'refused'
  | 'without-leave'
  | 'out-of-turn'
  | 'insufficient'
  | 'impossible'
  | 'no-effect'
  | 'penalized';
export type LapseReason =
  | 'trick-complete'
  | 'adversary-called'
  | 'corrected'
  | 'penalty-lost'
  | 'deal-over'
  | 'settled';
export type EventKind = TableEvent['kind'];
export type EventOf<K extends EventKind> = Extract<TableEvent, { readonly kind: K }>;
export type { Denomination };
