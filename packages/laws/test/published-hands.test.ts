import { readFileSync } from 'node:fs';
import {
  bySeat,
  type Card,
  clockwiseFrom,
  isDealFault,
  leftOf,
  partnerOf,
  readDeal,
  type Seat,
  SIDES,
  type Side,
  type Suit,
  sideOf,
} from '@eldest-hand/cards';
import {
  type Act,
  decide,
  factsOf,
  fold,
  lawfulCards,
  openTable,
  placeTable,
  type Rules,
  type Table,
  type TableEvent,
} from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';

interface Points {
  readonly tricks: number;
  readonly honours_and_slam: number;
}

/** A hand out of Elwell's books: `rows` are the tricks, each seat with its card. */
interface PrintedHand {
  readonly source: string;
  readonly no: number;
  readonly dealer: Seat;
  readonly maker: Seat;
  readonly strain: Suit | 'NT';
  readonly doubled: boolean;
  readonly hands: Record<Seat, Card[]>;
  readonly rows: readonly Record<Seat, Card>[];
  readonly printed_winners: readonly Seat[];
  readonly printed_tricks: number | null;
  readonly tricks_dealer: number;
  readonly points: Record<Side, Points>;
}

/** A hand recorded at a table: hands as `spades.hearts.diamonds.clubs`, the cards in the order of play. */
interface RecordedHand {
  readonly id: string;
  readonly dealer: Seat;
  readonly hands: Record<Seat, string>;
  readonly contract: string;
  readonly declarer: Seat;
  readonly lead: Seat;
  readonly play: readonly Card[];
  readonly winners: string;
  readonly tricks: number;
}

const linesOf = <T>(file: string): T[] =>
  readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

const RULES: Rules = { irregularities: 'live', attention: 'players', spectators: 'public' };

/** A hand that is played card by card, in turn and according to the laws. */
class Replay {
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  get facts() {
    return factsOf(this.#table);
  }

  act(seat: Seat, act: Act): readonly TableEvent[] {
    const decision = decide(this.#table, seat, act);
    if ('refusal' in decision) throw new Error(`${seat} ${JSON.stringify(act)}: ${decision.refusal.message}`);
    this.#table = fold(decision.events, this.#table);
    return decision.events;
  }

  /** Plays a trick whose lead is with the seat that the table names. @returns who won it. */
  trick(cards: Readonly<Record<Seat, Card>>): Seat | undefined {
    const { turn: leader, contract } = this.facts;
    if (!leader || !contract) throw new Error('the hand is not being played');
    const dummy = partnerOf(contract.seat);
    const events = clockwiseFrom(leader).flatMap((seat) => {
      const card = cards[seat];
      expect(this.facts.turn, `whose turn it is when ${card} is played`).toBe(seat);
      expect(lawfulCards(this.#table, seat), `what ${seat} may play`).toContain(card);
      return seat === dummy
        ? this.act(contract.seat, { verb: 'dummy', cards: [card] })
        : this.act(seat, { verb: 'play', cards: [card] });
    });
    return events.find((event) => event.kind === 'trick-won')?.seat;
  }

  /** Plays the tricks. @returns their winners, a letter each. */
  tricks(all: readonly Readonly<Record<Seat, Card>>[]): string {
    const winners = all.map((cards) => this.trick(cards)).join('');
    expect(this.facts.rulings, 'rulings').toEqual([]);
    expect(this.facts.revokes, 'revokes').toEqual([]);
    return winners;
  }
}

/** The trump is made by the dealer or left to his partner; the eldest hand asks and may lead. */
function declared({ dealer, maker, strain, hands }: PrintedHand): Replay {
  const deal = { hands, nonce: 'nonce', commitment: 'commitment' };
  const replay = new Replay(fold(openTable({ code: 'bridge-1905', rules: RULES, dealer, deal })));
  const eldest = leftOf(dealer);
  if (maker !== dealer) replay.act(dealer, { verb: 'leave' });
  replay.act(maker, { verb: 'make', denomination: strain === 'NT' ? 'N' : strain });
  replay.act(eldest, { verb: 'ask-lead' });
  replay.act(partnerOf(eldest), { verb: 'yes' });
  return replay;
}

describe('hands printed in books of straight bridge', () => {
  const printed = linesOf<PrintedHand>('elwell-hands.jsonl');

  it.each(printed)('$source, hand $no', (hand) => {
    expect(hand.doubled).toBe(false);
    const replay = declared(hand);
    expect(replay.facts.contract?.seat, 'who plays the hand').toBe(hand.dealer);
    expect(replay.facts.turn, 'who leads').toBe(leftOf(hand.dealer));
    expect(replay.tricks(hand.rows)).toBe(hand.printed_winners.join(''));

    const side = sideOf(hand.dealer);
    const { phase, tricks, score } = replay.facts;
    expect(phase).toBe('reckoning');
    expect(tricks[side]).toBe(hand.printed_tricks ?? hand.tricks_dealer);
    for (const each of SIDES) {
      const { tricks: below, honours_and_slam: above } = hand.points[each];
      expect({ below: score[each].below, above: score[each].above }, each).toEqual({ below, above });
      expect(score[each].games).toBe(below >= 30 ? 1 : 0);
    }
  });

  it('are all there', () => expect(printed.length).toBe(32));
});

describe('hands recorded at tables', () => {
  const recorded = linesOf<RecordedHand>('records.jsonl');

  it.each(recorded)('$id', ({ dealer, declarer, contract, hands, lead, play, winners, tricks }) => {
    const dealt = readDeal(
      `N:${clockwiseFrom('N')
        .map((seat) => hands[seat])
        .join(' ')}`,
    );
    if (isDealFault(dealt)) throw new Error(dealt.fault);
    const bid = contract.replace('NT', 'N');
    const replay = new Replay(
      fold(
        placeTable({
          code: 'auction-1913',
          rules: RULES,
          position: { hands: dealt, dealer, contract: { seat: declarer, bid, doubled: 1 } },
        }),
      ),
    );
    expect(replay.facts.turn, 'who leads').toBe(lead);
    const leaders = [lead, ...winners];
    const inTricks = leaders.slice(0, 13).map((leader, at) => {
      const order = clockwiseFrom(leader as Seat);
      return bySeat((seat) => play[at * 4 + order.indexOf(seat)] as Card);
    });
    expect(replay.tricks(inTricks)).toBe(winners);
    expect(replay.facts.phase).toBe('reckoning');
    expect(replay.facts.tricks[sideOf(declarer)]).toBe(tricks);
  });

  it('are all there', () => expect(recorded.length).toBe(21));
});
