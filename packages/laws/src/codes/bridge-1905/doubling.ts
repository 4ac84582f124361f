import { leftOf, partnerOf, rightOf, type Seat, sideOf } from '@eldest-hand/cards';
import type { CallRecord, Table } from '../../table/table.ts';

/** Words of the declaration as the record of calls keeps them. */
export const isMake = (call: CallRecord): boolean => call.call.startsWith('make ');
export const isDouble = (call: CallRecord): boolean =>
  (call.call === 'double' || call.call === 'redouble') && call.note !== 'refused';

/** The player on the dealer's left. */
export const eldestHand = (table: Table): Seat => leftOf(table.dealer);

/** Where the declaration of the trump stands, read from the calls. */
export interface Making {
  readonly maker: Seat | null;
  readonly denomination: string | null;
  /** The dealer has left it to his partner. */
  readonly left: boolean;
  /** What each odd trick is multiplied with so far. */
  readonly multiplier: number;
  readonly lastDoubler: Seat | null;
  /** A double was not accepted: there is no further doubling (55). */
  readonly closed: boolean;
  /** "May I lead?" has been asked since the last double. */
  readonly asked: boolean;
  /** Who has said that he is satisfied since the last double. */
  readonly satisfied: readonly Seat[];
}

/** Reads the state of the declaration from its calls (45, 50–55). */
export function makingOf(table: Table): Making {
  const make = table.calls.find(isMake);
  const doubles = table.calls.filter(isDouble);
  const last = doubles.at(-1);
  const since = table.calls.slice(last ? table.calls.lastIndexOf(last) + 1 : 0);
  return {
    maker: make?.seat ?? null,
    denomination: make?.call.slice('make '.length) ?? null,
    left: table.calls.some((call) => call.call === 'leave' && call.seat === table.dealer),
    multiplier: 2 ** doubles.length,
    lastDoubler: last?.seat ?? null,
    closed: table.calls.some((call) => call.note === 'refused'),
    asked: since.some((call) => call.call === 'ask-lead' && call.note !== 'out-of-turn'),
    satisfied: since.filter((call) => call.call === 'satisfied').map((call) => call.seat),
  };
}

/** The player of a side who has the first right to go on doubling: its last doubler, else who made the trump, else eldest hand (51–53, 55). */
function firstRight(table: Table, making: Making, side: 'NS' | 'EW'): Seat {
  const own = table.calls.filter((call) => isDouble(call) && sideOf(call.seat) === side).at(-1)?.seat;
  if (own) return own;
  return making.maker && sideOf(making.maker) === side ? making.maker : eldestHand(table);
}

/** Whose right it is to speak about doubling, or null when the declaration is complete (57). */
export function rightToSpeak(table: Table): Seat | null {
  const making = makingOf(table);
  const { maker, lastDoubler, satisfied } = making;
  if (!maker || making.closed) return null;
  if (!lastDoubler) {
    const eldest = eldestHand(table);
    if (making.asked || early(table)) return rightOf(table.dealer);
    return eldest;
  }
  const first = firstRight(table, making, sideOf(lastDoubler) === 'NS' ? 'EW' : 'NS');
  if (!satisfied.includes(first)) return first;
  return satisfied.includes(partnerOf(first)) ? null : partnerOf(first);
}

/** Eldest hand has led before the doubling was complete: his card waits on the table. */
export const early = (table: Table): boolean => table.phase === 'declaring' && table.putDown.length > 0;
