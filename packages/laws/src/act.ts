import type { Card, Seat, Suit } from '@eldest-hand/cards';

/** What a player may draw attention to (`attention TOPIC`). */
export const TOPICS = ['revoke', 'trick', 'lead', 'short', 'surplus', 'taken', 'irregularity', 'score'] as const;
export type Topic = (typeof TOPICS)[number];

/** Denominations: the four suits, no trumps, and in auction-1913 royal spades. */
export const DENOMINATIONS = ['S', 'C', 'D', 'H', 'R', 'N'] as const;
export type Denomination = (typeof DENOMINATIONS)[number];

/**
 * Everything that a person does at the table, as it travels and as the log keeps it. The keys are the contract's.
 * `call` of a bid is its text (`3R`, `8H`); any whole number is sayable.
 */
export type Act =
  | { readonly verb: 'bid'; readonly call: string }
  | { readonly verb: 'pass' | 'double' | 'redouble' }
  | { readonly verb: 'correct'; readonly call: string }
  | { readonly verb: 'make'; readonly denomination: Denomination }
  | { readonly verb: 'leave' | 'ask-lead' | 'yes' | 'satisfied' }
  | {
      readonly verb: 'play' | 'dummy' | 'arrange' | 'take-back' | 'call' | 'pick-up' | 'suggest';
      readonly cards: readonly Card[];
    }
  | { readonly verb: 'gather' | 'throw-down' | 'face' | 'ask-none' | 'admit' | 'dispute' | 'require-face' }
  | { readonly verb: 'drop'; readonly cards: readonly Card[]; readonly manner?: 'floor' }
  | { readonly verb: 'show'; readonly cards: readonly Card[]; readonly manner: 'partner' | 'adversary' }
  | { readonly verb: 'mention'; readonly cards: readonly Card[]; readonly manner?: 'partner' }
  | { readonly verb: 'answer'; readonly answer: 'none' | 'some' }
  | { readonly verb: 'claim' | 'concede'; readonly tricks: number | 'rest' }
  | { readonly verb: 'attention'; readonly topic: Topic; readonly seat?: Seat; readonly trick?: number }
  | { readonly verb: 'refer' | 'place-cards' | 'consult' | 'cut' | 'new-rubber' }
  /** Where the rules of the table allow it: his own last act taken back, or the deal begun again, when all four consent. */
  | { readonly verb: 'ask-undo' | 'ask-deal-again' | 'consent' | 'no-consent' }
  /** Cuts cards out of the spread pack, by their places in it, from 1. */
  | { readonly verb: 'draw'; readonly places: readonly number[] }
  | { readonly verb: 'take-seat' | 'substitute' | 'no-substitute'; readonly seat: Seat }
  | { readonly verb: 'elect'; readonly option: string; readonly ruling?: number };

export type Verb = Act['verb'];
export type ActOf<V extends Verb> = Extract<Act, { readonly verb: V }>;

export type SuitOption = `suit ${Suit}`;
