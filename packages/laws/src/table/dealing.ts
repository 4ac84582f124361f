import { leftOf, rightOf, type Seat } from '@eldest-hand/cards';
import type { SealedDeal } from '../event.ts';
import { waitFor } from '../ruling/rule.ts';
import { seatName } from '../ruling/words.ts';
import { type Done, type Draft, refuse } from './draft.ts';
import type { Table } from './table.ts';

/** The deal passes to the left; after a void deal the same player deals again, and for a rubber he who cut the lowest (18). */
export const nextDealer = (table: Table): Seat =>
  table.phase === 'void' || table.phase === 'cutting' ? table.dealer : leftOf(table.dealer);

/** The player on the next dealer's right, who cuts. */
export const cutterOf = (table: Table): Seat => rightOf(nextDealer(table));

/**
 * `cut`: the following deal begins and claims for the last one end.
 * @param seal a deal for the one after, its commitment published with this one; begun at once where none was sealed before.
 */
export function cut(draft: Draft, seat: Seat, seal: SealedDeal | undefined): Done {
  const { table, code } = draft;
  const { cites } = code;
  if (table.phase === 'declaring' || table.phase === 'playing')
    return refuse('not-now', 'The cards are cut when the deal is over.', cites.cutting);
  if (table.cutting || (table.phase === 'over' && table.rules.places === 'cut'))
    return refuse('not-now', 'First the players cut for partners, deal and seats.', cites.partnersCut);
  if (seat !== cutterOf(table))
    return refuse('not-yours', `${seatName(cutterOf(table))}, on the dealer's right, cuts.`, cites.cutting);
  const open = table.rulings[0];
  if (open) return waitFor(draft, open);
  const deal = table.sealed ?? seal;
  if (!deal) return refuse('not-now', 'No deal is prepared: try again.');
  draft.emit({
    kind: 'dealt',
    number: table.dealNumber + 1,
    dealer: nextDealer(table),
    deal,
    freshRubber: table.phase === 'over' || table.phase === 'cutting',
  });
  if (table.sealed && seal) draft.emit({ kind: 'sealed', deal: seal });
  return undefined;
}
