import { type Card, type Hands, PACK, type Seat } from '@eldest-hand/cards';
import { type Act, decide, factsOf, fold, placeTable, type Table, type TableEvent } from '@eldest-hand/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/*
 * The score of a hand worked out afresh from the laws (2 to 10, 47, 48, 53, 56, 84, 89), without anything of the engine
 * but its words. Cards are counted as text.
 */

type Side = 'NS' | 'EW';
type Choice = 'points' | 'tricks' | 'waive';
interface Column {
  below: number;
  above: number;
  games: number;
}
interface Hand {
  readonly hands: Hands;
  readonly dealer: Seat;
  readonly declarer: Seat;
  readonly bid: string;
  readonly doubled: 1 | 2 | 4;
  /** Tricks of the declarer's side as played. */
  readonly won: number;
  /** In the order in which they are claimed. */
  readonly revokes: readonly { readonly seat: Seat; readonly trick: number; readonly choice: Choice }[];
  readonly before: Readonly<Record<Side, Readonly<Column>>>;
}

const SIDE: Record<Seat, Side> = { N: 'NS', S: 'NS', E: 'EW', W: 'EW' };
const AGAINST: Record<Side, Side> = { NS: 'EW', EW: 'NS' };
const POINTS: Record<string, number> = { S: 2, C: 6, D: 7, H: 8, R: 9, N: 10 };

/** What the two hands of a side hold of these cards: together, and in the better hand. */
function held(hands: Hands, side: Side, cards: readonly string[]): [sum: number, most: number] {
  const [one, other] = [...side].map((seat) => hands[seat as Seat].filter((card) => cards.includes(card)).length);
  return [(one ?? 0) + (other ?? 0), Math.max(one ?? 0, other ?? 0)];
}

/** Honours with chicane: law 6 as a table of `held/most`, law 9 on top of it. */
function honourScore(hands: Hands, side: Side, denomination: string): number {
  if (denomination === 'N') {
    const [sum, most] = held(hands, side, ['SA', 'HA', 'DA', 'CA']);
    return most === 4 ? 100 : sum === 4 ? 40 : sum === 3 ? 30 : 0;
  }
  const suit = denomination === 'R' ? 'S' : denomination;
  const table: Record<string, number> = {
    '3/2': 2,
    '3/3': 2,
    '4/2': 4,
    '4/3': 4,
    '4/4': 8,
    '5/3': 5,
    '5/4': 9,
    '5/5': 10,
  };
  const worth =
    table[
      held(
        hands,
        side,
        [...'AKQJT'].map((rank) => suit + rank),
      ).join('/')
    ] ?? 0;
  if (worth === 0) return 0;
  const trumpless = (who: Side) =>
    [...who].filter((seat) => !hands[seat as Seat].some((card) => card.startsWith(suit))).length;
  const own = trumpless(side) === 1 ? 2 : 0;
  const theirs = [0, 2, 4][trumpless(AGAINST[side])] ?? 0;
  return (worth + own - theirs) * (POINTS[denomination] ?? 0);
}

function scoreOf({ hands, dealer, declarer, bid, doubled, won, revokes, before }: Hand): Record<Side, Column> {
  const sheet = { NS: { ...before.NS }, EW: { ...before.EW } };
  const side = SIDE[declarer];
  const others = AGAINST[side];
  const denomination = bid.at(-1) as string;
  const wanted = Number(bid.slice(0, -1)) + 6;

  const exacted = revokes.filter(({ choice }) => choice !== 'waive');
  const count = (who: Side) => exacted.filter(({ seat }) => SIDE[seat] === who).length;
  const both = count('NS') > 0 && count('EW') > 0;
  let tricks = won;
  for (const who of ['NS', 'EW'] as const) {
    // A first revoke that was let go is the first revoke all the same.
    const [first, ...further] = revokes.filter(({ seat }) => SIDE[seat] === who);
    if (!both && first?.choice === 'tricks') tricks = Math.min(13, won + 3);
    if (!both && first?.choice === 'points') sheet[AGAINST[who]].above += 150;
    sheet[AGAINST[who]].above += 100 * further.filter(({ choice }) => choice !== 'waive').length;
  }

  if (tricks >= wanted) {
    if (count(side) === 0) {
      sheet[side].below += (tricks - 6) * (POINTS[denomination] ?? 0) * doubled;
      if (doubled > 1 && won >= wanted) sheet[side].above += (doubled === 4 ? 100 : 50) * (won - wanted + 1);
      if (sheet[side].below >= 30) sheet[side].games += 1;
    }
  } else if (count(others) === 0) {
    const loss = (wanted - tricks) * { 1: 50, 2: 100, 4: 200 }[doubled];
    sheet[others].above += bid === '1S' && declarer === dealer && doubled !== 4 ? Math.min(100, loss) : loss;
  }

  for (const who of ['NS', 'EW'] as const) {
    sheet[who].above += honourScore(hands, who, denomination);
    const taken = who === side ? won : 13 - won;
    if (count(who) === 0 && taken >= 12) sheet[who].above += taken === 13 ? 40 : 20;
  }
  return sheet;
}

/** Deals in which a suit may lie with few hands, so that chicane and honours in one hand are not rare. */
const deals: fc.Arbitrary<Hands> = fc
  .tuple(
    fc.shuffledSubarray([...PACK], { minLength: 52, maxLength: 52 }),
    fc.option(fc.tuple(fc.constantFrom(...'SHDC'), fc.subarray<Seat>(['N', 'E', 'S', 'W'], { minLength: 1 }))),
  )
  .map(([pack, gathered]) => {
    const hands: Record<Seat, Card[]> = { N: [], E: [], S: [], W: [] };
    const [suit, holders] = gathered ?? [null, null];
    const put = (card: Card, among: readonly Seat[]) => {
      const seat = among.reduce((least, one) => (hands[one].length < hands[least].length ? one : least));
      hands[seat].push(card);
    };
    if (suit && holders) for (const card of pack) if (card.startsWith(suit)) put(card, holders);
    for (const card of pack) if (!suit || !card.startsWith(suit)) put(card, ['N', 'E', 'S', 'W']);
    return hands;
  });

const seats = fc.constantFrom<Seat>('N', 'E', 'S', 'W');
const sides = fc.record({ below: fc.nat(29), above: fc.nat(800), games: fc.nat(1) });
/** The trick, which of the three who are liable, what is chosen. */
type Claimed = [trick: number, who: number, wish: Choice];
const revokes: fc.Arbitrary<Claimed[]> = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 1, max: 13 }), fc.nat(2), fc.constantFrom<Choice>('points', 'tricks', 'waive')),
  {
    maxLength: 3,
    selector: ([trick]) => trick,
  },
);

const played: fc.Arbitrary<Hand> = fc
  .record({
    hands: deals,
    dealer: seats,
    declarer: seats,
    level: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 7 })),
    denomination: fc.constantFrom(...'SCDHRN'),
    doubled: fc.constantFrom(1 as const, 2 as const, 4 as const),
    won: fc.integer({ min: 0, max: 13 }),
    revokes: fc.oneof(fc.constant<Claimed[]>([]), revokes),
    before: fc.record({ NS: sides, EW: sides }),
  })
  .map(({ level, denomination, declarer, revokes: all, ...rest }) => {
    // Dummy is not liable (63); the further revokes of a side have no choice of tricks.
    const liable = (['N', 'E', 'S', 'W'] as const).filter((seat) => seat === declarer || SIDE[seat] !== SIDE[declarer]);
    const claimed: Side[] = [];
    return {
      ...rest,
      declarer,
      bid: `${level}${denomination}`,
      revokes: all.map(([trick, who, wish]) => {
        const seat = liable[who] as Seat;
        const choosy = SIDE[seat] !== SIDE[declarer] && !claimed.includes(SIDE[seat]);
        const choice: Choice = wish === 'tricks' && !choosy ? 'points' : wish;
        claimed.push(SIDE[seat]);
        return { seat, trick, choice };
      }),
    };
  });

const LEFT: Record<Seat, Seat> = { N: 'E', E: 'S', S: 'W', W: 'N' };

/** Plays such a hand through the engine: the lead, a claim admitted by both, then the revokes claimed one by one. */
function throughTheEngine(hand: Hand): Table {
  const { hands, dealer, declarer, bid, doubled, won, before } = hand;
  const left = LEFT[declarer];
  const right = LEFT[LEFT[left]];
  let table = fold(
    placeTable({
      code: 'auction-1913',
      rules: { irregularities: 'live', attention: 'players', spectators: 'public' },
      position: { hands, dealer, contract: { seat: declarer, bid, doubled }, score: before },
    }),
  );
  const act = (seat: Seat, what: Act) => {
    const decision = decide(table, seat, what);
    if ('refusal' in decision) throw new Error(`${seat} ${JSON.stringify(what)}: ${decision.refusal.message}`);
    table = fold(decision.events, table);
  };
  act(left, { verb: 'play', cards: [hands[left][0] as Card] });
  const made = hand.revokes.map(
    ({ seat, trick }): TableEvent => ({
      kind: 'revoked',
      revoke: { seat, trick, card: hands[seat][trick - 1] as Card, law: 83, status: 'established', noticed: false },
    }),
  );
  table = fold(made, table);
  act(declarer, { verb: 'claim', tricks: won });
  act(left, { verb: 'admit' });
  act(right, { verb: 'admit' });
  for (const { seat, trick, choice } of hand.revokes) {
    const claimant = SIDE[seat] === SIDE[declarer] ? left : declarer;
    act(claimant, { verb: 'attention', topic: 'revoke', seat, trick });
    act(claimant, { verb: 'elect', option: choice });
  }
  return table;
}

describe('the score of a hand', () => {
  it('is what the laws give, worked out a second time', () => {
    fc.assert(
      fc.property(played, (hand) => {
        const { score, phase } = factsOf(throughTheEngine(hand));
        const expected = scoreOf(hand);
        expect(score).toEqual(expected);
        // Chicane may leave nothing of the honours, never less.
        for (const side of ['NS', 'EW'] as const)
          expect(score[side].above).toBeGreaterThanOrEqual(hand.before[side].above);
        expect(phase).toBe(expected.NS.games > 1 || expected.EW.games > 1 ? 'over' : 'reckoning');
      }),
      { numRuns: 600 },
    );
  });
});
