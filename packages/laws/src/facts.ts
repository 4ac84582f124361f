import { type BySeat, type BySide, bySeat, type Card, type Seat } from '@eldest-hand/cards';
import type { Contract, PlayedCard, Revoke, Ruling } from './event.ts';
import type { Table } from './table/table.ts';
import { turnOf } from './table/trick.ts';
import type { Phase, SideScore } from './view.ts';

/** The truth of a table for case files and tests: never for a client. */
export interface Facts {
  readonly phase: Phase;
  readonly turn: Seat | null;
  readonly rulings: readonly Ruling[];
  readonly exposed: BySeat<readonly Card[]>;
  readonly barred: readonly Seat[];
  readonly contract: Contract | null;
  readonly trick: readonly PlayedCard[];
  readonly tricks: BySide<number>;
  readonly revokes: readonly Revoke[];
  readonly score: BySide<SideScore>;
  readonly dealer: Seat;
  readonly cutting: { readonly toDraw: readonly Seat[]; readonly order: readonly Seat[] | null } | null;
  readonly rubbersRunning: BySeat<number>;
  readonly substitutes: readonly Seat[];
}

/** What case files make statements about, hidden irregularities included. */
export const factsOf = (table: Table): Facts => ({
  phase: table.phase,
  turn: turnOf(table),
  rulings: table.rulings,
  exposed: bySeat((seat) => table.exposed.filter((one) => one.seat === seat).map((one) => one.card)),
  barred: [...new Set(table.barred.map((bar) => bar.seat))],
  contract: table.contract,
  trick: table.trick,
  tricks: table.result?.tricks ?? table.tricks,
  revokes: table.revokes,
  score: table.score,
  dealer: table.dealer,
  cutting: table.cutting,
  rubbersRunning: table.rubbersRunning,
  substitutes: table.substitutes,
});
