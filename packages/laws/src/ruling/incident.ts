import type { Card, Seat } from '@eldest-hand/cards';
import type { Revoke } from '../event.ts';

/** How a card came to be seen. */
export type ExposedHow = 'led' | 'dropped' | 'shown' | 'mentioned' | 'thrown-down' | 'two-at-once';

/**
 * What happened that a law may have something to say about. The table states the fact; a code's articles rule upon it.
 */
export type Incident =
  | { readonly kind: 'made-without-leave'; readonly seat: Seat }
  | { readonly kind: 'declaration-passed-back'; readonly seat: Seat }
  | { readonly kind: 'adversary-declares'; readonly seat: Seat }
  | { readonly kind: 'third-hand-asks'; readonly seat: Seat }
  | { readonly kind: 'led-before-leave'; readonly seat: Seat }
  | { readonly kind: 'third-hand-leads'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'doubled';
      readonly seat: Seat;
      readonly inTurn: boolean;
      readonly first: boolean;
      readonly early: boolean;
    }
  | { readonly kind: 'called'; readonly seat: Seat; readonly call: string }
  | { readonly kind: 'bid-out-of-turn'; readonly seat: Seat; readonly call: string }
  | { readonly kind: 'double-out-of-turn'; readonly seat: Seat }
  | { readonly kind: 'insufficient-bid'; readonly seat: Seat; readonly call: string }
  | { readonly kind: 'impossible-bid'; readonly seat: Seat; readonly call: string }
  | {
      readonly kind: 'exposed-while-declaring';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly how: ExposedHow;
    }
  | { readonly kind: 'declared' }
  | {
      readonly kind: 'exposed-before-lead';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly how: ExposedHow;
    }
  | { readonly kind: 'exposed-in-play'; readonly seat: Seat; readonly cards: readonly Card[]; readonly how: ExposedHow }
  | { readonly kind: 'two-at-once'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'two-touched-in-dummy'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'lead-out-of-turn'; readonly seat: Seat; readonly card: Card; readonly rightful: Seat }
  | { readonly kind: 'trick-complete' }
  | { readonly kind: 'led-ahead'; readonly seat: Seat }
  | { readonly kind: 'suggested'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'attention-to-trick'; readonly seat: Seat }
  | { readonly kind: 'unauthorised-reference'; readonly seat: Seat }
  | { readonly kind: 'consulted'; readonly seat: Seat }
  | { readonly kind: 'short-trick-noticed'; readonly seat: Seat; readonly trick: number }
  | { readonly kind: 'played-before-turn'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'error-corrected'; readonly revoke: Revoke }
  | { readonly kind: 'revoke-claimed'; readonly revoke: Revoke; readonly by: Seat | null }
  | {
      readonly kind: 'dummy-speaks';
      readonly against: Seat;
      readonly ruling: number | null;
      readonly cards: readonly Card[];
    };

export type IncidentKind = Incident['kind'];
export type IncidentOf<K extends IncidentKind> = Extract<Incident, { readonly kind: K }>;
