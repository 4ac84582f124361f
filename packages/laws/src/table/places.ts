import { type Card, leftOf, partnerOf, rightOf, SEATS, type Seat } from '@eldest-hand/cards';
import type { Supply } from '../decide.ts';
import { waitFor } from '../ruling/rule.ts';
import { seatName, seatNames } from '../ruling/words.ts';
import { cutValue, fromLowest, mustCutAgain, type SuitsInCutting } from './cutting-order.ts';
import { type Done, type Draft, refuse } from './draft.ts';
import type { Table } from './table.ts';

/** After how many of the lowest a line is drawn: the dealer is the lowest, the two lowest are partners (18). */
const DEALER_AND_PARTNERS = [1, 2];
/** No more candidates than two have a right to enter: six make a table (19; 21). */
export const MOST_CANDIDATES = 2;

const spreadForPartners = (draft: Draft, cards: NonNullable<Supply['spread']>): void =>
  draft.emit({ kind: 'spread', purpose: 'partners', cards, among: SEATS, outgoing: 0 });

/** Those who have played more rubbers running than others go out; where equals are left they cut (21; 23). */
function outgoersOf(
  table: Table,
  candidates: number,
): { readonly sure: readonly Seat[]; readonly cut: readonly Seat[] } {
  const played = table.rubbersRunning;
  const most = SEATS.toSorted((a, b) => played[b] - played[a]);
  const last = most[candidates - 1];
  if (last === undefined) return { sure: [], cut: [] };
  const equals = SEATS.filter((seat) => played[seat] === played[last]);
  const more = SEATS.filter((seat) => played[seat] > played[last]);
  return more.length + equals.length === candidates
    ? { sure: [...more, ...equals], cut: [] }
    : { sure: more, cut: equals };
}

/**
 * `new-rubber`: the rubber that is over is made up, and the pack is spread: to cut out where candidates have declared, then to cut
 * for partners. Until a card has been cut it may be said again, when another candidate has declared (22; 24).
 */
export function newRubber(draft: Draft, { spread, candidates = 0 }: Supply): Done {
  const { table, code } = draft;
  const { partnersCut } = code.cites;
  if (table.rules.places !== 'cut')
    return refuse('not-now', 'At this table everybody keeps his seat: cut the pack for the next deal.', partnersCut);
  const untouched = table.cutting?.taken.length === 0 && table.dealNumber > 0;
  if (table.phase !== 'over' && !untouched)
    return refuse('not-now', 'A new rubber begins when this one is over.', partnersCut);
  const open = table.rulings[0];
  if (open) return waitFor(draft, open);
  if (!spread) return refuse('not-now', 'No pack is ready: try again.');
  if (table.phase === 'over') draft.emit({ kind: 'rubber-closed', substitutes: table.substitutes });
  const { sure, cut } = outgoersOf(draft.table, Math.min(candidates, MOST_CANDIDATES));
  if (sure.length > 0) draft.emit({ kind: 'gone-out', seats: sure });
  const outgoing = Math.min(candidates, MOST_CANDIDATES) - sure.length;
  if (outgoing > 0) draft.emit({ kind: 'spread', purpose: 'out', cards: spread, among: cut, outgoing });
  else spreadForPartners(draft, spread);
  return undefined;
}

/** What follows when everybody who had to has cut. */
function settle(draft: Draft, supply: Supply): Done {
  const { table, code } = draft;
  const cutting = table.cutting;
  if (!cutting || cutting.toDraw.length > 0) return undefined;
  const staying = cutting.among.length - cutting.outgoing;
  const lines = cutting.purpose === 'partners' ? DEALER_AND_PARTNERS : [staying];
  const again = mustCutAgain(cutting.cuts, code.suitsInCutting, lines);
  if (again.length > 0) {
    draft.emit({ kind: 'cut-again', seats: again });
    return undefined;
  }
  const order = fromLowest(cutting.cuts, code.suitsInCutting);
  if (cutting.purpose === 'partners') {
    draft.emit({ kind: 'partners-cut', order });
    return undefined;
  }
  if (!supply.spread) return refuse('not-now', 'No pack is ready: try again.');
  draft.emit({ kind: 'gone-out', seats: order.slice(staying) });
  spreadForPartners(draft, supply.spread);
  return undefined;
}

/** `draw`: cuts a card out of the spread pack; somebody who shows several has cut the highest of them, or cuts again (16). */
export function drawCard(draft: Draft, seat: Seat, places: readonly number[], supply: Supply): Done {
  const { table, code } = draft;
  const cutting = table.cutting;
  if (table.phase !== 'cutting' || !cutting || cutting.order)
    return refuse('not-now', 'No cards are being cut.', code.cites.partnersCut);
  if (!cutting.toDraw.includes(seat))
    return refuse('not-yours', `${seatNames(cutting.toDraw)} must cut.`, code.cites.partnersCut);
  if (new Set(places).size < places.length) return refuse('bad-act', 'A place is named twice.');
  const cards = places.flatMap((place) => cutting.spread[place - 1] ?? []);
  if (cards.length === 0 || cards.length < places.length)
    return refuse('bad-act', `Name a place of the spread pack, 1 to ${cutting.spread.length}.`);
  if (places.some((place) => cutting.taken.includes(place)))
    return refuse('card-already-played', 'That card has been cut: take another.', code.cites.partnersCut);
  const several = cards.length > 1;
  const counts = !several || code.severalCardsCut === 'highest';
  draft.emit({ kind: 'cut-card', seat, places, cards, counts: counts ? highest(cards, code.suitsInCutting) : null });
  return settle(draft, supply);
}

const highest = (cards: readonly Card[], suits: SuitsInCutting): Card | null =>
  cards.toSorted((a, b) => cutValue(a, suits) - cutValue(b, suits)).at(-1) ?? null;

/** `take-seat`: the lowest, who deals, chooses his seat; his partner goes opposite, the lower adversary to his left (18). */
export function takeSeat(draft: Draft, seat: Seat, chosen: Seat): Done {
  const { table, code } = draft;
  const order = table.cutting?.order;
  const [lowest, second, third, highestSeat] = order ?? [];
  if (!lowest || !second || !third || !highestSeat)
    return refuse('not-now', 'Seats are chosen when partners have been cut for.', code.cites.partnersCut);
  if (seat !== lowest)
    return refuse('not-yours', `${seatName(lowest)} cut the lowest card and chooses.`, code.cites.partnersCut);
  const moves = {
    [lowest]: chosen,
    [second]: partnerOf(chosen),
    [third]: leftOf(chosen),
    [highestSeat]: rightOf(chosen),
  } as Record<Seat, Seat>;
  draft.emit({ kind: 'seats-taken', moves, dealer: chosen });
  return undefined;
}
