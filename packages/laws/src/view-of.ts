import { bySeat, SEATS, type Seat, sideOf, sortCards, suitOf } from '@eldest-hand/cards';
import type { Act } from './act.ts';
import { codeOf } from './codes/index.ts';
import type { EventOf, Ruling, TableEvent } from './event.ts';
import type { Code } from './ruling/code.ts';
import { lawfulCards } from './ruling/lawful-cards.ts';
import { revokesToPutRight } from './ruling/revokes.ts';
import { articleOf, optionOf, splitOption } from './ruling/rule.ts';
import { cutterOf } from './table/dealing.ts';
import { type Exposure, type LoggedRuling, suitLed, type Table, trumpsOf } from './table/table.ts';
import { declarerOf, dummyOf, isAdversary, isTrickComplete, trickWinner, turnOf } from './table/trick.ts';
import type {
  CuttingView,
  ExposureEntry,
  HandView,
  OptionWords,
  RulingLogEntry,
  RulingView,
  View,
  Viewer,
} from './view.ts';

const isOver = (table: Table): boolean =>
  table.phase === 'reckoning' || table.phase === 'over' || table.phase === 'void' || table.phase === 'cutting';

/** Whether the viewer sees the faces of a hand: his own, dummy's once laid, all four where spectators may. */
const seesHand = (table: Table, viewer: Viewer, seat: Seat): boolean =>
  viewer === seat ||
  (seat === dummyOf(table) && table.dummyDown) ||
  (viewer === 'spectator' && table.rules.spectators === 'all') ||
  isOver(table);

function handView(table: Table, viewer: Viewer, seat: Seat): HandView {
  const cards = table.hands[seat];
  return {
    cards: seesHand(table, viewer, seat) ? cards : null,
    count: cards.length,
    exposed: sortCards(table.exposed.filter((one) => one.seat === seat).map((one) => one.card)),
    faced: sortCards(table.faced[seat]),
    floor: table.floor[seat].length,
    below: viewer === seat ? sortCards(table.floor[seat]) : [],
  };
}

/** An act that somebody did, without the cards that not everybody saw. */
const actSeen = (act: Act, seat: Seat, viewer: Viewer): Act =>
  viewer !== seat && hidesCards(act) && 'cards' in act ? { ...act, cards: [] } : act;

/** What all four are asked, and what this viewer could ask them. */
function consentView(table: Table, viewer: Viewer): Pick<View, 'consentAsked' | 'undoable' | 'mayDealAgain'> {
  const { consent, earlier, rules, keepsDeal } = table;
  const asks = viewer !== 'spectator' && rules.consent === 'allowed' && !consent && !isOver(table);
  const { seat, agreed, undo } = consent ?? {};
  return {
    consentAsked:
      seat && agreed ? { seat, agreed, undo: undo ? { ...undo, act: actSeen(undo.act, seat, viewer) } : null } : null,
    undoable: (asks && earlier[viewer]?.act) || null,
    mayDealAgain: asks && !keepsDeal.includes(viewer),
  };
}

/** Whether everybody sees why a called card was not played: the one that was follows suit, and the called one would not have. */
function showsWhyItWaits(table: Table, { seat, card }: EventOf<'call-waits'>): boolean {
  const led = suitLed(table);
  const played = table.trick.find((one) => one.seat === seat)?.card;
  return played !== undefined && suitOf(played) === led && suitOf(card) !== led;
}

/** What a viewer may know of an event; null when he may not know of it at all. */
function seen(event: TableEvent, viewer: Viewer, table: Table): TableEvent | null {
  switch (event.kind) {
    case 'acted':
    case 'sealed':
    case 'revoked':
    case 'revoke-established':
    case 'order-ended':
    case 'short-trick':
    case 'short-trick-settled':
      return null; // hidden irregularities, or what would tell of them
    case 'call-waits':
      return showsWhyItWaits(table, event) ? event : null;
    case 'dealt':
      return { ...event, deal: { hands: bySeat(() => []), nonce: '', commitment: event.deal.commitment } };
    case 'placed':
      return null;
    case 'spread':
      return { ...event, cards: [] };
    case 'floor':
      return viewer === event.seat ? event : { ...event, cards: [] };
    case 'picked-up':
      return viewer === event.seat ? event : { ...event, cards: [] };
    case 'undo-asked':
    case 'undone':
      return { ...event, act: actSeen(event.act, event.seat, viewer) };
    case 'shown': {
      const toPartner = event.to === 'partner';
      const addressed =
        viewer !== 'spectator' && viewer !== event.seat && (sideOf(viewer) === sideOf(event.seat)) === toPartner;
      const mayKnow =
        viewer === event.seat || addressed || (viewer === 'spectator' && table.rules.spectators === 'all');
      return mayKnow ? event : { ...event, cards: [] };
    }
    default:
      return event;
  }
}

/** What an option is called, with what its words name besides. */
function labelled(table: Table, ruling: Ruling, option: string): Pick<OptionWords, 'label' | 'value'> {
  const meaning = optionOf(codeOf(table), ruling, option);
  const value = meaning?.value?.(table, ruling);
  return {
    label: meaning?.label(table, ruling, splitOption(option).detail) ?? option,
    ...(value === undefined ? {} : { value }),
  };
}

/** What a ruling is about beside cards, as far as it is about such. */
const about = ({ trick, call, suit }: Ruling): Pick<Ruling, 'trick' | 'call' | 'suit'> => ({
  ...(trick === undefined ? {} : { trick }),
  ...(call === undefined ? {} : { call }),
  ...(suit === undefined ? {} : { suit }),
});

function rulingView(table: Table, ruling: Ruling): RulingView {
  const code = codeOf(table);
  const written = articleOf(code, ruling.law);
  const effects = Object.fromEntries(
    ruling.options.map((option) => {
      const { detail } = splitOption(option);
      const meaning = optionOf(code, ruling, option);
      const effect = meaning?.effect(table, ruling, detail) ?? '';
      return [option, { ...labelled(table, ruling, option), effect }];
    }),
  );
  const { id, law, incident, against, to, options, cards, holds } = ruling;
  return {
    id,
    law,
    incident,
    against,
    to,
    options,
    cards,
    ...about(ruling),
    holds,
    effects,
    title: written?.subject ?? '',
    gist: written?.gist ?? '',
    happened: written?.happened?.(ruling, table) ?? '',
  };
}

function logEntry(
  table: Table,
  {
    ruling,
    since,
    outcome,
  }: Pick<LoggedRuling, 'ruling' | 'since'> & {
    readonly outcome: LoggedRuling['outcome'] | { readonly state: 'set-aside' };
  },
): RulingLogEntry {
  const code = codeOf(table);
  const written = articleOf(code, ruling.law);
  const { id, law, incident, to, against, cards } = ruling;
  // Of what was taken back the table no longer has what the words would need.
  if (outcome.state === 'set-aside')
    return { id, law, incident, to, against, cards: [], since, title: written?.subject ?? '', happened: '', outcome };
  const base = {
    id,
    law,
    incident,
    to,
    against,
    cards,
    ...about(ruling),
    since,
    title: written?.subject ?? '',
    happened: written?.happened?.(ruling, table) ?? '',
  };
  if (outcome.state !== 'elected') return { ...base, outcome };
  const later = optionOf(code, ruling, outcome.option)?.later?.(table, ruling);
  return {
    ...base,
    outcome: { ...outcome, ...labelled(table, ruling, outcome.option), ...(later ? { later } : {}) },
  };
}

function exposureEntry(table: Table, exposure: Exposure): ExposureEntry {
  const asked = table.rulingLog.some(({ ruling }) => ruling.cards.some((card) => exposure.cards.includes(card)));
  return { ...exposure, asked, title: articleOf(codeOf(table), exposure.law)?.subject ?? '' };
}

/** Every ruling of the deal in the order in which they arose, those of acts taken back among them. */
const rulingLog = (table: Table): RulingLogEntry[] =>
  [
    ...table.rulingLog.map((logged) => logEntry(table, logged)),
    ...table.setAside.map(({ ruling, since }) => logEntry(table, { ruling, since, outcome: { state: 'set-aside' } })),
  ].sort((one, other) => one.id - other.id);

function cuttingView({ cutting }: Table, { cites }: Code): CuttingView | null {
  if (!cutting) return null;
  const { spread, ...known } = cutting;
  return { ...known, law: known.purpose === 'out' ? cites.cuttingOut : cites.partnersCut, cards: spread.length };
}

/** Between two deals: for the cut of the pack, or for the cutting of places before a rubber. */
function waitingForPlaces({ cutting, ...table }: Table): Pick<View, 'waitingFor' | 'waitingWhy'> {
  const [lowest] = cutting?.order ?? [];
  if (lowest) return { waitingFor: [lowest], waitingWhy: 'take-seat' };
  if (cutting) return { waitingFor: cutting.toDraw, waitingWhy: 'draw' };
  if (table.phase === 'over' && table.rules.places === 'cut') return { waitingFor: SEATS, waitingWhy: 'new-rubber' };
  return { waitingFor: [cutterOf({ ...table, cutting })], waitingWhy: 'cut' };
}

/** Whom the table waits for, and for what. */
function waiting(table: Table): Pick<View, 'waitingFor' | 'waitingWhy'> {
  const { consent } = table;
  if (consent)
    return {
      waitingFor: SEATS.filter((seat) => seat !== consent.seat && !consent.agreed.includes(seat)),
      waitingWhy: 'consent',
    };
  const holding = table.rulings.find((ruling) => ruling.holds) ?? table.rulings[0];
  if (holding && (holding.holds || table.phase !== 'declaring'))
    return { waitingFor: holding.to, waitingWhy: 'ruling' };
  if (isOver(table)) return waitingForPlaces(table);
  if (table.claim) return { waitingFor: table.claim.awaiting, waitingWhy: 'claim' };
  if (table.question) return { waitingFor: [table.question.of], waitingWhy: 'answer' };
  if (table.correctionDue) return { waitingFor: [table.correctionDue], waitingWhy: 'correction' };
  const [revoke] = revokesToPutRight(table);
  if (revoke) return { waitingFor: [revoke.seat], waitingWhy: 'correction' };
  const actor = actorOf(table);
  return { waitingFor: actor ? [actor] : [], waitingWhy: table.phase === 'declaring' ? 'call' : 'card' };
}

function falseLeadBy(table: Table, { cites }: Code): View['falseLeadBy'] {
  if (!table.falseLead) return null;
  const { seat, rightful } = table.falseLead;
  return { seat, rightful, law: isAdversary(table, seat) ? cites.leadOutOfTurn : cites.declarersFalseLead };
}

function actorOf(table: Table): Seat | null {
  const turn = turnOf(table);
  return turn !== null && turn === dummyOf(table) && table.dummyDown ? declarerOf(table) : turn;
}

/** Own cards (for the declarer, dummy's too) that may be played now without offending. Only coached tables tell. */
function coached(table: Table, viewer: Viewer): View['lawful'] {
  const turn = turnOf(table);
  if (table.rules.irregularities !== 'coached' || table.phase !== 'playing' || viewer === 'spectator' || turn === null)
    return null;
  return actorOf(table) === viewer ? lawfulCards(table, turn) : [];
}

/**
 * What one viewer may know of a table: the only place that decides who sees a card.
 * @param options `sheet`: the whole score sheet, for somebody who has just come.
 */
export function viewOf(table: Table, viewer: Viewer, options: { readonly sheet?: boolean } = {}): View {
  const code = codeOf(table);
  const over = isOver(table);
  return {
    version: table.version,
    code: table.code,
    rules: table.rules,
    viewer,
    phase: table.phase,
    deal: {
      number: table.dealNumber,
      commitment: table.dealt?.commitment || null,
      nextCommitment: table.sealed?.commitment ?? null,
      revealed: over && table.dealt ? { hands: table.dealt.hands, nonce: table.dealt.nonce } : null,
    },
    dealer: table.dealer,
    turn: turnOf(table),
    actor: actorOf(table),
    ...waiting(table),
    declarer: declarerOf(table),
    dummy: dummyOf(table),
    dummyDown: table.dummyDown,
    contract: table.contract,
    trumps: trumpsOf(table.contract),
    calls: table.calls,
    barred: [...new Set(table.barred.map((bar) => bar.seat))],
    hands: bySeat((seat) => handView(table, viewer, seat)),
    trick: table.trick,
    trickWinner: trickWinner(table),
    putDown: [...table.putDown, ...table.ledAhead, ...table.surplus],
    trickNumber: isTrickComplete(table) ? table.trickNumber - 1 : table.trickNumber,
    leader: table.phase === 'playing' ? (table.trick[0]?.seat ?? table.leader) : null,
    falseLead: table.falseLead !== null,
    falseLeadBy: falseLeadBy(table, code),
    toPutRight: revokesToPutRight(table).map(({ seat, card, law }) => ({ seat, card, law })),
    tricks: table.result?.tricks ?? table.tricks,
    pile: table.pile.map((trick) => trick.winner),
    lastTrick: code.lastTrickMayBeSeen ? (table.pile.at(-1)?.plays ?? null) : null,
    rulings: table.rulings.map((ruling) => rulingView(table, ruling)),
    rulingLog: rulingLog(table),
    exposureLog: table.exposureLog.map((exposure) => exposureEntry(table, exposure)),
    orders: table.orders,
    called: table.called.filter(({ seat, card }) => table.hands[seat].includes(card)),
    claim: table.claim,
    question: table.question,
    cutting: cuttingView(table, code),
    substitutes: table.substitutes,
    substituteAsked: table.substituteAsked && { ...table.substituteAsked, law: code.cites.substitute },
    ...consentView(table, viewer),
    score: table.score,
    rubber: code.rubber(table),
    result: table.result,
    ...(options.sheet || over ? { sheet: table.sheet } : {}),
    lawful: coached(table, viewer),
    news: table.news.flatMap((event) => seen(event, viewer, table) ?? []),
  };
}

/** Which acts of a deal in progress hold cards that not everybody may see, for public records. */
export const hidesCards = (act: Act): boolean =>
  act.verb === 'show' || act.verb === 'pick-up' || (act.verb === 'drop' && act.manner === 'floor');
