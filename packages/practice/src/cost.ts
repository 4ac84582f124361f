import {
  adversariesOf,
  type BySide,
  bySide,
  type Card,
  rankValue,
  SEATS,
  type Seat,
  type Side,
  sideOf,
  suitOf,
} from '@eldest-hand/cards';
import { type Act, decide, type HandResult, lawfulCards, type Table, type View, viewOf } from '@eldest-hand/laws';
import { OutOfTime, type Solver } from '@eldest-hand/solver';
import { worthFor } from './decisions.ts';
import { inOrder, openHands, tricksFrom } from './open-hands.ts';

/**
 * How far a figure can be relied upon. `exact`: everybody plays best with all cards seen, as the laws let him. `at-least`: the declarer may do
 * better still, by calling an exposed card later than was looked at. `about`: an order that binds later was left out.
 */
export type Trust = 'exact' | 'at-least' | 'about';

/** What an option comes to when everybody then plays best; or why that cannot be said. */
export type Cost =
  | {
      readonly kind: 'reckoned';
      readonly tricks: BySide<number>;
      /** What each side writes down for this hand. */
      readonly points: BySide<number>;
      readonly made: boolean;
      readonly trust: Trust;
      /** The options that follow at once, as chosen for the best. */
      readonly next: readonly string[];
    }
  | { readonly kind: 'new-deal' }
  | { readonly kind: 'unknown'; readonly why: 'declaring' | 'unsettled' | 'time' };

type Reckoned = Extract<Cost, { kind: 'reckoned' }>;

const TRUST: readonly Trust[] = ['exact', 'at-least', 'about'];
const worse = (a: Trust, b: Trust): Trust => (TRUST.indexOf(a) > TRUST.indexOf(b) ? a : b);

/** How many cards are looked at one by one before the solver takes over: a trick and what remains of another. */
const DEPTH = 6;
/** How many exposed cards are tried as called at once. */
const CALLS = 4;
/** How many choices in a row an option may lead to. */
const CHAIN = 3;

interface Search {
  readonly solver: Solver;
  readonly until: number;
}

/** What the play comes to for the declarer's side, from the trick in progress on. */
interface Played {
  readonly tricks: number;
  readonly trust: Trust;
}

const done = (table: Table, seat: Seat, act: Act): Table | null => {
  const decision = decide(table, seat, act);
  return 'refusal' in decision ? null : decision.table;
};

/** Something is on the table that double-dummy play knows nothing of. */
const unsettled = (table: Table): boolean =>
  table.rulings.length > 0 ||
  table.claim !== null ||
  table.question !== null ||
  table.putDown.length > 0 ||
  table.surplus.length > 0 ||
  table.ledAhead.length > 0 ||
  table.shortTricks.length > 0 ||
  table.mayWithdraw.length > 0 ||
  // One of the declarer's own may stand; then the trick is like any other.
  (table.falseLead !== null && sideOf(table.falseLead.seat) !== sideOf(table.contract?.seat ?? 'N')) ||
  table.revokes.some((revoke) => revoke.noticed && revoke.status === 'correctable');

/** Orders and calls that speak of a card of this trick, or of the lead that is due; and a card played out of its turn. */
function binds(table: Table, view: View): boolean {
  const { turn, trickWinner } = view;
  const leading = table.trick.length === 0 || trickWinner !== null;
  const toPlay = (seat: Seat): boolean => leading || !table.trick.some((played) => played.seat === seat);
  return (
    (!leading && !inOrder(table)) ||
    table.called.some(({ seat, card }) => toPlay(seat) && table.hands[seat].includes(card)) ||
    table.orders.some(({ kind, seat, trick }) => {
      if (trick !== undefined && trick !== table.trickNumber) return false;
      return kind === 'lead-suit' || kind === 'not-lead-suit' ? leading && seat === turn : toPlay(seat);
    })
  );
}

/** One card of each sequence: what it takes the others take too. */
function different(table: Table, seat: Seat, cards: readonly Card[]): readonly Card[] {
  const others = new Set<Card>([
    ...SEATS.filter((one) => one !== seat).flatMap((one) => table.hands[one]),
    ...table.trick.map(({ card }) => card),
  ]);
  const marked = new Set<Card>([...table.exposed, ...table.called].map(({ card }) => card));
  for (const { card } of table.orders) if (card) marked.add(card);
  const falling = [...cards].sort((a, b) => rankValue(b) - rankValue(a));
  return falling.filter((card, at) => {
    const above = falling.slice(0, at).findLast((one) => suitOf(one) === suitOf(card));
    if (!above || marked.has(above) || marked.has(card)) return true;
    return [...others].some(
      (one) => suitOf(one) === suitOf(card) && rankValue(one) > rankValue(card) && rankValue(one) < rankValue(above),
    );
  });
}

/** The tricks of the declarer's side in the whole hand. Throws `OutOfTime`; null where the position is not one of regular play. */
function played(table: Table, search: Search, depth: number): Played | null {
  if (table.phase !== 'playing')
    return table.result
      ? { tricks: table.result.won[sideOf(table.result.contract?.seat ?? 'N')], trust: 'exact' }
      : null;
  if (unsettled(table)) return null;
  const view = viewOf(table, 'spectator');
  const { turn, actor, declarer } = view;
  if (!turn || !actor || !declarer) return null;
  if (performance.now() > search.until) throw new OutOfTime('The time is over.');
  const later = table.leadCallsDue.length > 0 || (table.orders.length > 0 && (depth === 0 || !binds(table, view)));
  if (depth === 0 || !binds(table, view)) {
    const hands = openHands(table);
    return hands && { tricks: tricksFrom(hands, search.solver, search.until), trust: later ? 'about' : 'exact' };
  }
  const ours = sideOf(turn) === sideOf(declarer);
  const values: Played[] = [];
  for (const card of different(table, turn, lawfulCards(table, turn))) {
    const next = done(table, actor, { verb: actor === turn ? 'play' : 'dummy', cards: [card] });
    const value = next && played(next, search, depth - 1);
    if (!value) return null;
    values.push(value);
  }
  const tricks = values.map((value) => value.tricks);
  return {
    tricks: ours ? Math.max(...tricks) : Math.min(...tricks),
    trust: values.map(({ trust }) => trust).reduce(worse),
  };
}

/** The same, with what the declarer gains who calls an exposed card at once. */
function playedWithCalls(table: Table, search: Search): Played | null {
  const without = played(table, search, DEPTH);
  const declarer = table.contract?.seat;
  if (!without || !declarer || table.phase !== 'playing') return without;
  const adversaries = adversariesOf(declarer);
  const callable = table.exposed.filter(({ seat }) => adversaries.includes(seat));
  if (callable.length === 0) return without;
  let best: Played = { tricks: without.tricks, trust: 'at-least' };
  try {
    for (const { card } of callable.slice(0, CALLS)) {
      const called = done(table, declarer, { verb: 'call', cards: [card] });
      const value = called && played(called, search, DEPTH);
      if (value && value.tricks > best.tricks) best = { tricks: value.tricks, trust: worse('at-least', value.trust) };
    }
  } catch (error) {
    // What was found without calling stands: the declarer need not call.
    if (!(error instanceof OutOfTime)) throw error;
  }
  return best;
}

const pointsOf = (result: HandResult): BySide<number> =>
  bySide((side) => result.lines.filter((line) => line.side === side).reduce((sum, line) => sum + line.points, 0));

const reckoned = (result: HandResult, trust: Trust): Reckoned => ({
  kind: 'reckoned',
  tricks: result.tricks,
  points: pointsOf(result),
  made: result.made,
  trust,
  next: [],
});

/** Ends the hand with so many tricks for the declarer, as a claim would, so that the code itself scores it. */
function scored(table: Table, tricks: number): HandResult | null {
  const declarer = table.contract?.seat;
  if (!declarer) return null;
  const claimed = done(table, declarer, { verb: 'claim', tricks: tricks - table.tricks[sideOf(declarer)] });
  const [left, right] = adversariesOf(declarer);
  const once = claimed && done(claimed, left, { verb: 'admit' });
  const twice = once && (once.result ? once : done(once, right, { verb: 'admit' }));
  return twice?.result ?? null;
}

/** Of what several options come to, the best for the side; unknown where nothing is known of any. */
function bestOf(costs: readonly Cost[], side: Side): Cost {
  const known = costs.filter((cost) => cost.kind === 'reckoned');
  const best = known.reduce<Reckoned | null>(
    (one, cost) => (one === null || worthFor(cost, side) > worthFor(one, side) ? cost : one),
    null,
  );
  return best ?? costs[0] ?? { kind: 'unknown', why: 'unsettled' };
}

function costAt(table: Table, search: Search, chain: number): Cost {
  if (table.phase === 'void') return { kind: 'new-deal' };
  if (table.result && table.rulings.length === 0) return reckoned(table.result, 'exact');
  const ruling = table.rulings[0];
  const asked = ruling?.to[0];
  if (ruling && asked) {
    if (chain === 0) return { kind: 'unknown', why: 'unsettled' };
    const costs = ruling.options.map((option) =>
      costOf(table, { seat: asked, ruling: ruling.id, option }, search, chain - 1),
    );
    return bestOf(costs, sideOf(asked));
  }
  if (table.phase === 'declaring') return { kind: 'unknown', why: 'declaring' };
  try {
    const value = playedWithCalls(table, search);
    const result = value && scored(table, value.tricks);
    return result ? reckoned(result, value.trust) : { kind: 'unknown', why: 'unsettled' };
  } catch (error) {
    if (error instanceof OutOfTime) return { kind: 'unknown', why: 'time' };
    if (error instanceof RangeError) return { kind: 'unknown', why: 'unsettled' };
    throw error;
  }
}

/** A choice in a ruling, as somebody may make it. */
export interface Choice {
  readonly seat: Seat;
  readonly ruling: number;
  readonly option: string;
}

function costOf(table: Table, { seat, ruling, option }: Choice, search: Search, chain: number): Cost {
  const chosen = done(table, seat, { verb: 'elect', option, ruling });
  if (!chosen) return { kind: 'unknown', why: 'unsettled' };
  const cost = costAt(chosen, search, chain);
  return cost.kind === 'reckoned' ? { ...cost, next: [option, ...cost.next] } : cost;
}

/**
 * What a choice in an open ruling will cost, with all four hands seen: the hand is played best by everybody from there on, each
 * held to what the choice obliges him to.
 * @param until when the reckoning must be over, by `performance.now()`.
 * @returns the tricks and points of both sides, and how far they can be relied upon; or why nothing can be said.
 */
export function costOfChoice(table: Table, choice: Choice, solver: Solver, until: number): Cost {
  const cost = costOf(table, choice, { solver, until }, CHAIN);
  return cost.kind === 'reckoned' ? { ...cost, next: cost.next.slice(1) } : cost;
}
