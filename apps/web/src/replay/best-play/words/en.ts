/** What is said of a finished deal with all cards seen, in English; it comes when it is asked for. */
import type { Seat, Side } from '@eldest-hand/cards';
import type { Offence } from '@eldest-hand/practice';
import { en as costs } from '../../../solving/words/en.ts';

const SEAT: Record<Seat, string> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const SIDE: Record<Side, string> = { NS: 'North and South', EW: 'East and West' };
const OFFENCE: Record<Offence, string> = {
  'out-of-turn': 'out of turn',
  revoke: 'a revoke',
  'order-broken': 'against an order',
};
const tricks = (count: number): string => `${count} ${count === 1 ? 'trick' : 'tricks'}`;
const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');
/** Cards are put in as the caller writes them: with signs for the eye, in words for the ear. */
const or = (cards: readonly string[]): string =>
  cards.length < 2 ? (cards[0] ?? '') : `${cards.slice(0, -1).join(', ')} or ${cards.at(-1)}`;

export const en = {
  ...costs,
  semicolon: '; ',
  colon: ': ',
  nothing: 'Nothing was played: there is nothing to reckon.',
  soon: 'Reckoning…',
  picture: 'Best play, card by card',
  pictureHint: 'Tricks of the declarer’s side if all play best from there. Touch it to go to a moment.',
  summary: (side: Side, from: number, to: number, needed: number | null): string =>
    `Tricks of ${SIDE[side]} with best play from each card on: ${from} at the first lead, ${to} at the end${needed === null ? '' : `, ${needed} needed`}.`,
  needed: (count: number): string => `needs ${count}`,
  now: (of: Seat): string => `${SEAT[of]} to play`,
  keeps: 'keeps the best',
  loses: (count: number): string => `loses ${tricks(count)}`,
  nowKeeps: (cards: readonly string[]): string => `${or(cards)} ${cards.length === 1 ? 'keeps' : 'keep'} the best`,
  nowLoses: (cards: readonly string[], count: number): string =>
    `${or(cards)} ${cards.length === 1 ? 'loses' : 'lose'} ${tricks(count)}`,
  moments: 'What moved it',
  allBest: 'No card lost a trick.',
  trick: (number: number): string => `Trick ${number}`,
  costly: (of: Seat, card: string, cost: number, fromDummy: boolean): string =>
    `${SEAT[of]}’s ${card}${fromDummy ? ', from dummy,' : ''} cost ${tricks(cost)}`,
  kept: (cards: readonly string[], cost: number): string => `${or(cards)} kept ${cost === 1 ? 'it' : 'them'}`,
  called: (of: Seat, card: string, cost: number): string =>
    `${SEAT[of]}’s ${card} was called or ordered: it cost ${tricks(cost)}, and is not his mistake`,
  calledToo: (cost: number): string => `the order had cost ${tricks(cost)} already`,
  offence: (of: Seat, card: string, what: Offence): string => `${SEAT[of]}’s ${card} was ${OFFENCE[what]}`,
  irregular: 'cards not played in order',
  claim: (of: Seat, concession: boolean): string => `${SEAT[of]} ${concession ? 'conceded' : 'claimed'}`,
  gaveMore: (count: number, to: Side): string => `${tricks(count)} more to ${SIDE[to]} than with best play`,
  gaveBest: 'as best play has it',
  moved: (count: number, to: Side): string => `${tricks(count)} to ${SIDE[to]} by the cards`,
  unmoved: 'no trick is lost or won by it',
  law: (number: number): string => `Law ${number}`,
  account: (side: Side, par: number, own: number, others: number, otherwise: number, end: number): string =>
    `${tricks(par)} for ${SIDE[side]} at the first lead; own cards ${signed(-own)}, adversaries’ cards ${signed(others)}${otherwise === 0 ? '' : `, everything else ${signed(otherwise)}`}: ${end} by the cards.`,
  lawMoved: (count: number, to: Side, total: number): string =>
    `The law then gave ${tricks(count)} to ${SIDE[to]}: ${total} counted for the declarer’s side.`,
  rulings: 'What the choices gained or lost',
  chose: (of: Seat, label: string): string => `${SEAT[of]} chose: ${label}`,
  lapsed: 'Nothing was chosen.',
  best: 'the best there was',
  chosen: 'chosen',
  againstBest: 'Against the best',
  againstNone: 'Against no penalty',
  gain: (count: number, points: number): string =>
    `${count === 0 ? 'no trick' : `${signed(count)} ${Math.abs(count) === 1 ? 'trick' : 'tricks'}`}, ${points === 0 ? 'no points' : `${signed(points)} points`}`,
  unknown: 'This cannot be reckoned.',
  figures: 'The picture in figures',
  figuresOf: (side: Side): string => `Tricks of ${SIDE[side]} with best play after each card`,
  trickHead: 'Trick',
  before: 'before',
  cardOf: (place: number): string => ['lead', 'second', 'third', 'fourth'][place] ?? '',
  gap: 'not solved',
};

export type BestWords = typeof en;
