import { type Card, PACK, SEATS, type Seat } from '@eldest-hand/cards';
import { type Act, DENOMINATIONS, lawfulCards, type Table, TOPICS, viewOf } from '@eldest-hand/laws';
import type { Random } from './random.ts';

export interface SeatedAct {
  readonly seat: Seat;
  readonly act: Act;
}

const BIDS = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => [...'SCDHRN'].map((denomination) => `${level}${denomination}`));

const anyBid = (random: Random): string => `${random.below(9)}${random.pick(DENOMINATIONS)}`;

/** Mostly a card that the seat holds, now and then any card at all. */
const someCard = (random: Random, held: readonly Card[]): Card =>
  held.length > 0 && random.chance(0.92) ? random.pick(held) : random.pick(PACK);

const someCards = (random: Random, held: readonly Card[]): Card[] => {
  const first = someCard(random, held);
  return random.chance(0.8) ? [first] : [first, someCard(random, held)];
};

const dummyOf = (table: Table): Seat | null =>
  table.contract ? (SEATS[(SEATS.indexOf(table.contract.seat) + 2) % 4] as Seat) : null;

type Maker = (random: Random, table: Table, seat: Seat) => Act;

/** Everything that a person could do, with how often he does it. */
const WILD: readonly (readonly [weight: number, make: Maker])[] = [
  [10, (random) => ({ verb: 'bid', call: anyBid(random) })],
  [4, () => ({ verb: 'pass' })],
  [4, () => ({ verb: 'double' })],
  [3, () => ({ verb: 'redouble' })],
  [5, (random) => ({ verb: 'correct', call: anyBid(random) })],
  [2, (random) => ({ verb: 'make', denomination: random.pick(DENOMINATIONS) })],
  [4, (random) => ({ verb: random.pick(['leave', 'ask-lead', 'yes', 'satisfied'] as const) })],
  [24, (random, table, seat) => ({ verb: 'play', cards: someCards(random, table.hands[seat]) })],
  [8, (random, table) => ({ verb: 'dummy', cards: someCards(random, table.hands[dummyOf(table) ?? 'N']) })],
  [1, (random, table) => ({ verb: 'arrange', cards: someCards(random, table.hands[dummyOf(table) ?? 'N']) })],
  [10, (random, table, seat) => ({ verb: 'take-back', cards: [random.pick([...lying(table), ...table.hands[seat]])] })],
  [6, () => ({ verb: 'gather' })],
  [
    4,
    (random, table) => ({
      verb: 'call',
      cards: [
        someCard(
          random,
          table.exposed.map(({ card }) => card),
        ),
      ],
    }),
  ],
  [5, (random, table, seat) => ({ verb: 'drop', cards: someCards(random, table.hands[seat]) })],
  [3, (random, table, seat) => ({ verb: 'drop', cards: someCards(random, table.hands[seat]), manner: 'floor' })],
  [
    4,
    (random, table, seat) => ({
      verb: 'show',
      cards: someCards(random, table.hands[seat]),
      manner: random.pick(['partner', 'adversary'] as const),
    }),
  ],
  [2, (random, table, seat) => ({ verb: 'mention', cards: someCards(random, table.hands[seat]) })],
  [2, (random) => ({ verb: 'mention', cards: [random.pick(PACK)], manner: 'partner' })],
  [0.5, () => ({ verb: 'throw-down' })],
  [0.5, () => ({ verb: 'face' })],
  [2, (random, table, seat) => ({ verb: 'pick-up', cards: [someCard(random, table.floor[seat])] })],
  [6, () => ({ verb: 'ask-none' })],
  [4, (random) => ({ verb: 'answer', answer: random.pick(['none', 'some'] as const) })],
  [0.7, (random) => ({ verb: 'claim', tricks: random.chance(0.5) ? 'rest' : random.below(15) })],
  [0.5, (random) => ({ verb: 'concede', tricks: random.chance(0.3) ? 'rest' : random.below(5) })],
  [2, (random) => ({ verb: random.pick(['admit', 'dispute', 'require-face'] as const) })],
  [
    12,
    (random) => ({
      verb: 'attention',
      topic: random.pick(TOPICS),
      ...(random.chance(0.7) ? { seat: random.pick(SEATS) } : {}),
      ...(random.chance(0.2) ? { trick: 1 + random.below(13) } : {}),
    }),
  ],
  [2, (random, table) => ({ verb: 'suggest', cards: someCards(random, table.hands[dummyOf(table) ?? 'N']) })],
  [3, (random) => ({ verb: random.pick(['refer', 'place-cards', 'consult'] as const) })],
  [
    2,
    (random) => ({ verb: 'elect', option: random.pick(['waive', 'stand', 'points', 'expose', 'suit H', 'nonsense']) }),
  ],
  [1, () => ({ verb: 'cut' })],
  [0.5, (random) => ({ verb: random.pick(['substitute', 'no-substitute'] as const), seat: random.pick(SEATS) })],
  [3, () => ({ verb: 'ask-undo' })],
  [0.4, () => ({ verb: 'ask-deal-again' })],
  [1, (random) => ({ verb: random.pick(['consent', 'no-consent'] as const) })],
  [0.3, () => ({ verb: 'new-rubber' })],
  [0.3, (random) => ({ verb: 'draw', places: [1 + random.below(52)] })],
  [0.2, (random) => ({ verb: 'take-seat', seat: random.pick(SEATS) })],
];
const WEIGHT = WILD.reduce((sum, [weight]) => sum + weight, 0);

const lying = (table: Table): Card[] => [
  ...table.trick.map(({ card }) => card),
  ...table.surplus.map(({ card }) => card),
  ...table.putDown.map(({ card }) => card),
  ...(table.pile.at(-1)?.plays.map(({ card }) => card) ?? []),
];

/** Any act of any seat, regular or not. */
export function wildAct(random: Random, table: Table): SeatedAct {
  const seat = random.pick(SEATS);
  let at = random.next() * WEIGHT;
  for (const [weight, make] of WILD) {
    at -= weight;
    if (at < 0) return { seat, act: make(random, table, seat) };
  }
  return { seat, act: { verb: 'pass' } };
}

/** A choice of somebody who is asked. */
export function election(random: Random, table: Table): SeatedAct | null {
  if (table.rulings.length === 0) return null;
  const ruling = random.pick(table.rulings);
  return {
    seat: random.pick(ruling.to),
    act: { verb: 'elect', option: random.pick(ruling.options), ruling: ruling.id },
  };
}

/** The card of the seat whose turn it is, put down by whoever acts for it. */
function cardInTurn(random: Random, table: Table): SeatedAct[] {
  const { turn, actor } = viewOf(table, 'spectator');
  if (!turn || !actor) return [];
  const lawful = lawfulCards(table, turn);
  const first = lawful.length > 0 ? [random.pick(lawful)] : [];
  const verb = turn === actor ? 'play' : 'dummy';
  return [...first, ...lawful, ...table.hands[turn]].map((card) => ({ seat: actor, act: { verb, cards: [card] } }));
}

/** Bridge of 1905: whatever the one whose word it is could say, each once. */
function declaringTrumps(random: Random): Act[] {
  const denomination = random.pick(['S', 'H', 'D', 'C', 'N'] as const);
  const make: Act = { verb: 'make', denomination };
  const further: Act = { verb: random.pick(['double', 'redouble'] as const) };
  const enough: Act[] = [{ verb: 'satisfied' }, { verb: 'yes' }, { verb: 'ask-lead' }];
  const dealing: Act[] = random.chance(0.3) ? [{ verb: 'leave' }, make] : [make];
  const doubling: Act[] = random.chance(0.3) ? [further, ...enough] : enough;
  return [...dealing, ...doubling, { verb: 'double' }, { verb: 'redouble' }];
}

/** What those whom the table waits for can do to bring it on, the likeliest first. */
export function movesOn(random: Random, table: Table): SeatedAct[] {
  const { waitingFor, waitingWhy } = viewOf(table, 'spectator');
  if (waitingWhy === 'card') return cardInTurn(random, table);
  // A revoke that somebody has noticed may be put right or be left.
  if (waitingWhy === 'correction' && table.phase === 'playing' && random.chance(0.5)) return cardInTurn(random, table);
  return waitingFor.flatMap((seat): SeatedAct[] => {
    const by = (...acts: Act[]) => acts.map((act) => ({ seat, act }));
    switch (waitingWhy) {
      case 'ruling':
        return by(
          ...table.rulings
            .filter((ruling) => ruling.to.includes(seat))
            .flatMap(({ id, options }) => {
              const first = random.below(options.length);
              return [...options.slice(first), ...options.slice(0, first)].map(
                (option): Act => ({ verb: 'elect', option, ruling: id }),
              );
            }),
        );
      case 'claim':
        return by({ verb: random.pick(['admit', 'dispute'] as const) }, { verb: 'admit' });
      case 'consent':
        return by({ verb: random.chance(0.85) ? 'consent' : 'no-consent' });
      case 'answer':
        return by({ verb: 'answer', answer: random.pick(['none', 'some'] as const) });
      case 'correction':
        return by(
          ...table.revokes
            .filter((revoke) => revoke.seat === seat)
            .map(({ card }): Act => ({ verb: 'take-back', cards: [card] })),
          ...BIDS.map((call): Act => ({ verb: 'correct', call })),
        );
      case 'call':
        if (table.code === 'bridge-1905') return by(...declaringTrumps(random));
        return by(
          ...(random.chance(0.6) ? [{ verb: 'pass' } as const] : []),
          { verb: 'bid', call: random.pick(BIDS.slice(0, 24)) },
          { verb: 'pass' },
          ...BIDS.map((call): Act => ({ verb: 'bid', call })),
        );
      case 'cut':
        return by({ verb: 'cut' });
      default:
        return [];
    }
  });
}

/** An act as the table language writes it, near enough to be read and tried again. */
export const written = ({ seat, act }: SeatedAct): string =>
  `${seat}: ${[
    act.verb,
    ...Object.entries(act)
      .filter(([key]) => key !== 'verb')
      .sort(([one], [other]) => Number(other === 'ruling') - Number(one === 'ruling'))
      .flatMap(([, value]) => value),
  ].join(' ')}`;
