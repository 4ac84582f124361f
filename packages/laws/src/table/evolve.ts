import { bySeat, bySide, type Card, leftOf, SEATS, type Seat, SIDES, sideOf, sortCards } from '@eldest-hand/cards';
import type { Revoke, TableEvent } from '../event.ts';
import { changeByConsent, keepEarlier } from './evolve-consent.ts';
import { changePlaces } from './evolve-places.ts';
import { type CallRecord, emptyTable, freshDeal, freshScore, type Table } from './table.ts';
import { isTrickComplete, trickWinner } from './trick.ts';

const without = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !gone.includes(card));
const at = <T>(record: Readonly<Record<Seat, T>>, seat: Seat, value: T): Record<Seat, T> => ({
  ...record,
  [seat]: value,
});

function changeRevoke(table: Table, seat: Seat, trick: number, change: Partial<Revoke>): Table {
  const index = table.revokes.findLastIndex(
    (revoke) => revoke.seat === seat && revoke.trick === trick && revoke.status !== 'corrected',
  );
  return {
    ...table,
    revokes: table.revokes.map((revoke, place) => (place === index ? { ...revoke, ...change } : revoke)),
  };
}

/** A play that is undone leaves no revoke behind. */
const undone = (table: Table, cards: readonly Card[]): readonly Revoke[] =>
  table.revokes.map((revoke) => (cards.includes(revoke.card) ? { ...revoke, status: 'corrected' } : revoke));

const closeRuling = (table: Table, id: number, outcome: Table['rulingLog'][number]['outcome']): Table => ({
  ...table,
  rulings: table.rulings.filter((ruling) => ruling.id !== id),
  rulingLog: table.rulingLog.map((entry) => (entry.ruling.id === id ? { ...entry, outcome } : entry)),
});

const lastCall = (
  table: Table,
  seat: Seat,
  change: (call: CallRecord) => CallRecord,
  made?: string,
): readonly CallRecord[] => {
  const index = table.calls.findLastIndex((call) => call.seat === seat && (made ?? call.call) === call.call);
  return table.calls.map((call, place) => (place === index ? change(call) : call));
};

/** Takes the complete trick on the table, or the last quitted one, apart again: its win no longer counts. */
function reopenTrick(table: Table): Table {
  const lying = isTrickComplete(table);
  const last = table.pile.at(-1);
  const plays = lying ? table.trick : (last?.plays ?? []);
  const winner = lying ? trickWinner(table) : last?.winner;
  if (!winner || !plays[0]) return table;
  const backToHand = lying ? [] : [...table.trick, ...table.surplus];
  return {
    ...table,
    trick: plays,
    surplus: lying ? table.surplus : (last?.surplus ?? []),
    pile: lying ? table.pile : table.pile.slice(0, -1),
    hands: bySeat((seat) => [
      ...table.hands[seat],
      ...backToHand.filter((played) => played.seat === seat).map((played) => played.card),
    ]),
    tricks: { ...table.tricks, [sideOf(winner)]: table.tricks[sideOf(winner)] - 1 },
    leader: plays[0].seat,
    trickNumber: table.trickNumber - 1,
    revokes: undone(
      table,
      backToHand.map((played) => played.card),
    ),
  };
}

/** The state after one event. Asks no law: what the law said is in the event. */
function change(table: Table, event: TableEvent): Table {
  switch (event.kind) {
    case 'opened':
      return { ...table, code: event.code, rules: event.rules };
    case 'sealed':
      return { ...table, sealed: event.deal };
    case 'dealt': {
      const score = event.freshRubber ? freshScore() : table.score;
      const wasGame = table.result?.game !== null && table.result !== null;
      const begun = event.freshRubber ? score : wasGame ? bySide((side) => ({ ...score[side], below: 0 })) : score;
      return {
        ...table,
        ...freshDeal(event.dealer),
        sealed: null,
        ...(event.freshRubber ? { substitutes: [], substituteAsked: null } : {}),
        dealNumber: event.number,
        dealt: event.deal,
        hands: bySeat((seat) => event.deal.hands[seat]),
        score: begun,
        scoreBefore: begun,
        sheet: event.freshRubber ? [] : table.sheet,
        carried: event.freshRubber ? bySide(() => 0) : table.carried,
      };
    }
    case 'placed': {
      const { hands, dealer, contract, leader, tricks, score, rubbers } = event.position;
      const won = tricks ?? bySide(() => 0);
      const began = score ?? freshScore();
      return {
        ...table,
        ...freshDeal(dealer),
        dealNumber: 1,
        dealt: { hands, nonce: '', commitment: '' },
        ending: SEATS.some((seat) => hands[seat].length < 13),
        hands: bySeat((seat) => hands[seat]),
        contract: contract ?? null,
        phase: rubbers ? 'over' : contract ? 'playing' : 'declaring',
        // The rubber just over is counted when it is made up.
        rubbersRunning: bySeat((seat) => (rubbers ? rubbers[seat] - 1 : 0)),
        leader: leader ?? leftOf(contract?.seat ?? dealer),
        dummyDown: contract !== undefined && (won.NS + won.EW > 0 || hands.N.length < 13),
        tricks: won,
        trickNumber: won.NS + won.EW + 1,
        score: began,
        scoreBefore: began,
        carried: bySide((side) => began[side].below + began[side].above),
      };
    }
    case 'acted':
      return { ...table, version: table.version + 1, news: [], earlier: keepEarlier(table, event.seat, event.act) };
    case 'called': {
      const { kind: _, ...call } = event;
      return {
        ...table,
        calls: [...table.calls, call],
        caller: event.note === 'out-of-turn' ? table.caller : leftOf(event.seat),
      };
    }
    case 'call-corrected':
      return {
        ...table,
        correctionDue: null,
        calls: lastCall(
          table,
          event.seat,
          ({ seat }) => ({ seat, call: event.call, ...(event.note ? { note: event.note } : {}) }),
          event.made,
        ),
      };
    case 'call-refused':
      return { ...table, calls: lastCall(table, event.seat, (call) => ({ ...call, note: 'refused' })) };
    case 'correction-due':
      return { ...table, correctionDue: event.seat };
    case 'turn-passed':
      return { ...table, caller: event.to };
    case 'barred': {
      const { kind: _, ...bar } = event;
      return { ...table, barred: [...table.barred, bar] };
    }
    case 'unbarred':
      return { ...table, barred: table.barred.filter((bar) => !(bar.seat === event.seat && bar.law === event.law)) };
    case 'contract':
      return { ...table, phase: 'playing', contract: event.contract, leader: leftOf(event.contract.seat) };
    case 'dummy-laid':
      return { ...table, dummyDown: true };
    case 'played': {
      const { seat, card } = event;
      return {
        ...table,
        hands: at(table.hands, seat, without(table.hands[seat], [card])),
        floor: at(table.floor, seat, without(table.floor[seat], [card])),
        faced: at(table.faced, seat, without(table.faced[seat], [card])),
        exposed: table.exposed.filter((exposed) => exposed.card !== card),
        playedExposed: [...table.playedExposed, ...table.exposed.filter((exposed) => exposed.card === card)],
        putDown: table.putDown.filter((down) => down.seat !== seat),
        trick: [...table.trick, { seat, card }],
      };
    }
    case 'put-down':
      return { ...table, putDown: event.cards.map((card) => ({ seat: event.seat, card })) };
    case 'lead-put-back':
      return { ...table, putDown: table.putDown.filter((down) => down.seat !== event.seat) };
    case 'false-lead':
      return { ...table, falseLead: { seat: event.seat, card: event.card, rightful: event.rightful } };
    case 'false-lead-stands':
      return { ...table, falseLead: null };
    case 'withdrawn':
      return {
        ...table,
        hands: at(table.hands, event.seat, [...table.hands[event.seat], event.card]),
        trick: table.trick.filter((played) => played.card !== event.card),
        putDown: table.putDown.filter((down) => down.card !== event.card),
        mayWithdraw: table.mayWithdraw.filter((seat) => seat !== event.seat),
        exposed: [...table.exposed, ...table.playedExposed.filter((exposed) => exposed.card === event.card)],
        playedExposed: table.playedExposed.filter((exposed) => exposed.card !== event.card),
        falseLead: table.falseLead?.card === event.card ? null : table.falseLead,
        revokes: undone(table, [event.card]),
      };
    case 'trick-won':
      return {
        ...table,
        leader: event.seat,
        tricks: { ...table.tricks, [sideOf(event.seat)]: table.tricks[sideOf(event.seat)] + 1 },
        trickNumber: event.trick + 1,
        called: [],
        falseLead: null,
      };
    case 'gathered': {
      const winner = event.winner;
      return winner
        ? {
            ...table,
            pile: [...table.pile, { plays: table.trick, winner, surplus: table.surplus }],
            trick: [],
            mayWithdraw: [],
            surplus: [],
          }
        : table;
    }
    case 'surplus':
      return {
        ...table,
        floor: at(table.floor, event.seat, without(table.floor[event.seat], [event.card])),
        faced: at(table.faced, event.seat, without(table.faced[event.seat], [event.card])),
        hands: at(table.hands, event.seat, without(table.hands[event.seat], [event.card])),
        exposed: table.exposed.filter((exposed) => exposed.card !== event.card),
        surplus: [...table.surplus, { seat: event.seat, card: event.card }],
      };
    case 'surplus-restored':
      return {
        ...table,
        hands: at(table.hands, event.seat, [...table.hands[event.seat], ...event.cards]),
        surplus: table.surplus.filter((one) => !event.cards.includes(one.card)),
        pile: table.pile.map((trick) => ({
          ...trick,
          surplus: trick.surplus.filter((one) => !event.cards.includes(one.card)),
        })),
      };
    case 'short-trick':
      return { ...table, shortTricks: [...table.shortTricks, { seat: event.seat, trick: event.trick }] };
    case 'short-trick-settled':
      return { ...table, shortTricks: table.shortTricks.filter((one) => one.trick !== event.trick) };
    case 'led-ahead':
      return { ...table, ledAhead: [...table.ledAhead, { seat: event.seat, card: event.card }] };
    case 'led-ahead-ended':
      return { ...table, ledAhead: [] };
    case 'trick-reopened':
      return reopenTrick(table);
    case 'exposed':
      return {
        ...table,
        exposed: [
          ...table.exposed.filter((exposed) => !event.cards.includes(exposed.card)),
          ...event.cards.map((card) => ({ seat: event.seat, card, law: event.law, since: table.version })),
        ],
        exposureLog: [
          ...table.exposureLog,
          { seat: event.seat, cards: event.cards, law: event.law, since: table.version },
        ],
        putDown: table.putDown.filter((down) => !event.cards.includes(down.card)),
        floor: at(table.floor, event.seat, without(table.floor[event.seat], event.cards)),
        faced: at(table.faced, event.seat, without(table.faced[event.seat], event.cards)),
      };
    case 'no-longer-exposed':
      return { ...table, exposed: table.exposed.filter((exposed) => !event.cards.includes(exposed.card)) };
    case 'faced':
      return {
        ...table,
        faced: at(table.faced, event.seat, [...new Set([...table.faced[event.seat], ...event.cards])]),
        floor: at(table.floor, event.seat, without(table.floor[event.seat], event.cards)),
      };
    case 'turned-down':
      return { ...table, faced: at(table.faced, event.seat, without(table.faced[event.seat], event.cards)) };
    case 'floor':
      return {
        ...table,
        floor: at(table.floor, event.seat, [...table.floor[event.seat], ...event.cards]),
        faced: at(table.faced, event.seat, without(table.faced[event.seat], event.cards)),
      };
    case 'picked-up':
      return { ...table, floor: at(table.floor, event.seat, without(table.floor[event.seat], event.cards)) };
    case 'card-called':
      return {
        ...table,
        called: [
          ...table.called.filter((called) => called.seat !== event.seat),
          { seat: event.seat, card: event.card },
        ],
      };
    case 'ruling':
      return {
        ...table,
        rulings: [...table.rulings, event.ruling],
        rulingLog: [...table.rulingLog, { ruling: event.ruling, since: table.version, outcome: { state: 'open' } }],
      };
    case 'elected':
      return closeRuling(table, event.id, { state: 'elected', seat: event.seat, option: event.option });
    case 'lapsed':
      return closeRuling(table, event.id, { state: 'lapsed', law: event.law, why: event.why });
    case 'lead-call-due':
      return {
        ...table,
        leadCallsDue: [...table.leadCallsDue, { law: event.law, against: event.against, to: event.to }],
      };
    case 'lead-call-settled':
      return { ...table, leadCallsDue: table.leadCallsDue.slice(1) };
    case 'ordered':
      return { ...table, orders: [...table.orders, event.order], orderCount: event.order.id };
    case 'order-ended':
      return { ...table, orders: table.orders.filter((order) => order.id !== event.id) };
    case 'revoked':
      return { ...table, revokes: [...table.revokes, event.revoke] };
    case 'revoke-established':
      return changeRevoke(table, event.seat, event.trick, { status: 'established' });
    case 'revoke-corrected': {
      const after = table.trick.findIndex((played) => played.seat === event.seat);
      const followers = table.trick.slice(after + 1).map((played) => played.seat);
      return { ...changeRevoke(table, event.seat, event.trick, { status: 'corrected' }), mayWithdraw: followers };
    }
    case 'revoke-noticed':
      return changeRevoke(table, event.seat, event.trick, { noticed: true });
    case 'revoke-penalty':
      return changeRevoke(table, event.seat, event.trick, { penalty: event.penalty });
    case 'asked':
      return {
        ...table,
        question: { seat: event.seat, of: event.of, suit: event.suit },
        askedAbout: [
          ...table.askedAbout,
          { seat: event.of, trick: isTrickComplete(table) ? table.trickNumber - 1 : table.trickNumber },
        ],
      };
    case 'answered':
      return {
        ...table,
        question: null,
        askedAbout: table.askedAbout.flatMap((asked) =>
          asked.seat !== event.seat ? asked : event.answer === 'some' ? { ...asked, owned: true as const } : [],
        ),
      };
    case 'claimed':
      return {
        ...table,
        claim: {
          seat: event.seat,
          tricks: event.tricks,
          ...(event.left === undefined ? {} : { left: event.left }),
          concession: event.concession,
          awaiting: event.awaiting,
          faceRequired: false,
        },
      };
    case 'face-required':
      return table.claim ? { ...table, claim: { ...table.claim, faceRequired: true } } : table;
    case 'admitted':
      return table.claim
        ? { ...table, claim: { ...table.claim, awaiting: table.claim.awaiting.filter((seat) => seat !== event.seat) } }
        : table;
    case 'claim-disputed':
      return { ...table, claim: null };
    case 'claim-settled':
      return { ...table, claim: null, tricks: event.tricks };
    case 'hand-ended':
      return {
        ...table,
        phase: 'reckoning',
        earlier: {},
        called: [],
        orders: [],
        leadCallsDue: [],
        question: null,
        putDown: [],
        claim: null,
        falseLead: null,
      };
    case 'voided':
      return {
        ...table,
        score: table.scoreBefore,
        sheet: table.sheet.filter((line) => line.deal !== table.dealNumber),
        result: null,
        phase: 'void',
        earlier: {},
        consent: null,
        rulings: [],
        rulingLog: table.rulingLog.map((entry) =>
          entry.outcome.state === 'open'
            ? { ...entry, outcome: { state: 'lapsed', law: event.law, why: 'deal-over' } }
            : entry,
        ),
        correctionDue: null,
        called: [],
        orders: [],
        leadCallsDue: [],
        question: null,
        claim: null,
      };
    case 'scored': {
      const { lines, game, deal } = event.result;
      const sum = (side: 'NS' | 'EW', column: 'below' | 'above') =>
        lines
          .filter((line) => line.side === side && line.column === column)
          .reduce((total, line) => total + line.points, 0);
      const score = bySide((side) => ({
        below: table.scoreBefore[side].below + sum(side, 'below'),
        above: table.scoreBefore[side].above + sum(side, 'above'),
        games: table.scoreBefore[side].games + (game === side ? 1 : 0),
      }));
      return {
        ...table,
        result: event.result,
        score,
        sheet: [...table.sheet.filter((line) => line.deal !== deal), ...lines],
        phase: SIDES.some((side) => score[side].games >= 2) ? 'over' : 'reckoning',
      };
    }
    case 'rubber-closed':
    case 'spread':
    case 'cut-card':
    case 'cut-again':
    case 'partners-cut':
    case 'gone-out':
    case 'seats-taken':
    case 'substitute-agreed':
    case 'substitute-refused':
    case 'seat-open':
      return changePlaces(table, event);
    case 'undo-asked':
    case 'deal-again-asked':
    case 'consented':
    case 'not-consented':
    case 'undone':
    case 'deal-given-up':
      return changeByConsent(table, event);
    case 'attention':
      return event.ruling === undefined ? table : { ...table, pointedOut: [...table.pointedOut, event.ruling] };
    case 'said':
    case 'shown':
    case 'mentioned':
    case 'call-waits':
    case 'penalty-lost':
      return table;
  }
}

/**
 * Folds one event into the state. The only writer of a table's state; `acted` raises the version by one.
 * Hands are kept sorted, so that nothing can be read from the order in which cards came back.
 */
export function evolve(table: Table, event: TableEvent): Table {
  const changed = change(table, event);
  // What `change` made belongs to nobody yet: finishing it in place spares a copy of the whole state for every event.
  const next: { -readonly [K in keyof Table]: Table[K] } = changed === table ? { ...table } : (changed as Table);
  if (next.hands !== table.hands) next.hands = bySeat((seat) => sortedHand(next.hands[seat], table.hands[seat]));
  if (event.kind !== 'acted') next.news = [...table.news, event];
  return next;
}

/** Taking a card out of a sorted hand leaves it sorted. */
const sortedHand = (cards: readonly Card[], before: readonly Card[]): readonly Card[] =>
  cards === before || cards.length < before.length ? cards : sortCards(cards);

/** The state after all these events, from an empty table or from the one given. */
export function fold(events: Iterable<TableEvent>, from: Table = emptyTable): Table {
  let table = from;
  for (const event of events) table = evolve(table, event);
  return table;
}
