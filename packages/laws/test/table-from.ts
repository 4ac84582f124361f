import {
  adversariesOf,
  type Card,
  type Hands,
  isCard,
  isDealFault,
  readDeal,
  type Seat,
  type Side,
} from '@eldest-hand/cards';
import {
  type CodeName,
  type Contract,
  DEFAULT_RULES,
  decide,
  type EventKind,
  type EventOf,
  fold,
  placeTable,
  type Refusal,
  type Rules,
  type Ruling,
  type SealedDeal,
  type Table,
  type TableEvent,
} from '@eldest-hand/laws';
import { readAct, type SeatedAct } from '../../language/src/act-text.ts';

/** Thirteen cards each, no hand void: what most tests begin with. */
export const DEAL = 'N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76';
/** Four cards each, nine tricks gone: South plays one no-trump (or made no trumps). */
export const ENDING = 'N:K4.7..8 92.J.5. A5.8.6. Q3.T.7.';

export interface Beginning {
  readonly code?: CodeName;
  readonly deal?: string;
  readonly dealer?: Seat;
  /** `S 2R`, `S 2R x2`: who plays it (bridge-1905: who made it), what, and how often it counts. */
  readonly contract?: string;
  readonly leader?: Seat;
  readonly tricks?: Readonly<Record<Side, number>>;
  readonly score?: Readonly<Record<Side, { below: number; above: number; games: number }>>;
  readonly rules?: Partial<Rules>;
}

/** The hands of a deal in PBN text. */
export function handsOf(text: string): Hands {
  const hands = readDeal(text);
  if (isDealFault(hands)) throw new Error(hands.fault);
  return hands;
}

function contractOf(text: string): Contract {
  const [seat, bid, times = 'x1'] = text.split(' ') as [Seat, string, string?];
  return { seat, bid, doubled: Number(times.slice(1)) };
}

/** A table as it is before the first act of a test. */
export function given(beginning: Beginning = {}): Table {
  const { code = 'auction-1913', deal = DEAL, contract, dealer = 'S', rules, ...rest } = beginning;
  const position = { hands: handsOf(deal), dealer, ...rest, ...(contract ? { contract: contractOf(contract) } : {}) };
  return fold(placeTable({ code, rules: { ...DEFAULT_RULES, ...rules }, position }));
}

/** Four cards each, South to play at no trumps; the leader is named where it is not West. */
export const ending = (beginning: Beginning = {}): Table =>
  given({
    deal: ENDING,
    contract: beginning.code === 'bridge-1905' ? 'S N' : 'S 1N',
    tricks: { NS: 5, EW: 4 },
    ...beginning,
  });

/** What the next cut is supplied with. */
export const NEXT_DEAL: SealedDeal = { hands: handsOf(DEAL), nonce: 'nonce', commitment: 'commitment' };

/** An act in the words of the table language, `E: play HK`, or as data where it cannot be said so. */
export type Line = string | SeatedAct;

const written = (line: Line): string => (typeof line === 'string' ? line : JSON.stringify(line));

/** A correction into a pass or a double, which the table language has no word for. */
export const correct = (seat: Seat, call: string): SeatedAct => ({ seat, act: { verb: 'correct', call } });

/** Decides one act. */
export function decided(table: Table, line: Line): ReturnType<typeof decide> {
  const read = typeof line === 'string' ? readAct(line) : line;
  if ('fault' in read) throw new Error(`${line}: ${read.fault}`);
  return decide(table, read.seat, read.act, { seal: NEXT_DEAL });
}

/** The table after these acts, each of which must be done. */
export function after(table: Table, ...lines: readonly Line[]): Table {
  return lines.reduce((now, line) => {
    const decision = decided(now, line);
    if ('refusal' in decision)
      throw new Error(`${written(line)}: ${decision.refusal.code}, ${decision.refusal.message}`);
    return fold(decision.events, now);
  }, table);
}

/** The events of the last of these acts. */
export function eventsOf(table: Table, ...lines: readonly Line[]): readonly TableEvent[] {
  const decision = decided(after(table, ...lines.slice(0, -1)), lines.at(-1) ?? '');
  if ('refusal' in decision) throw new Error(`${written(lines.at(-1) ?? '')}: ${decision.refusal.message}`);
  return decision.events;
}

/** The events of one kind that the last of these acts brings about. */
export const eventsOfKind = <K extends EventKind>(kind: K, table: Table, ...lines: readonly Line[]): EventOf<K>[] =>
  eventsOf(table, ...lines).filter((event): event is EventOf<K> => event.kind === kind);

/** Why an act is refused; undefined when it is done. */
export function refusalOf(table: Table, line: Line): Refusal | undefined {
  const decision = decided(table, line);
  return 'refusal' in decision ? decision.refusal : undefined;
}

/** Code and law of a refusal, as `not-yours 60`; `done` when there is none. */
export function answerTo(table: Table, line: Line): string {
  const refusal = refusalOf(table, line);
  return refusal ? [refusal.code, refusal.law ?? ''].join(' ').trim() : 'done';
}

const inWords = ({ law, to, against, options }: Ruling): string =>
  `${law} to ${to.join('')} against ${against}: ${options.join(', ')}`;

/** The open rulings as case files word them: `76 to S against E: expose, call-suit, waive`. */
export const rulings = (table: Table): string[] => table.rulings.map(inWords);

/** The laws of the open rulings. */
export const lawsOpen = (table: Table): number[] => table.rulings.map((ruling) => ruling.law);

/** What lies exposed before a seat, with the law it was exposed under: `HK 67`. */
export const exposed = (table: Table, seat: Seat): string[] =>
  table.exposed.filter((one) => one.seat === seat).map((one) => `${one.card} ${one.law}`);

/** The orders that stand: `W lead-suit H`, `W highest`, `N play-card SK`. */
export const orders = (table: Table): string[] =>
  table.orders.map(({ seat, kind, suit, card, trick }) =>
    [seat, kind, suit ?? card ?? '', trick ? `in ${trick}` : ''].filter(Boolean).join(' '),
  );

/** Revokes and orders broken: `W 10 83 correctable`. */
export const revokes = (table: Table): string[] =>
  table.revokes.map(({ seat, trick, law, status }) => `${seat} ${trick} ${law} ${status}`);

/** The cards of the trick on the table: `WHT NH7`. */
export const trickOf = (table: Table): string => table.trick.map(({ seat, card }) => seat + card).join(' ');

/** The entries of the score sheet for this deal: `NS below 18 4 tricks`. */
export const sheetOf = (table: Table): string[] =>
  (table.result?.lines ?? []).map(
    ({ side, column, points, law, reason }) => `${side} ${column} ${points} ${law} ${reason}`,
  );

/** A list of cards in text, `HK H3`. */
export const cards = (text: string): Card[] => text.split(' ').filter(isCard);

/**
 * A deal played out: the lead, then the declarer takes `won` tricks in all and both adversaries admit it. Each seat in `revoked`
 * has an established revoke that nobody has noticed yet, in tricks 1, 2, 3.
 */
export function finished(beginning: Beginning & { contract: string }, won: number, ...revoked: readonly Seat[]): Table {
  const begun = given(beginning);
  const declarer = begun.contract?.seat ?? 'S';
  const [left, right] = adversariesOf(declarer);
  const led = after(begun, `${left}: play ${begun.hands[left][0]}`);
  const revokesMade = revoked.map((seat, at): TableEvent => {
    const card = begun.hands[seat][12] as Card;
    const law = begun.code === 'bridge-1905' ? 85 : 83;
    return {
      kind: 'revoked',
      revoke: { seat, trick: at + 1, card, law, status: 'established', noticed: false },
    };
  });
  return after(fold(revokesMade, led), `${declarer}: claim ${won}`, `${left}: admit`, `${right}: admit`);
}
