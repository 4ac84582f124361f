import type { TableEvent } from '../event.ts';
import type { Refusal } from '../refusal.ts';
import type { Draft } from '../table/draft.ts';
import { refuse } from '../table/draft.ts';
import type { Table } from '../table/table.ts';
import { isAdversary } from '../table/trick.ts';
import { cardsThatFollow } from './lawful-cards.ts';

/** The law that an event shows to be offended against, if it does. */
function offence({ table, code }: Draft, event: TableEvent): number | true | undefined {
  switch (event.kind) {
    case 'exposed':
    case 'barred':
      return event.law;
    case 'revoked':
      return event.revoke.law;
    case 'ruling':
      return event.ruling.law;
    case 'false-lead':
      return isAdversary(table, event.seat) ? code.cites.leadOutOfTurn : code.cites.declarersFalseLead;
    case 'surplus':
    case 'short-trick':
    case 'led-ahead':
      return true;
    case 'played':
      return event.outOfTurn;
    case 'called':
      return event.note ? true : undefined;
    case 'said':
      return event.what === 'pass-out-of-turn' ? true : undefined;
    default:
      return undefined;
  }
}

/** A card played against suit or order, whether or not a law has been found for it. */
const strays = (before: Table, event: TableEvent): true | undefined =>
  event.kind === 'played' && !cardsThatFollow(before, event.seat).includes(event.card) ? true : undefined;

/** At a guarded table an irregular act is refused, as other sites do; what follows a choice in a ruling is not the chooser's act. */
export function irregularityIn(before: Table, draft: Draft): Refusal | undefined {
  const acted = draft.events[0];
  if (acted?.kind !== 'acted' || ['elect', 'attention', 'take-back'].includes(acted.act.verb)) return undefined;
  const offences = draft.events.map((event) => offence(draft, event) ?? strays(before, event));
  if (offences.every((law) => law === undefined)) return undefined;
  return refuse(
    'irregular',
    'This would be an irregularity, and the table is guarded: choose another.',
    offences.find((law) => typeof law === 'number'),
  );
}
