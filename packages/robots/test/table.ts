import { bySeat, type Hands, PACK, SEATS, type Seat } from '@eldest-hand/cards';
import {
  type Act,
  type CodeName,
  DEFAULT_RULES,
  decide,
  emptyTable,
  fold,
  openTable,
  type Rules,
  type SealedDeal,
  type Table,
} from '@eldest-hand/laws';
import { clumsyAct, type Random, type Robot, robotAct, sightOf } from '@eldest-hand/robots';

/** A pack dealt by the generator. */
export function randomHands(random: Random): Hands {
  const pack = [...PACK];
  for (let at = pack.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [pack[at], pack[other]] = [pack[other] as (typeof pack)[0], pack[at] as (typeof pack)[0]];
  }
  return bySeat((seat) => pack.filter((_, at) => at % 4 === SEATS.indexOf(seat)));
}

export const sealed = (hands: Hands): SealedDeal => ({ hands, nonce: 'nonce', commitment: 'commitment' });

export const openWith = (code: CodeName, dealer: Seat, hands: Hands, rules: Partial<Rules> = {}): Table =>
  fold(openTable({ code, rules: { ...DEFAULT_RULES, ...rules }, dealer, deal: sealed(hands) }), emptyTable);

export const isOver = ({ phase }: Table): boolean => phase !== 'declaring' && phase !== 'playing';

export interface Played {
  readonly table: Table;
  readonly acts: number;
  readonly refused: readonly string[];
  /** Milliseconds of each act. */
  readonly times: readonly number[];
  /** Nobody does anything and the deal is not over. */
  readonly stuck: boolean;
}

const MOST_ACTS = 400;

/** The first act that one of the four robots has for the table as it stands. */
export function nextAct(
  table: Table,
  robots: Readonly<Record<Seat, Robot>>,
  clumsy = 0,
): { seat: Seat; act: Act } | null {
  if (clumsy > 0)
    for (const seat of SEATS) {
      const slip = clumsyAct(sightOf(table, seat), clumsy, robots[seat].random);
      if (slip) return { seat, act: slip };
    }
  for (const seat of SEATS) {
    const act = robotAct(sightOf(table, seat), robots[seat]);
    if (act) return { seat, act };
  }
  return null;
}

/** Four robots play a deal out, until the cards could be cut for the next. */
export function playOut(begun: Table, robots: Readonly<Record<Seat, Robot>>, clumsy = 0): Played {
  let table = begun;
  let acts = 0;
  const refused: string[] = [];
  const times: number[] = [];
  const disputed = new Set<Seat>();
  while (acts < MOST_ACTS && (!isOver(table) || table.rulings.length > 0)) {
    const began = performance.now();
    const minded = bySeat((seat) => ({ ...robots[seat], claims: !disputed.has(seat) }));
    const next = nextAct(table, minded, clumsy);
    times.push(performance.now() - began);
    if (!next) return { table, acts, refused, times, stuck: true };
    const claimer = table.claim?.seat;
    const decision = decide(table, next.seat, next.act);
    if ('refusal' in decision) {
      refused.push(`${next.seat}: ${JSON.stringify(next.act)}: ${decision.refusal.message}`);
      if (refused.length > 3) return { table, acts, refused, times, stuck: true };
    } else table = decision.table;
    if (claimer && !table.claim && !isOver(table)) disputed.add(claimer);
    acts++;
  }
  return { table, acts, refused, times, stuck: !isOver(table) };
}
