import { bySide, otherSide, type Side } from '@eldest-hand/cards';
import type { Table } from '../../table/table.ts';
import type { RubberView } from '../../view.ts';

/**
 * A finished rubber added up (11): all points of each side, whether written on this sheet or brought to it, and the bonus of the winners.
 * @param winner the side that won it; without one nothing is added up.
 */
export function addedUp(table: Table, winner: Side | null, bonus: number): RubberView | null {
  if (!winner) return null;
  const sum = bySide((side) =>
    table.sheet.filter((line) => line.side === side).reduce((total, line) => total + line.points, table.carried[side]),
  );
  const totals = { ...sum, [winner]: sum[winner] + bonus };
  return { winner, totals, bonus, difference: totals[winner] - totals[otherSide(winner)] };
}
