import type { BySeat, BySide, Card, Hands, Seat, Side, Suit } from '@eldest-hand/cards';
import type { Act } from './act.ts';
import type {
  CallNote,
  Contract,
  HandResult,
  Order,
  PlayedCard,
  RulingIncident,
  SheetLine,
  TableEvent,
} from './event.ts';
import type { CodeName, Rules } from './rules.ts';

/** Who looks: a seat, or somebody who watches. */
export type Viewer = Seat | 'spectator';

export const PHASES = ['declaring', 'playing', 'reckoning', 'void', 'over', 'cutting'] as const;
export type Phase = (typeof PHASES)[number];

export interface HandView {
  /** The cards, sorted, or null where the viewer may not see them. */
  readonly cards: readonly Card[] | null;
  readonly count: number;
  /** Lying face upward, liable to be called. */
  readonly exposed: readonly Card[];
  /** Lying face upward, not liable to be called (declarer's, or faced upon a claim). */
  readonly faced: readonly Card[];
  /** How many lie below the table. */
  readonly floor: number;
  /** Which of them, for their owner; empty for everybody else. */
  readonly below: readonly Card[];
}

export interface CallView {
  readonly seat: Seat;
  /** A bid, `pass`, `double` or `redouble`. */
  readonly call: string;
  /** An irregular double or redouble counts as a pass. */
  readonly standsAs?: 'pass';
  readonly note?: CallNote;
}

export interface OptionWords {
  readonly label: string;
  readonly effect: string;
  /** What the words name that stands nowhere else in the ruling: how many points, which bid. */
  readonly value?: number | string;
}

export interface RulingView {
  readonly id: number;
  readonly law: number;
  readonly title: string;
  /** The law in our own words. */
  readonly gist: string;
  readonly incident: RulingIncident;
  readonly against: Seat;
  readonly to: readonly Seat[];
  /** As `elect` takes them. */
  readonly options: readonly string[];
  /** What each option means and what will follow, in words. */
  readonly effects: Readonly<Record<string, OptionWords>>;
  readonly cards: readonly Card[];
  /** The trick it is about, where it is about one. */
  readonly trick?: number;
  /** What was said, where it is about a declaration. */
  readonly call?: string;
  /** The suit that was led, where it is about a card that did not follow. */
  readonly suit?: Suit;
  /** What happened, in a sentence. */
  readonly happened: string;
  /** Whether play waits for the choice. */
  readonly holds: boolean;
}

/** A ruling of this deal, open or past. */
export interface RulingLogEntry {
  readonly id: number;
  readonly law: number;
  readonly incident: RulingIncident;
  readonly title: string;
  readonly happened: string;
  readonly to: readonly Seat[];
  readonly against: Seat;
  readonly cards: readonly Card[];
  readonly trick?: number;
  readonly call?: string;
  readonly suit?: Suit;
  /** The version at which it was opened. */
  readonly since: number;
  readonly outcome:
    | { readonly state: 'open' }
    | {
        readonly state: 'elected';
        readonly seat: Seat;
        readonly option: string;
        readonly label: string;
        readonly value?: number | string;
        /** What is still to come of it and when, in a sentence. */
        readonly later?: string;
      }
    | { readonly state: 'lapsed'; readonly law: number; readonly why: string }
    /** With the act that it came of, by the consent of all four. */
    | { readonly state: 'set-aside' };
}

/** Cards that were exposed by one act in this deal, whatever has become of them since. */
export interface ExposureEntry {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly law: number;
  readonly title: string;
  /** Whether a ruling of the log is about them; otherwise the law itself exposed them, and nobody had to choose. */
  readonly asked: boolean;
  /** The version at which it happened. */
  readonly since: number;
}

export interface SideScore {
  readonly below: number;
  readonly above: number;
  readonly games: number;
}

export interface RubberView {
  readonly winner: Side;
  /** Tricks and honours of the whole rubber with the bonus added. */
  readonly totals: BySide<number>;
  readonly bonus: number;
  readonly difference: number;
}

export interface ConsentView {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
  /** What would be taken back, without cards that the viewer may not see, and with how many acts; null where the deal would begin again. */
  readonly undo: { readonly act: Act; readonly acts: number } | null;
}

export interface CuttingView {
  readonly law: number;
  readonly purpose: 'partners' | 'out';
  readonly among: readonly Seat[];
  /** How many of them go out. */
  readonly outgoing: number;
  readonly toDraw: readonly Seat[];
  /** How many cards lie spread, and the places (from 1) from which one has been cut. */
  readonly cards: number;
  readonly taken: readonly number[];
  readonly cuts: Readonly<Partial<Record<Seat, readonly Card[]>>>;
  /** The lowest, who deals and chooses his seat, first; null until settled. */
  readonly order: readonly Seat[] | null;
}

/** Everything that one viewer may know of a table, and nothing else. */
export interface View {
  readonly version: number;
  readonly code: CodeName;
  readonly rules: Rules;
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly deal: {
    readonly number: number;
    readonly commitment: string | null;
    readonly nextCommitment: string | null;
    /** All four hands and the nonce, once the deal is over. */
    readonly revealed: { readonly hands: Hands; readonly nonce: string } | null;
  };
  readonly dealer: Seat;
  readonly turn: Seat | null;
  /** Who acts for the seat whose turn it is: the declarer for dummy. */
  readonly actor: Seat | null;
  /** Everybody the table waits for: the entitled, the questioned, the one to cut, or the actor. */
  readonly waitingFor: readonly Seat[];
  readonly waitingWhy:
    | 'call'
    | 'card'
    | 'ruling'
    | 'claim'
    | 'consent'
    | 'answer'
    | 'correction'
    | 'cut'
    | 'new-rubber'
    | 'draw'
    | 'take-seat';
  readonly declarer: Seat | null;
  readonly dummy: Seat | null;
  readonly dummyDown: boolean;
  readonly contract: Contract | null;
  readonly trumps: Suit | null;
  readonly calls: readonly CallView[];
  readonly barred: readonly Seat[];
  readonly hands: BySeat<HandView>;
  readonly trick: readonly PlayedCard[];
  /** Who won the trick that lies complete on the table, not yet gathered. */
  readonly trickWinner: Seat | null;
  /** Cards put down together, waiting until it is decided which is played. */
  readonly putDown: readonly PlayedCard[];
  readonly trickNumber: number;
  readonly leader: Seat | null;
  readonly falseLead: boolean;
  /** Who led out of turn to this trick, where that is not yet settled, and whose lead it was. */
  readonly falseLeadBy: { readonly seat: Seat; readonly rightful: Seat; readonly law: number } | null;
  /** Cards that everybody knows to be revokes, or against an order, and that their players may still take back; `law`: what they offend. */
  readonly toPutRight: readonly (PlayedCard & { readonly law: number })[];
  readonly tricks: BySide<number>;
  /** Who won each quitted trick, in order. */
  readonly pile: readonly Seat[];
  /** The last quitted trick, where the code lets it be looked at. */
  readonly lastTrick: readonly PlayedCard[] | null;
  readonly rulings: readonly RulingView[];
  readonly rulingLog: readonly RulingLogEntry[];
  readonly exposureLog: readonly ExposureEntry[];
  readonly orders: readonly Order[];
  /** The card that the declarer has called from each seat for this trick. */
  readonly called: readonly PlayedCard[];
  readonly claim: {
    readonly seat: Seat;
    /** What the claimer's side takes, and of how many that are left. */
    readonly tricks: number;
    readonly left?: number;
    readonly concession: boolean;
    readonly awaiting: readonly Seat[];
    readonly faceRequired: boolean;
  } | null;
  readonly question: { readonly seat: Seat; readonly of: Seat; readonly suit: Suit } | null;
  /** The pack is spread: who must cut, and what has been cut. */
  readonly cutting: CuttingView | null;
  /** Seats in which a substitute plays, or may sit down to play, until the rubber ends. */
  readonly substitutes: readonly Seat[];
  readonly substituteAsked: { readonly law: number; readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  /** What all four are asked to consent to; everything else waits. */
  readonly consentAsked: ConsentView | null;
  /** The viewer's own last act, where he may ask that it be taken back. */
  readonly undoable: Act | null;
  /** Whether the viewer may ask that the deal begin again. */
  readonly mayDealAgain: boolean;
  readonly score: BySide<SideScore>;
  readonly rubber: RubberView | null;
  readonly result: HandResult | null;
  /** The whole sheet of the rubber; present when a deal is over and in the answer to a join. */
  readonly sheet?: readonly SheetLine[];
  /** Own cards (and dummy's for the declarer) that may be played now without offending; only under coached rules. */
  readonly lawful: readonly Card[] | null;
  /** What the last act brought about, as this viewer may know it. */
  readonly news: readonly TableEvent[];
}
