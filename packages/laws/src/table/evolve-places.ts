import { bySeat, SEATS, type Seat } from '@eldest-hand/cards';
import type { EventOf } from '../event.ts';
import type { Table } from './table.ts';

/** What is said and done about who sits where, before a rubber and during it. */
export type PlacesEvent = EventOf<
  | 'rubber-closed'
  | 'spread'
  | 'cut-card'
  | 'cut-again'
  | 'partners-cut'
  | 'gone-out'
  | 'seats-taken'
  | 'substitute-agreed'
  | 'substitute-refused'
  | 'seat-open'
>;

const without = (seats: readonly Seat[], gone: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => !gone.includes(seat));

/** Whoever sat in a seat sits elsewhere now: what belongs to the person goes with him. */
function moved<T>(record: Readonly<Record<Seat, T>>, moves: Readonly<Record<Seat, Seat>>): Record<Seat, T> {
  const result = { ...record };
  for (const seat of SEATS) result[moves[seat]] = record[seat];
  return result;
}

/** The state after an event about places. */
export function changePlaces(table: Table, event: PlacesEvent): Table {
  switch (event.kind) {
    case 'rubber-closed':
      return {
        ...table,
        rubbersRunning: bySeat((seat) => table.rubbersRunning[seat] + 1),
        substitutes: [],
        substituteAsked: null,
      };
    case 'spread':
      return {
        ...table,
        phase: 'cutting',
        cutting: {
          purpose: event.purpose,
          spread: event.cards,
          among: event.among,
          outgoing: event.outgoing,
          cuts: {},
          toDraw: event.among,
          taken: [],
          order: null,
        },
      };
    case 'cut-card': {
      const { cutting } = table;
      if (!cutting) return table;
      const counted = event.counts
        ? { cuts: { ...cutting.cuts, [event.seat]: [...(cutting.cuts[event.seat] ?? []), event.counts] } }
        : {};
      return {
        ...table,
        cutting: {
          ...cutting,
          ...counted,
          taken: [...cutting.taken, ...event.places],
          toDraw: event.counts ? without(cutting.toDraw, [event.seat]) : cutting.toDraw,
        },
      };
    }
    case 'cut-again':
      return table.cutting ? { ...table, cutting: { ...table.cutting, toDraw: event.seats } } : table;
    case 'partners-cut':
      return table.cutting ? { ...table, cutting: { ...table.cutting, order: event.order } } : table;
    case 'gone-out':
      return {
        ...table,
        rubbersRunning: bySeat((seat) => (event.seats.includes(seat) ? 0 : table.rubbersRunning[seat])),
      };
    case 'seats-taken':
      return {
        ...table,
        cutting: null,
        dealer: event.dealer,
        rubbersRunning: moved(table.rubbersRunning, event.moves),
      };
    case 'substitute-agreed': {
      const agreed = table.substituteAsked?.agreed ?? [];
      const consents = event.by === event.seat ? agreed : [...agreed, event.by];
      return { ...table, substituteAsked: { seat: event.seat, agreed: consents } };
    }
    case 'substitute-refused':
      return { ...table, substituteAsked: null };
    case 'seat-open':
      return { ...table, substituteAsked: null, substitutes: [...table.substitutes, event.seat] };
  }
}
