/** What each kind of event must hold, for records that come from anywhere: what is wrong is named by event and field. */
import { isCard, isSeat, isSuit } from '@eldest-hand/cards';
import type {
  CallNote,
  EventKind,
  EventOf,
  HandResult,
  LapseReason,
  Order,
  OrderKind,
  Revoke,
  RevokeStatus,
  Ruling,
  RulingIncident,
  SheetLine,
} from '@eldest-hand/laws';
import { CODE_NAMES, DENOMINATIONS, TOPICS } from '@eldest-hand/laws';

/** Whether a value is one; otherwise the path within it that is wrong, empty for the value itself. */
type Shape = (value: unknown) => true | string;

const when =
  (test: (value: unknown) => boolean): Shape =>
  (value) =>
    test(value) || '';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No field of a record is a longer text, or a list of more things. */
const LONG = 200;
const text = when((value) => typeof value === 'string' && value.length <= LONG);
const number = when((value) => Number.isInteger(value) && Math.abs(value as number) <= 1_000_000);
const yes = when((value) => typeof value === 'boolean');
const seat = when(isSeat);
const suit = when(isSuit);
const card = when(isCard);
const maybe =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const list =
  (shape: Shape): Shape =>
  (value) =>
    (Array.isArray(value) && value.length <= LONG && value.every((one) => shape(one) === true)) || '';
/** All names must be there, so that none is forgotten. */
const oneOf = <T extends string>(names: Readonly<Record<T, 1>>): Shape =>
  when((value) => typeof value === 'string' && Object.hasOwn(names, value));
const among = (names: readonly string[]): Shape => when((value) => names.some((name) => name === value));

type Fields<T> = { readonly [F in keyof T]-?: Shape };
const object =
  <T>(fields: Fields<T>): Shape =>
  (value) => {
    if (!isObject(value)) return '';
    for (const [field, shape] of Object.entries<Shape>(fields)) {
      const found = shape(value[field]);
      if (found !== true) return found ? `${field}.${found}` : field;
    }
    return true;
  };

const bySide = (shape: Shape): Shape => object<{ NS: 1; EW: 1 }>({ NS: shape, EW: shape });
const contract = object<NonNullable<HandResult['contract']>>({ seat, bid: text, doubled: number, maker: maybe(seat) });
const kindOfOrder = oneOf<OrderKind>({
  'lead-suit': 1,
  'not-lead-suit': 1,
  highest: 1,
  lowest: 1,
  win: 1,
  lose: 1,
  'play-card': 1,
  'not-play-card': 1,
});
const order = object<Order>({
  id: number,
  law: number,
  kind: kindOfOrder,
  seat,
  suit: maybe(suit),
  card: maybe(card),
  trick: maybe(number),
});
const incident = oneOf<RulingIncident>({
  'bid-out-of-turn': 1,
  'double-out-of-turn': 1,
  'insufficient-bid': 1,
  'impossible-bid': 1,
  'made-without-leave': 1,
  'declaration-passed-back': 1,
  'adversary-declares': 1,
  'double-out-of-order': 1,
  consulted: 1,
  'third-hand-leads': 1,
  'spades-not-to-be-played': 1,
  exposed: 1,
  'two-at-once': 1,
  'two-touched': 1,
  'led-ahead': 1,
  'lead-out-of-turn': 1,
  'suit-to-be-called': 1,
  'fourth-before-second': 1,
  'attention-to-trick': 1,
  'unauthorised-reference': 1,
  suggested: 1,
  'short-trick': 1,
  revoke: 1,
  'order-broken': 1,
  'revoke-corrected': 1,
});
const ruling = object<Ruling>({
  id: number,
  law: number,
  incident,
  against: seat,
  to: list(seat),
  options: list(text),
  cards: list(card),
  trick: maybe(number),
  call: maybe(text),
  suit: maybe(suit),
  holds: yes,
});
const penalty = oneOf<NonNullable<Revoke['penalty']>>({ points: 1, tricks: 1, waive: 1, lost: 1 });
const revoke = object<Revoke>({
  seat,
  trick: number,
  card,
  law: number,
  status: oneOf<RevokeStatus>({ correctable: 1, established: 1, corrected: 1 }),
  noticed: yes,
  penalty: maybe(penalty),
  order: maybe(order),
});
const line = object<SheetLine>({
  deal: number,
  side: among(['NS', 'EW']),
  column: among(['below', 'above']),
  points: number,
  law: number,
  reason: oneOf<SheetLine['reason']>({
    tricks: 1,
    honours: 1,
    chicane: 1,
    'double-chicane': 1,
    slam: 1,
    'little-slam': 1,
    undertricks: 1,
    bonus: 1,
    revoke: 1,
    'second-revoke': 1,
    'spade-convention': 1,
  }),
  count: maybe(number),
});
const result = object<HandResult>({
  deal: number,
  contract: orNull(contract),
  tricks: bySide(number),
  won: bySide(number),
  made: yes,
  lines: list(line),
  forfeits: maybe(
    list(object<NonNullable<HandResult['forfeits']>[number]>({ side: among(['NS', 'EW']), law: number })),
  ),
  game: orNull(among(['NS', 'EW'])),
});
const note = oneOf<CallNote>({
  refused: 1,
  'without-leave': 1,
  'out-of-turn': 1,
  insufficient: 1,
  impossible: 1,
  'no-effect': 1,
  penalized: 1,
});
const why = oneOf<LapseReason>({
  'trick-complete': 1,
  'adversary-called': 1,
  corrected: 1,
  'penalty-lost': 1,
  'deal-over': 1,
  settled: 1,
});
/** An act of any verb: what it may hold is what any of them holds. */
const act = object<Readonly<Record<string, unknown>>>({
  verb: text,
  cards: maybe(list(card)),
  call: maybe(text),
  denomination: maybe(among(DENOMINATIONS)),
  manner: maybe(text),
  answer: maybe(text),
  tricks: maybe((value) => value === 'rest' || number(value)),
  topic: maybe(among(TOPICS)),
  seat: maybe(seat),
  trick: maybe(number),
  places: maybe(list(number)),
  option: maybe(text),
  ruling: maybe(number),
});
/** What a deal that is over does not hold: its own beginning, and what was sealed for the next one. */
const never = when(() => false);

const [bySeatAlone, bySeatAndTrick] = [{ seat }, { seat, trick: number }];
const lying = { seat, cards: list(card) };
const moves = object<Record<'N' | 'E' | 'S' | 'W', 1>>({ N: seat, E: seat, S: seat, W: seat });

const SHAPES: { readonly [K in EventKind]: Fields<Omit<EventOf<K>, 'kind'>> } = {
  opened: { code: among(CODE_NAMES), rules: never },
  sealed: { deal: never },
  dealt: { number: never, dealer: never, deal: never, freshRubber: never },
  placed: { position: never },
  acted: { seat, act },
  called: { seat, call: text, standsAs: maybe(among(['pass'])), note: maybe(note) },
  said: {
    seat,
    what: among(['pass-out-of-turn', 'refer', 'place-cards', 'consult', 'arrange', 'suggest']),
    call: maybe(among(['double', 'redouble'])),
  },
  'call-corrected': { seat, made: maybe(text), call: text, note: maybe(note) },
  'call-refused': { seat, law: number },
  'correction-due': { seat, law: number },
  'turn-passed': { to: seat },
  barred: { seat, law: number, until: maybe(among(['adversary-calls'])) },
  unbarred: { seat, law: number },
  contract: { contract },
  'dummy-laid': {},
  played: { seat, card, by: seat, outOfTurn: maybe(yes) },
  'put-down': lying,
  'false-lead': { seat, card, rightful: seat, law: maybe(number) },
  'lead-put-back': bySeatAlone,
  'false-lead-stands': { law: maybe(number) },
  withdrawn: { seat, card },
  'trick-won': bySeatAndTrick,
  gathered: { seat, winner: seat, rightful: yes },
  'trick-reopened': { trick: number },
  exposed: { ...lying, law: number },
  'no-longer-exposed': { ...lying, law: number },
  faced: lying,
  'turned-down': lying,
  floor: lying,
  'picked-up': lying,
  shown: { ...lying, to: among(['partner', 'adversary']) },
  mentioned: { ...lying, holder: seat },
  'card-called': { seat, card, by: seat },
  'call-waits': { seat, card, law: number },
  ruling: { ruling },
  elected: { id: number, seat, option: text },
  lapsed: { id: number, law: number, why },
  'lead-call-due': { law: number, against: seat, to: seat },
  'lead-call-settled': { law: number },
  surplus: { seat, card },
  'surplus-restored': { ...lying, trick: number },
  'short-trick': bySeatAndTrick,
  'short-trick-settled': { trick: number },
  'led-ahead': { seat, card },
  'led-ahead-ended': {},
  ordered: { order },
  'order-ended': { id: number, how: among(['kept', 'spent', 'broken']) },
  revoked: { revoke },
  'revoke-established': bySeatAndTrick,
  'revoke-corrected': bySeatAndTrick,
  'revoke-noticed': bySeatAndTrick,
  'revoke-penalty': { seat, trick: number, penalty },
  attention: {
    seat,
    topic: among(TOPICS),
    against: maybe(seat),
    trick: maybe(number),
    found: yes,
    ruling: maybe(number),
  },
  'penalty-lost': { law: number, seat },
  asked: { seat, of: seat, suit },
  answered: { seat, answer: among(['none', 'some']) },
  claimed: { seat, tricks: number, left: maybe(number), concession: yes, awaiting: list(seat) },
  'face-required': bySeatAlone,
  admitted: bySeatAlone,
  'claim-disputed': bySeatAlone,
  'claim-settled': { tricks: bySide(number) },
  'rubber-closed': { substitutes: list(seat) },
  spread: { purpose: among(['partners', 'out']), cards: list(card), among: list(seat), outgoing: number },
  'cut-card': { seat, places: list(number), cards: list(card), counts: orNull(card) },
  'cut-again': { seats: list(seat) },
  'partners-cut': { order: list(seat) },
  'gone-out': { seats: list(seat) },
  'seats-taken': { moves, dealer: seat },
  'substitute-agreed': { seat, by: seat },
  'substitute-refused': { seat, by: seat },
  'seat-open': bySeatAlone,
  'undo-asked': { seat, act, acts: number },
  'deal-again-asked': bySeatAlone,
  consented: bySeatAlone,
  'not-consented': bySeatAlone,
  undone: { seat, act, acts: number },
  'deal-given-up': bySeatAlone,
  'hand-ended': {},
  voided: { law: number },
  scored: { result },
};

const SCORE = bySide(object<{ below: 1; above: 1; games: 1 }>({ below: number, above: number, games: number }));
/** @returns which field of a score is wrong; none where all are right. */
export const faultInScore = (score: unknown): string | undefined => {
  const found = SCORE(score);
  return found === true ? undefined : found;
};

/** @returns what is wrong with an event, in a few words that name the field; none where it is one. */
export function faultInEvent(event: unknown): string | undefined {
  if (!isObject(event) || typeof event.kind !== 'string' || !Object.hasOwn(SHAPES, event.kind))
    return 'there is no event of that kind';
  const found = object(SHAPES[event.kind as EventKind])(event);
  return found === true ? undefined : `"${event.kind}" cannot have this as its "${found}"`;
}
