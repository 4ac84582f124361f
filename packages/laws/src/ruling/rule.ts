import { partnerOf, type Seat } from '@eldest-hand/cards';
import type { LapseReason, Order, Ruling } from '../event.ts';
import type { Refusal } from '../refusal.ts';
import type { Done, Draft } from '../table/draft.ts';
import { refuse } from '../table/draft.ts';
import type { Table } from '../table/table.ts';
import { dummyOf } from '../table/trick.ts';
import type { Article, Option, OptionName } from './article.ts';
import type { Code } from './code.ts';
import type { Incident } from './incident.ts';
import { seatNames } from './words.ts';

type Handle = (draft: Draft, incident: Incident) => void;

/** For each code, who answers to which kind of incident, in the order of the laws: found once, asked at every act. */
const handlesOf = new WeakMap<Code, Map<string, Handle[]>>();

function findHandles(code: Code): Map<string, Handle[]> {
  const handles = new Map<string, Handle[]>();
  for (const { arises } of code.articles)
    for (const [kind, handle] of Object.entries(arises ?? {}))
      handles.set(kind, [...(handles.get(kind) ?? []), handle as Handle]);
  handlesOf.set(code, handles);
  return handles;
}

/** Lets every article of the code in force look at an incident. */
export function arise(draft: Draft, incident: Incident): void {
  const handles = handlesOf.get(draft.code) ?? findHandles(draft.code);
  for (const handle of handles.get(incident.kind) ?? []) handle(draft, incident);
}

/** Opens a question: who is asked, about whom, with which options. */
export function openRuling(
  draft: Draft,
  question: Omit<Ruling, 'id' | 'cards' | 'holds'> & Partial<Pick<Ruling, 'cards' | 'holds'>>,
): void {
  const id = draft.table.rulingLog.length + draft.table.setAside.length + 1;
  draft.emit({ kind: 'ruling', ruling: { cards: [], holds: false, ...question, id } });
}

/** Ends the open rulings of one law without a choice, naming the law that ends them. */
export function lapseRulings(draft: Draft, which: (ruling: Ruling) => boolean, law: number, why: LapseReason): void {
  for (const ruling of draft.table.rulings.filter(which)) draft.emit({ kind: 'lapsed', id: ruling.id, law, why });
}

/** Lays an order upon the next card of a seat. */
export function giveOrder(draft: Draft, order: Omit<Order, 'id'>): void {
  draft.emit({ kind: 'ordered', order: { ...order, id: draft.table.orderCount + 1 } });
}

export const articleOf = (code: Code, law: number): Article | undefined =>
  code.articles.find((written) => written.law === law);

/** `suit H` is the option `suit` with the detail `H`. */
export const splitOption = (option: string): { name: string; detail: string } => {
  const [name = '', ...detail] = option.split(' ');
  return { name, detail: detail.join(' ') };
};

/** The option of every ruling that forgoes the penalty. */
const waive: Option = {
  label: () => 'No penalty',
  effect: () => 'Nothing is exacted and play goes on.',
  follow: () => undefined,
};

/** The meaning of one option of an open ruling. */
export const optionOf = (code: Code, ruling: Ruling, option: string): Option | undefined => {
  const { name } = splitOption(option);
  return articleOf(code, ruling.law)?.options?.[name as OptionName] ?? (name === 'waive' ? waive : undefined);
};

/** Where a wrong penalty is demanded, none can be enforced in a code that says so. */
function demandsWrongly(draft: Draft, mine: readonly Ruling[], option: string): boolean {
  const law = draft.code.wrongPenaltyLoses;
  const [ruling] = mine;
  if (law === null || !ruling || !PENALTIES.has(splitOption(option).name) || asksToGoOn(ruling)) return false;
  losePenalty(draft, ruling, law);
  return true;
}

/** The partner of the one who is asked names a penalty: a consultation, which spends it in a code that says so. */
function suggestsToPartner(draft: Draft, open: readonly Ruling[], seat: Seat): boolean {
  const law = draft.code.consultingLoses;
  const ruling = open.find((one) => one.to.every((asked) => asked !== seat) && one.to.includes(partnerOf(seat)));
  const dummyDown = draft.table.dummyDown && seat === dummyOf(draft.table);
  if (law === null || !ruling || dummyDown || asksToGoOn(ruling)) return false;
  losePenalty(draft, ruling, law);
  return true;
}

/** The words that `elect` knows: what may be demanded, rightly or wrongly. */
const PENALTIES: ReadonlySet<string> = new Set([
  'expose',
  'call-suit',
  'suit',
  'prohibit',
  'highest',
  'lowest',
  'win',
  'lose',
  'require',
  'forbid',
  'points',
  'tricks',
  'new-deal',
  'penalize',
  'last-bid',
  'refuse',
  'compel',
]);

/** What is done when nothing is exacted, where the ruling has such an option: the first of these that it lists. */
const FORGOING = ['waive', 'stand', 'ignore', 'compel'] as const;
const forgoing = (ruling: Ruling): string | undefined => FORGOING.find((option) => ruling.options.includes(option));

/** A question that must be answered for the play to go on is no penalty to be lost. */
const asksToGoOn = (ruling: Ruling): boolean => forgoing(ruling) === undefined;

/** The penalty of a ruling is lost. */
export function losePenalty(draft: Draft, ruling: Ruling, law: number): void {
  draft.emit({ kind: 'penalty-lost', law, seat: ruling.against });
  draft.emit({ kind: 'lapsed', id: ruling.id, law, why: 'penalty-lost' });
  if (ruling.trick !== undefined && ruling.law === draft.code.cites.revokePenalty)
    draft.emit({ kind: 'revoke-penalty', seat: ruling.against, trick: ruling.trick, penalty: 'lost' });
  // What play needs to go on is done as if the penalty had been forgone: a false lead goes back.
  else optionOf(draft.code, ruling, forgoing(ruling) ?? '')?.follow(draft, ruling, '', ruling.to[0] ?? ruling.against);
}

/**
 * A choice in an open ruling: by an entitled seat, of a listed option. Without a number it is the oldest ruling
 * open to the seat that lists the option.
 */
export function elect(draft: Draft, seat: Seat, option: string, number: number | undefined): Done {
  const { table } = draft;
  const open = table.rulings.filter((ruling) => (number === undefined ? true : ruling.id === number));
  if (number !== undefined && open.length === 0)
    return refuse('no-such-ruling', `Ruling ${number} is not open; look at the ruling log.`);
  const mine = open.filter((ruling) => ruling.to.includes(seat));
  if (mine.length === 0 && suggestsToPartner(draft, open, seat)) return undefined;
  if (mine.length === 0)
    return open[0]
      ? refuse('not-yours', `The choice is for ${seatNames(open[0].to)}.`, open[0].law)
      : refuse('no-such-ruling', 'No ruling is open: there is nothing to choose.');
  const ruling = mine.find((candidate) => candidate.options.includes(option));
  if (!ruling && demandsWrongly(draft, mine, option)) return undefined;
  if (!ruling)
    return refuse('no-such-option', `Choose one of: ${mine.flatMap((one) => one.options).join(', ')}.`, mine[0]?.law);
  draft.emit({ kind: 'elected', id: ruling.id, seat, option });
  return optionOf(draft.code, ruling, option)?.follow(draft, ruling, splitOption(option).detail, seat);
}

/** The ruling that play must wait for, if one is open. */
/** The refusal of whatever must wait until somebody has chosen: he is given time to decide. */
export const waitFor = ({ code }: Draft, { to, law }: Ruling): Refusal =>
  refuse('awaits-decision', `Wait for ${seatNames(to)} to choose under Law ${law}.`, code.cites.timeToDecide);

export const holdingRuling = (table: Table): Ruling | undefined => table.rulings.find((ruling) => ruling.holds);
