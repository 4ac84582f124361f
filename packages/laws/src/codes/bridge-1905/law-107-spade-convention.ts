import { type Seat, SIDES } from '@eldest-hand/cards';
import { article } from '../../ruling/article.ts';
import { openRuling } from '../../ruling/rule.ts';
import { seatName } from '../../ruling/words.ts';
import type { Draft } from '../../table/draft.ts';
import type { Table } from '../../table/table.ts';
import { asksForSuit, callSuit, happenedBeforeSuit, nameSuit } from '../common/calling-a-suit.ts';
import { finishDoubling } from './declaring.ts';
import { makingOf } from './doubling.ts';

/** A side with this many points has the undoubled spade make played out (I). */
const PLAYED_FROM = 20;
/** What the dealer's side scores for a spade hand that is not played. */
export const UNPLAYED_SPADES = 2;
/** The convention is printed after the last law and has no number of its own. */
const NUMBER = 107;

const anybodyAtTwenty = (table: Table): boolean => SIDES.some((side) => table.scoreBefore[side].below >= PLAYED_FROM);

/** Whether the maker has required the hand to be played, or a double was refused (II, III). */
const mustBePlayed = (table: Table): boolean =>
  table.calls.some((call) => call.note === 'refused') ||
  table.rulingLog.some(
    ({ ruling, outcome }) => ruling.law === NUMBER && outcome.state === 'elected' && outcome.option === 'call-suit',
  );

/** Whether the table has agreed not to play spades and this hand is one that is not played: spades, not doubled, nobody at twenty. */
export function isLeftUnplayed(table: Table): boolean {
  const { contract, rules } = table;
  const untouched = table.pile.length === 0 && table.trick.length === 0 && table.putDown.length === 0;
  const unplayedSpades =
    contract?.bid === 'S' && contract.doubled === 1 && !anybodyAtTwenty(table) && !mustBePlayed(table);
  return rules.spades === 'convention' && !table.ending && untouched && unplayedSpades;
}

/** Whether the hand about to be declared would be left unplayed: the time of part II. */
export function wouldBeLeft(table: Table): boolean {
  const { denomination, multiplier } = makingOf(table);
  return table.rules.spades === 'convention' && denomination === 'S' && multiplier === 1 && !anybodyAtTwenty(table);
}

const ask = (draft: Draft, against: Seat): void => {
  const { maker } = makingOf(draft.table);
  if (maker && wouldBeLeft(draft.table))
    openRuling(draft, {
      law: NUMBER,
      incident: 'spades-not-to-be-played',
      against,
      to: [maker],
      options: ['points', 'call-suit', 'waive'],
      holds: true,
    });
};

export const law107 = article({
  law: NUMBER,
  subject: 'The spade convention',
  gist: 'Where the players agree not to play spades an undoubled spade hand is played only if a side has twenty; otherwise the dealer’s side scores two. If third hand asks to play or leads out of turn, or eldest hand leads without asking, the maker takes two or calls a lead and has the hand played. A double before the question is for the maker to accept, and the hand is then played in any case.',
  kept: 'engine',
  how: 'A rule of the table (`spades convention`); it stands after the laws without a number.',
  arises: {
    'third-hand-asks': (draft, { seat }) => ask(draft, seat),
    'third-hand-leads': (draft, { seat }) => ask(draft, seat),
    'led-before-leave': (draft, { seat }) => ask(draft, seat),
  },
  happened: (ruling) =>
    asksForSuit(ruling)
      ? happenedBeforeSuit(ruling)
      : `${seatName(ruling.against)} was out of order at a spade make that is not to be played.`,
  options: {
    points: {
      label: () => 'Take two points',
      effect: () => 'The hand is not played and the dealer’s side scores two.',
      follow: (draft) => {
        for (const lead of draft.table.putDown) draft.emit({ kind: 'lead-put-back', seat: lead.seat });
        finishDoubling(draft);
        return undefined;
      },
    },
    'call-suit': callSuit('The hand is played, and the maker names the suit that eldest hand must lead.', (draft) => {
      for (const lead of draft.table.putDown) draft.emit({ kind: 'lead-put-back', seat: lead.seat });
      finishDoubling(draft);
    }),
    suit: nameSuit,
  },
});
