import { type Card, type Hands, PACK, SEATS, type Seat, writeDeal } from '@eldest-hand/cards';
import {
  type Act,
  CODE_NAMES,
  type CodeName,
  decide,
  emptyTable,
  fold,
  openTable,
  type Refusal,
  RULE_VALUES,
  type Rules,
  type SealedDeal,
  type Table,
  type TableEvent,
} from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { election, movesOn, type SeatedAct, wildAct, written } from './walk/acts.ts';
import { type Random, randomDeal, seeded } from './walk/random.ts';
import { Sight } from './walk/sight.ts';

/*
 * Whole deals of people who do anything. WALK_DEALS: how many deals. WALK_SEED: begins at a seed, as a failure names it.
 */
const DEALS = Number(process.env.WALK_DEALS ?? 150);
const SEED = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000_000);
const DEALS_A_TABLE = 2;
/** Acts after which nothing irregular is done any more, and acts in which a deal must then be over. */
const WILD_ACTS = 160;
const MOST_ACTS = 700;

const isOver = ({ phase }: Table): boolean => phase !== 'declaring' && phase !== 'playing';

const sealed = (random: Random): SealedDeal => ({
  hands: randomDeal(random),
  nonce: 'nonce',
  commitment: 'commitment',
});

/** Freezes what is new in it; what is frozen already was looked through before. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** What is wrong with where the cards are: each in one place, with or from the player to whom it was dealt. */
function misplaced(table: Table, dealt: Hands): string | undefined {
  const owner = (card: Card): Seat | undefined => SEATS.find((seat) => dealt[seat].includes(card));
  const places: (readonly [card: Card, seat: Seat])[] = SEATS.flatMap((seat) =>
    table.hands[seat].map((card) => [card, seat] as const),
  );
  for (const { seat, card } of [
    ...table.trick,
    ...table.surplus,
    ...table.pile.flatMap(({ plays, surplus }) => [...plays, ...surplus]),
  ])
    places.push([card, seat]);
  if (places.length !== PACK.length) return `${places.length} cards`;
  for (const card of PACK) {
    const at = places.filter(([one]) => one === card);
    if (at.length !== 1) return `${card} in ${at.length} places`;
    if (at[0]?.[1] !== owner(card)) return `${card} is with ${at[0]?.[1]} and was dealt to ${owner(card)}`;
  }
  for (const { seat, card } of [...table.exposed, ...table.putDown, ...table.ledAhead])
    if (!table.hands[seat].includes(card)) return `${card} lies before ${seat}, who has it no longer`;
  for (const seat of SEATS)
    for (const card of [...table.floor[seat], ...table.faced[seat]])
      if (!table.hands[seat].includes(card)) return `${card} lies about, and ${seat} has it no longer`;
  return undefined;
}

/** What is only said, or done with tricks and cards that lie there: it is not what somebody asks to have back. */
const SAID: ReadonlySet<string> = new Set([
  ...['ask-none', 'answer', 'attention', 'refer', 'place-cards', 'consult', 'arrange', 'suggest', 'admit', 'dispute'],
  ...['require-face', 'gather', 'take-back', 'pick-up', 'substitute', 'no-substitute'],
  ...['ask-undo', 'ask-deal-again', 'consent', 'no-consent'],
]);

/** A table without what goes on whatever is taken back: the count of acts, who plays for whom, and what is still asked. */
function inCards(table: Table): Partial<Table> {
  const { version, news, earlier, consent, setAside, orderCount, substitutes, substituteAsked, keepsDeal, ...cards } =
    table;
  return cards;
}

class Walk {
  /** The tables of this deal before each act that stands, for what must come back when an act is taken back. */
  #history: { readonly seat: Seat; readonly verb: string; readonly before: Table }[] = [];
  readonly #random: Random;
  readonly #rules: Rules;
  #table: Table;
  #dealt: Hands;
  #sight: Sight;
  readonly #events: TableEvent[] = [];
  /** What was done in this deal, as a transcript. */
  #transcript: string[] = [];

  constructor(code: CodeName, seed: number) {
    const random = seeded(seed);
    this.#random = random;
    this.#rules = {
      irregularities: random.chance(0.8) ? 'live' : random.pick(RULE_VALUES.irregularities),
      attention: random.pick(RULE_VALUES.attention),
      spectators: random.pick(RULE_VALUES.spectators),
      spades: random.pick(RULE_VALUES.spades),
      consent: random.pick(RULE_VALUES.consent),
    };
    const opening = {
      code,
      rules: this.#rules,
      dealer: random.pick(SEATS),
      deal: sealed(random),
    } as const;
    const events = openTable(random.chance(0.5) ? { ...opening, next: sealed(random) } : opening);
    this.#events.push(...events);
    this.#table = frozen(fold(events));
    this.#dealt = opening.deal.hands;
    this.#sight = new Sight(this.#dealt, this.#rules);
  }

  run(): void {
    for (let deal = 1; deal <= DEALS_A_TABLE; deal++) {
      this.#playDeal();
      this.#foldAgain();
      this.#cut();
    }
  }

  /** The transcript so far, for somebody who wants to see what happened. */
  get story(): string {
    return [`deal: ${writeDeal(this.#dealt)}`, `dealer: ${this.#table.dealer}`, ...this.#transcript].join('\n');
  }

  #playDeal(): void {
    const wildness = this.#random.pick([0.1, 0.3, 0.5]);
    for (let acts = 0; ; acts++) {
      if (acts > MOST_ACTS) throw new Error('the deal does not come to an end');
      const wild = acts < WILD_ACTS && this.#random.chance(wildness);
      // A little is still said when the play is over: a revoke claimed, a ruling elected.
      if (isOver(this.#table) && this.#table.rulings.length === 0 && (!wild || this.#table.phase === 'void')) return;
      if (wild) {
        const chosen = this.#random.chance(0.3) ? election(this.#random, this.#table) : null;
        const act = chosen ?? wildAct(this.#random, this.#table);
        if (act.act.verb !== 'cut' || !isOver(this.#table)) this.#try(act);
      } else this.#moveOn();
    }
  }

  #moveOn(): void {
    const moves = movesOn(this.#random, this.#table);
    if (moves.length === 0) throw new Error('the table waits for nobody');
    const refused: string[] = [];
    for (const move of moves) {
      const refusal = this.#try(move);
      if (!refusal) return;
      refused.push(`${written(move)} (${refusal.message})`);
    }
    throw new Error(`nobody can go on: ${[...new Set(refused)].slice(0, 4).join('; ')}`);
  }

  /** Does an act. @returns why it was refused, if it was. */
  #try(what: SeatedAct): Refusal | undefined {
    const before = this.#table;
    const decision = decide(before, what.seat, frozen(what.act) as Act, { seal: sealed(this.#random) });
    if ('refusal' in decision) {
      expect(decision.refusal.message).not.toBe('');
      return decision.refusal;
    }
    const [first] = decision.events;
    expect(first, 'the first event').toEqual({ kind: 'acted', seat: what.seat, act: what.act });
    expect(decision.events.filter(({ kind }) => kind === 'acted').length).toBe(1);
    this.#table = frozen(fold(decision.events, before));
    this.#events.push(...decision.events);
    this.#history.push({ seat: what.seat, verb: what.act.verb, before });
    for (const event of decision.events) if (event.kind === 'undone') this.#undone(event.seat);
    this.#transcript.push(written(what));
    if (this.#table.version !== before.version + 1) throw new Error('the version did not rise by one');
    if (what.act.verb === 'cut') {
      this.#dealt = this.#table.dealt?.hands ?? this.#dealt;
      this.#sight = new Sight(this.#dealt, this.#rules);
      this.#transcript = [];
      this.#history = [];
    } else this.#sight.note(before, what.seat, what.act);
    const wrong = misplaced(this.#table, this.#dealt);
    if (wrong) throw new Error(wrong);
    const [leak] = this.#sight.leaks(this.#table);
    if (leak) throw new Error(leak);
    return undefined;
  }

  /** As if that act and all since had not been done: the hands, the auction, the rulings, the hidden irregularities. */
  #undone(seat: Seat): void {
    const at = this.#history.findLastIndex((act) => act.seat === seat && !SAID.has(act.verb));
    const before = this.#history[at]?.before;
    expect(before, 'an act to take back').toBeDefined();
    if (before) expect(inCards(this.#table), 'what was taken back').toEqual(inCards(before));
    this.#history = this.#history.slice(0, at);
    undone += 1;
  }

  /** The log as a store would keep it gives the same table again. */
  #foldAgain(): void {
    const log = JSON.parse(JSON.stringify(this.#events)) as TableEvent[];
    expect(fold(log, emptyTable), 'the log folded again').toEqual(this.#table);
  }

  #cut(): void {
    expect(isOver(this.#table), 'the deal is over').toBe(true);
    const { rulingLog, phase, result } = this.#table;
    expect(
      rulingLog.filter(({ outcome }) => outcome.state === 'open'),
      'rulings neither answered nor lapsed',
    ).toEqual([]);
    expect(phase === 'void' || result !== null, 'the deal is scored').toBe(true);
    const dealer = this.#table.dealer;
    const again = this.#table.phase === 'void';
    const accepted = SEATS.filter(
      (seat) => 'events' in decide(this.#table, seat, { verb: 'cut' }, { seal: sealed(this.#random) }),
    );
    expect(accepted.length, 'players who may cut').toBe(1);
    const [seat] = accepted;
    if (seat) this.#try({ seat, act: { verb: 'cut' } });
    expect(this.#table.phase).toBe('declaring');
    expect(this.#table.dealer === dealer, 'the same dealer again').toBe(again);
  }
}

/** How many acts have been taken back in all. */
let undone = 0;

describe.each(CODE_NAMES)('people who do anything under %s', (code) => {
  it(`leave every deal whole (${DEALS} deals from seed ${SEED})`, { timeout: 30_000 + DEALS * 400 }, () => {
    for (let seed = SEED; seed < SEED + DEALS / DEALS_A_TABLE; seed++) {
      const walk = new Walk(code, seed);
      try {
        walk.run();
      } catch (error) {
        const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
        throw new Error(`WALK_SEED=${seed} WALK_DEALS=${DEALS_A_TABLE}: ${reason}\n\n${walk.story}`);
      }
    }
    if (DEALS >= 100) expect(undone, 'acts taken back').toBeGreaterThan(10);
  });
});
