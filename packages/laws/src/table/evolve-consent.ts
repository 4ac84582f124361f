import { SEATS, type Seat } from '@eldest-hand/cards';
import type { Act, Verb } from '../act.ts';
import type { EventOf } from '../event.ts';
import type { LoggedRuling, Table } from './table.ts';

/** What is asked of all four, what they answer, and what follows. */
export type ConsentEvent = EventOf<
  'undo-asked' | 'deal-again-asked' | 'consented' | 'not-consented' | 'undone' | 'deal-given-up'
>;

/**
 * Acts that put a call, a card or a choice on the table. What is only said stays said, and a trick turned does not stand between a
 * player and the card that he played to it. Logs hold undoings: a verb that is in this list stays in it.
 */
const CAN_BE_UNDONE: ReadonlySet<Verb> = new Set([
  'bid',
  'pass',
  'double',
  'redouble',
  'correct',
  'make',
  'leave',
  'ask-lead',
  'yes',
  'satisfied',
  'play',
  'dummy',
  'call',
  'drop',
  'show',
  'mention',
  'throw-down',
  'face',
  'claim',
  'concede',
  'elect',
]);

const playing = ({ phase }: Table): boolean => phase === 'declaring' || phase === 'playing';

/** Keeps the table as it is before an act that its player may want back. It is shared, not copied deep: an act stays as cheap as it was. */
export const keepEarlier = (table: Table, seat: Seat, act: Act): Table['earlier'] =>
  table.rules.consent === 'allowed' && playing(table) && CAN_BE_UNDONE.has(act.verb)
    ? { ...table.earlier, [seat]: { act, table: { ...table, earlier: {}, news: [] } } }
    : table.earlier;

/** What others could take back before: all that was kept at an older table than this one. */
function keptBefore(earlier: Table['earlier'], version: number): Table['earlier'] {
  const kept: Partial<Record<Seat, NonNullable<Table['earlier'][Seat]>>> = {};
  for (const seat of SEATS) {
    const own = earlier[seat];
    if (own && own.table.version < version) kept[seat] = own;
  }
  return kept;
}

const isOpen = ({ outcome }: LoggedRuling): boolean => outcome.state === 'open';

function undo(table: Table, seat: Seat): Table {
  const before = table.earlier[seat]?.table;
  if (!before) return table;
  const { version, news, setAside, rulingLog, orderCount, substitutes, substituteAsked, keepsDeal } = table;
  return {
    ...before,
    version,
    news,
    earlier: keptBefore(table.earlier, before.version),
    consent: null,
    keepsDeal,
    // Numbers that somebody may still have on the screen are not given again.
    setAside: [...setAside, ...rulingLog.slice(before.rulingLog.length)],
    orderCount,
    // Who plays for whom has nothing to do with the cards.
    substitutes,
    substituteAsked,
  };
}

/** Who did not get what he asked for has nothing more to take back until he acts again, or keeps the deal. */
function refused(table: Table): Table {
  const { consent, earlier, keepsDeal } = table;
  if (!consent) return table;
  if (!consent.undo) return { ...table, consent: null, keepsDeal: [...keepsDeal, consent.seat] };
  const { [consent.seat]: _, ...others } = earlier;
  return { ...table, consent: null, earlier: others };
}

/** The state after an event about consent. */
export function changeByConsent(table: Table, event: ConsentEvent): Table {
  switch (event.kind) {
    case 'undo-asked':
      return { ...table, consent: { seat: event.seat, agreed: [], undo: { act: event.act, acts: event.acts } } };
    case 'deal-again-asked':
      return { ...table, consent: { seat: event.seat, agreed: [], undo: null } };
    case 'consented':
      return table.consent
        ? { ...table, consent: { ...table.consent, agreed: [...table.consent.agreed, event.seat] } }
        : table;
    case 'not-consented':
      return refused(table);
    case 'undone':
      return undo(table, event.seat);
    case 'deal-given-up':
      return {
        ...table,
        score: table.scoreBefore,
        phase: 'void',
        consent: null,
        earlier: {},
        rulings: [],
        rulingLog: table.rulingLog.filter((entry) => !isOpen(entry)),
        setAside: [...table.setAside, ...table.rulingLog.filter(isOpen)],
        correctionDue: null,
        called: [],
        orders: [],
        leadCallsDue: [],
        question: null,
        claim: null,
      };
  }
}
