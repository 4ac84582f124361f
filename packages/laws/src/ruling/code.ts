import type { Card, Seat } from '@eldest-hand/cards';
import type { Act } from '../act.ts';
import type { HandResult } from '../event.ts';
import type { Refusal } from '../refusal.ts';
import type { SuitsInCutting } from '../table/cutting-order.ts';
import type { Done, Draft } from '../table/draft.ts';
import type { Table } from '../table/table.ts';
import type { RubberView } from '../view.ts';
import type { Article } from './article.ts';

/** The verbs by which the trump is declared; each code has its own way. */
export type DeclaringAct = Extract<
  Act,
  { verb: 'bid' | 'pass' | 'double' | 'redouble' | 'correct' | 'make' | 'leave' | 'ask-lead' | 'yes' | 'satisfied' }
>;

/** The numbers that the machinery cites for what every code has, each by its own number. */
export interface Citations {
  readonly cutting: number;
  readonly dummyLaid: number;
  readonly dummySilent: number;
  readonly touchedInDummy: number;
  readonly mustStayExposed: number;
  readonly calledCard: number;
  readonly revokeOutranks: number;
  readonly orderBroken: number;
  readonly leadOutOfTurn: number;
  readonly declarersFalseLead: number;
  readonly revoke: number;
  readonly revokePenalty: number;
  readonly asking: number;
  readonly correction: number;
  readonly claimInTime: number;
  readonly quittedTricks: number;
  readonly cardsPlaced: number;
  readonly timeToDecide: number;
  readonly declarerClaims: number;
  readonly partnersCut: number;
  readonly cuttingOut: number;
  readonly substitute: number;
}

/** A code of laws: what plugs into the machinery. */
export interface Code {
  readonly articles: readonly Article[];
  readonly cites: Citations;
  /** Whether cards of one rank are equal in cutting, and what somebody has cut who shows several. */
  readonly suitsInCutting: SuitsInCutting;
  readonly severalCardsCut: 'highest' | 'again';
  /** Whether the dealer always plays the hand, whoever made the trump. */
  readonly dealerPlays: boolean;
  /** Whether a trick must be quitted by its rightful winners to establish a revoke. */
  readonly quittedByRightfulWinners: boolean;
  /** Whether a card that an adversary says he or his partner holds is exposed. */
  readonly mentionExposes: boolean;
  /** Whether a card so held that an adversary but not the partner sees it is exposed. */
  readonly showingAdversaryExposes: boolean;
  /** The law by which demanding a penalty that is not due, or partners' consulting, loses it; null where neither does. */
  readonly wrongPenaltyLoses: number | null;
  readonly consultingLoses: number | null;
  /** Whether a claim of some of the tricks protects what the adversaries show, or only one of all that remain. */
  readonly partialClaimProtects: boolean;
  /** The law by which a claimer may be required to face his cards; null where he may not. */
  readonly facingMayBeRequired: boolean;
  /** Whether the last quitted trick may be looked at. */
  readonly lastTrickMayBeSeen: boolean;
  declare(draft: Draft, seat: Seat, act: DeclaringAct): Done;
  /** A card led while the trump is still being declared, where the code has its own way with it. */
  leadEarly?(draft: Draft, seat: Seat, card: Card): Refusal | 'done' | 'exposes';
  /** What the code looks at when an act is done: questions that wait for a moment. */
  afterAct(draft: Draft): void;
  /** The result of the hand as it now stands, revoke penalties included. */
  score(table: Table): HandResult;
  rubber(table: Table): RubberView | null;
}
