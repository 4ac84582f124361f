import { type BySeat, type BySide, bySeat, bySide, type Card, type Seat, type Suit, suitOf } from '@eldest-hand/cards';
import type { Act } from '../act.ts';
import type {
  CallNote,
  Contract,
  HandResult,
  LapseReason,
  Order,
  PlayedCard,
  Revoke,
  Ruling,
  SealedDeal,
  SheetLine,
  TableEvent,
} from '../event.ts';
import { type CodeName, DEFAULT_RULES, type Rules } from '../rules.ts';
import type { Phase, SideScore } from '../view.ts';
import type { Cuts } from './cutting-order.ts';

/** A call as it stands in the auction. */
export interface CallRecord {
  readonly seat: Seat;
  readonly call: string;
  readonly standsAs?: 'pass';
  readonly note?: CallNote;
}

export interface ExposedCard {
  readonly seat: Seat;
  readonly card: Card;
  /** The law under which it became liable to be called. */
  readonly law: number;
  /** The version at which it was exposed: cards of one incident share it. */
  readonly since: number;
}

/** Cards that were exposed by one act, whatever has become of them since. */
export interface Exposure {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly law: number;
  readonly since: number;
}

export interface Bar {
  readonly seat: Seat;
  readonly law: number;
  readonly until?: 'adversary-calls';
}

export interface QuittedTrick {
  readonly plays: readonly PlayedCard[];
  readonly winner: Seat;
  /** Cards beyond the first of a seat, mixed in unseen. */
  readonly surplus: readonly PlayedCard[];
}

export interface LoggedRuling {
  readonly ruling: Ruling;
  /** The version at which it was opened. */
  readonly since: number;
  readonly outcome:
    | { readonly state: 'open' }
    | { readonly state: 'elected'; readonly seat: Seat; readonly option: string }
    | { readonly state: 'lapsed'; readonly law: number; readonly why: LapseReason };
}

export interface Claim {
  readonly seat: Seat;
  /** Tricks that the claimer's side takes of those that remain. */
  readonly tricks: number;
  readonly left?: number;
  readonly concession: boolean;
  readonly awaiting: readonly Seat[];
  readonly faceRequired: boolean;
}

/** Something that all four must consent to: an act taken back, the deal begun again. */
export interface Consent {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
  /** What would be taken back, and with how many acts; null where the deal would begin again. */
  readonly undo: { readonly act: Act; readonly acts: number } | null;
}

/** A player's last act of declaring or play, and the table as it was before it. */
export interface Earlier {
  readonly act: Act;
  /** It knows of no earlier table itself, so that none hangs on another without end. */
  readonly table: Table;
}

/** The pack is spread, and places are being cut for. */
export interface Cutting {
  readonly purpose: 'partners' | 'out';
  /** Face downward: nobody knows where a card lies before it is cut. */
  readonly spread: readonly Card[];
  readonly among: readonly Seat[];
  readonly outgoing: number;
  readonly cuts: Cuts;
  readonly toDraw: readonly Seat[];
  readonly taken: readonly number[];
  /** The lowest first, once partners are settled. */
  readonly order: readonly Seat[] | null;
}

/** The whole truth of a table: who holds what, what lies face upward, what has been ruled. Never sent to anybody; see `viewOf`. */
export interface Table {
  readonly version: number;
  readonly code: CodeName;
  readonly rules: Rules;
  readonly phase: Phase;
  readonly sealed: SealedDeal | null;
  readonly dealNumber: number;
  readonly dealt: SealedDeal | null;
  /** Begun from an ending or a set position: the dealt hands are not known, so no honours are scored. */
  readonly ending: boolean;
  readonly dealer: Seat;

  readonly caller: Seat;
  readonly calls: readonly CallRecord[];
  readonly correctionDue: Seat | null;
  readonly barred: readonly Bar[];
  readonly contract: Contract | null;

  readonly hands: BySeat<readonly Card[]>;
  readonly floor: BySeat<readonly Card[]>;
  readonly faced: BySeat<readonly Card[]>;
  readonly exposed: readonly ExposedCard[];
  /** Exposed cards that were played to the trick on the table: one that comes back lies exposed again. */
  readonly playedExposed: readonly ExposedCard[];
  /** Every exposure of this deal, in order. */
  readonly exposureLog: readonly Exposure[];
  readonly dummyDown: boolean;
  readonly leader: Seat;
  readonly trick: readonly PlayedCard[];
  readonly trickNumber: number;
  readonly falseLead: { readonly seat: Seat; readonly card: Card; readonly rightful: Seat } | null;
  readonly putDown: readonly PlayedCard[];
  /** Second cards of a seat to the trick on the table. */
  readonly surplus: readonly PlayedCard[];
  /** Winning cards that an adversary went on to lead before his partner had played. */
  readonly ledAhead: readonly PlayedCard[];
  /** Tricks quitted without a card of this seat, whose adversaries have not decided about them. */
  readonly shortTricks: readonly { readonly seat: Seat; readonly trick: number }[];
  readonly pile: readonly QuittedTrick[];
  readonly tricks: BySide<number>;
  readonly called: readonly PlayedCard[];
  /** Seats that followed a revoke since corrected, and may take their cards back (86). */
  readonly mayWithdraw: readonly Seat[];

  readonly rulings: readonly Ruling[];
  readonly rulingLog: readonly LoggedRuling[];
  /** Open rulings to whose incident a player has drawn attention. */
  readonly pointedOut: readonly number[];
  readonly orders: readonly Order[];
  readonly orderCount: number;
  /** A suit may be called as soon as an adversary is to lead. */
  readonly leadCallsDue: readonly { readonly law: number; readonly against: Seat; readonly to: Seat }[];
  readonly revokes: readonly Revoke[];
  readonly question: { readonly seat: Seat; readonly of: Seat; readonly suit: Suit } | null;
  /** Renounces asked about before the trick was quitted: quitting does not establish them (85). `owned`: he has answered that he has one. */
  readonly askedAbout: readonly { readonly seat: Seat; readonly trick: number; readonly owned?: true }[];
  readonly claim: Claim | null;

  /** Rulings of acts that were taken back. They keep their numbers, which nothing else may have. */
  readonly setAside: readonly LoggedRuling[];
  /** What each seat could take back with the consent of all; empty where the rules do not allow it. */
  readonly earlier: Readonly<Partial<Record<Seat, Earlier>>>;
  readonly consent: Consent | null;
  /** Whose wish to begin the deal again was refused: he does not ask twice. */
  readonly keepsDeal: readonly Seat[];

  readonly cutting: Cutting | null;
  /** How many rubbers whoever sits in each seat has played running. */
  readonly rubbersRunning: BySeat<number>;
  /** Seats in which a substitute plays until the rubber ends, or may sit down to. */
  readonly substitutes: readonly Seat[];
  readonly substituteAsked: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;

  readonly score: BySide<SideScore>;
  readonly scoreBefore: BySide<SideScore>;
  readonly sheet: readonly SheetLine[];
  /** Points of the rubber that a set position began with; the sheet has no lines for them. */
  readonly carried: BySide<number>;
  readonly result: HandResult | null;
  readonly news: readonly TableEvent[];
}

const NO_SCORE: SideScore = { below: 0, above: 0, games: 0 };

/** What every deal begins with; the hands, the dealer and the score are put in by the event that begins it. */
export const freshDeal = (dealer: Seat) => ({
  phase: 'declaring' as Phase,
  dealer,
  ending: false,
  caller: dealer,
  calls: [],
  correctionDue: null,
  barred: [],
  contract: null,
  floor: bySeat<readonly Card[]>(() => []),
  faced: bySeat<readonly Card[]>(() => []),
  exposed: [],
  playedExposed: [],
  exposureLog: [],
  dummyDown: false,
  leader: dealer,
  trick: [],
  trickNumber: 1,
  falseLead: null,
  putDown: [],
  surplus: [],
  ledAhead: [],
  shortTricks: [],
  pile: [],
  tricks: bySide(() => 0),
  called: [],
  mayWithdraw: [],
  rulings: [],
  rulingLog: [],
  pointedOut: [],
  orders: [],
  orderCount: 0,
  leadCallsDue: [],
  revokes: [],
  question: null,
  askedAbout: [],
  claim: null,
  setAside: [],
  earlier: {},
  consent: null,
  keepsDeal: [],
  result: null,
  cutting: null,
});

/** A table before its first event. */
export const emptyTable: Table = {
  ...freshDeal('N'),
  version: 0,
  code: 'auction-1913',
  rules: DEFAULT_RULES,
  sealed: null,
  dealNumber: 0,
  dealt: null,
  hands: bySeat(() => []),
  score: bySide(() => NO_SCORE),
  scoreBefore: bySide(() => NO_SCORE),
  rubbersRunning: bySeat(() => 0),
  substitutes: [],
  substituteAsked: null,
  sheet: [],
  carried: bySide(() => 0),
  news: [],
};

export const freshScore = (): BySide<SideScore> => bySide(() => NO_SCORE);

/** `2R` as level and denomination; any whole number is sayable. */
export function readBid(call: string): { level: number; denomination: string } | undefined {
  const match = /^(\d{1,3})([SHDCNR])$/.exec(call);
  return match ? { level: Number(match[1]), denomination: match[2] as string } : undefined;
}

/** The trump suit of a contract, or null at no trumps. Royal spades are spades on the table. */
export function trumpsOf(contract: Contract | null): Suit | null {
  const denomination = contract?.bid.at(-1);
  if (!denomination || denomination === 'N') return null;
  return denomination === 'R' ? 'S' : (denomination as Suit);
}

export const suitLed = (table: Table): Suit | null => {
  const lead = table.trick[0];
  return lead ? suitOf(lead.card) : null;
};
