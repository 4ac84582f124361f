import { type BySeat, clockwiseFrom, leftOf, type Seat, sideOf, writeDeal } from '@eldest-hand/cards';
import { ACT_COLUMNS, ACT_TABLE, writeDirective } from '@eldest-hand/language';
import { type Contract, type EventOf, type PlayedCard, standing } from '@eldest-hand/laws';
import { isVeiled, type RecordedDeal } from './deals.ts';
import { type About, headingOf, lineOf } from './text.ts';
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
  // Where nobody bids PBN has no form for what is said.
  if (deal.contract?.maker) return [];
  const calls = standing(deal.events).filter((event): event is EventOf<'called'> => event.kind === 'called');
  const inTurn = calls.every(({ seat }, at) => seat === clockwiseFrom(deal.dealer)[at % 4]);
  if (!inTurn || calls.length === 0) return [];
  return [tag('Auction', deal.dealer), ...inRows(calls.map(({ call }) => CALLS[call] ?? inPbn(call)))];
}

type Tricks = readonly (readonly PlayedCard[])[];

/** Whether a card did not follow suit though its player had one of the suit led and had not played it yet. */
function revokes(deal: RecordedDeal, tricks: Tricks, at: number, { seat, card }: PlayedCard): boolean {
  const led = tricks[at]?.[0]?.card[0];
  const gone = tricks.slice(0, at + 1).flat();
  return (
    led !== undefined &&
    card[0] !== led &&
    (deal.revealed?.hands[seat] ?? []).some((one) => one[0] === led && !gone.some((played) => played.card === one))
  );
}

/** Who should have led to a trick: the declarer's left hand, then whoever won the one before. */
function rightfulLeader({ contract, events }: RecordedDeal, at: number): Seat | undefined {
  if (at === 0) return contract ? leftOf(contract.seat) : undefined;
  return standing(events).findLast(
    (event): event is EventOf<'trick-won'> => event.kind === 'trick-won' && event.trick === at,
  )?.seat;
}

/** The card of a seat with the marks that PBN has: a lead out of turn that stood, and a revoke that was not put right. */
function cardOf(deal: RecordedDeal, tricks: Tricks, at: number, seat: Seat): string {
  const trick = tricks[at] ?? [];
  const played = trick.find((one) => one.seat === seat);
  if (!played) return '-';
  const leader = rightfulLeader(deal, at);
  if (played === trick[0] && leader && leader !== seat) return `^L ${played.card}`;
  return revokes(deal, tricks, at, played) ? `^R ${played.card}` : played.card;
}

/** A row a trick, the columns beginning with the seat that led to the first. */
function playOf(deal: RecordedDeal): string[] {
  const tricks = tricksOf(standing(deal.events));
  const leader = tricks[0]?.[0]?.seat;
  if (!leader) return [];
  const columns = clockwiseFrom(leader);
  return [
    tag('Play', leader),
    ...tricks.map((_, at) => columns.map((seat) => cardOf(deal, tricks, at, seat)).join(' ')),
    '*',
  ];
}

/** Every act as it was done, which PBN has no place for elsewhere: what the laws made of them can be gone through again. */
function actsOf(deal: RecordedDeal, about: About): string[] {
  const { rules, score } = headingOf(deal, about);
  const rows = deal.acts
    .filter(({ act, afterRubber }) => !isVeiled(act) && !afterRubber)
    .map((act, at) => `${String(at + 1).padStart(3)} "${lineOf(act)}"`);
  return [
    ...(rules ? [tag('Rules', writeDirective('rules', rules))] : []),
    ...(score ? [tag('ScoreBefore', writeDirective('score', score))] : []),
    `[${ACT_TABLE} "${ACT_COLUMNS}"]`,
    ...rows,
  ];
}

/** Tricks with those taken for revokes, which are then other than the cards show: a caret says so. */
function resultOf({ contract, result }: RecordedDeal): string {
  if (!contract || !result) return '';
  const side = sideOf(contract.seat);
  return `${result.tricks[side] === result.won[side] ? '' : '^'}${result.tricks[side]}`;
}

function gameOf(deal: RecordedDeal, about: About, names: BySeat<string | null>): string {
  const { contract, revealed } = deal;
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
    tag('Result', resultOf(deal)),
    tag('Code', about.code),
    ...(contract?.bid.endsWith('R') ? [tag('Denomination', 'royal spades')] : []),
    ...auctionOf(deal),
    ...playOf(deal),
    ...actsOf(deal, about),
  ].join('\n');
}

/** The finished deals of a table in PBN. */
export const recordPbn = (deals: readonly RecordedDeal[], about: About, names: BySeat<string | null>): string =>
  ['% PBN 2.1', '% EXPORT', ...deals.map((deal) => gameOf(deal, about, names)).filter(Boolean)]
    .join('\n\n')
    .concat('\n');
