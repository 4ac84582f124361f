import { SIDES } from '@eldest-hand/cards';
import type { Table } from '../../table/table.ts';

/** A side with this many points has the undoubled spade make played out (spade convention, I). */
const PLAYED_FROM = 20;
/** What the dealer's side scores for a spade hand that is not played. */
export const UNPLAYED_SPADES = 2;

/** Whether the table has agreed not to play spades and this hand is one that is not played: spades, not doubled, nobody at twenty. */
export function isLeftUnplayed(table: Table): boolean {
  const { contract, rules, calls } = table;
  const untouched = table.pile.length === 0 && table.trick.length === 0 && table.putDown.length === 0;
  const mustBePlayed =
    calls.some((call) => call.note === 'refused') || SIDES.some((side) => table.scoreBefore[side].below >= PLAYED_FROM);
  return (
    rules.spades === 'convention' &&
    !table.ending &&
    contract?.bid === 'S' &&
    contract.doubled === 1 &&
    untouched &&
    !mustBePlayed
  );
}
