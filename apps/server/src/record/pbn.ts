import { type BySeat, clockwiseFrom, type Seat, sideOf, writeDeal } from '@eldest-hand/cards';
import { type Contract, type EventOf, type PlayedCard, standing } from '@eldest-hand/laws';
import type { RecordedDeal } from './deals.ts';
import type { About } from './text.ts';
import { tricksOf } from './tricks.ts';

const CALLS: Readonly<Record<string, string>> = { pass: 'Pass', double: 'X', redouble: 'XX' };
/** PBN knows no royal spades: they are spades, and a note of the table says so. */
const inPbn = (bid: string): string => bid.replace('R', 'S').replace(/N$/, 'NT');
const quoted = (text: string): string => text.replaceAll(/["\\\r\n]/g, "'");
const tag = (name: string, value: string | number): string => `[${name} "${quoted(String(value))}"]`;

const contractText = ({ bid, doubled }: Contract): string =>
  inPbn(bid) + (doubled === 4 ? 'XX' : doubled === 2 ? 'X' : '');

function inRows(words: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(words.length / 4) }, (_, row) => words.slice(row * 4, row * 4 + 4).join(' '));
}

/** Calls in turn only: PBN has no place for one out of turn, which the transcript keeps. */
function auctionOf(deal: RecordedDeal): string[] {
  const calls = standing(deal.events).filter((event): event is EventOf<'called'> => event.kind === 'called');
  const inTurn = calls.every(({ seat }, at) => seat === clockwiseFrom(deal.dealer)[at % 4]);
  if (!inTurn || calls.length === 0) return [];
  return [tag('Auction', deal.dealer), ...inRows(calls.map(({ call }) => CALLS[call] ?? inPbn(call)))];
}

const cardOf = (trick: readonly PlayedCard[], seat: Seat): string =>
  trick.find((played) => played.seat === seat)?.card ?? '-';

/** A row a trick, the columns beginning with the seat that led to the first. */
function playOf(deal: RecordedDeal): string[] {
  const tricks = tricksOf(standing(deal.events));
  const leader = tricks[0]?.[0]?.seat;
  if (!leader) return [];
  const row = (trick: readonly PlayedCard[]) => clockwiseFrom(leader).map((seat) => cardOf(trick, seat));
  return [tag('Play', leader), ...tricks.map((trick) => row(trick).join(' ')), '*'];
}

function gameOf(deal: RecordedDeal, about: About, names: BySeat<string | null>): string {
  const { contract, result, revealed } = deal;
  if (!revealed) return '';
  return [
    tag('Event', about.name || '?'),
    tag('Site', 'Eldest Hand'),
    tag('Date', deal.acts[0] ? new Date(deal.acts[0].at).toISOString().slice(0, 10).replaceAll('-', '.') : '?'),
    tag('Board', deal.number),
    tag('West', names.W ?? '?'),
    tag('North', names.N ?? '?'),
    tag('East', names.E ?? '?'),
    tag('South', names.S ?? '?'),
    tag('Dealer', deal.dealer),
    tag('Vulnerable', 'None'),
    tag('Deal', writeDeal(revealed.hands)),
    tag('Scoring', 'Rubber'),
    tag('Declarer', contract?.seat ?? ''),
    tag('Contract', contract ? contractText(contract) : 'Pass'),
    tag('Result', contract && result ? result.tricks[sideOf(contract.seat)] : ''),
    tag('Code', about.code),
    ...(contract?.bid.endsWith('R') ? [tag('Denomination', 'royal spades')] : []),
    ...auctionOf(deal),
    ...playOf(deal),
  ].join('\n');
}

/** The finished deals of a table in PBN. */
export const recordPbn = (deals: readonly RecordedDeal[], about: About, names: BySeat<string | null>): string =>
  ['% PBN 2.1', '% EXPORT', ...deals.map((deal) => gameOf(deal, about, names)).filter(Boolean)]
    .join('\n\n')
    .concat('\n');
