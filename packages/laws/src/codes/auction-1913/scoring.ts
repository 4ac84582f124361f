import { bySide, otherSide, SIDES, type Side, sideOf } from '@eldest-hand/cards';
import type { HandResult, SheetLine } from '../../event.ts';
import { type Table, trumpsOf } from '../../table/table.ts';
import { POINTS_OF_A_GAME } from './law-02-the-game.ts';
import { tricksBid, trickValue } from './law-04-trick-values.ts';
import { honours } from './law-05-honours.ts';
import { SLAM, slamPoints } from './law-07-slams.ts';
import { chicanes } from './law-09-chicane.ts';
import { undertrickPoints } from './law-47-made-or-failed.ts';
import { bonusPoints } from './law-56-bonus.ts';
import { revokeReckoning } from './law-84-the-revoke-penalty.ts';

type Entry = Omit<SheetLine, 'deal'>;

/** Honours and chicane: scored by everybody, even by a side that revoked. Unknown in an ending. */
function honourEntries(table: Table): Entry[] {
  if (table.ending || !table.dealt || !table.contract) return [];
  const trumps = trumpsOf(table.contract);
  const value = trickValue(table.contract.bid);
  const held = honours(table.dealt.hands, trumps, value);
  const entries: Entry[] = held
    ? [{ side: held.side, column: 'above', points: held.points, law: 6, reason: 'honours', count: held.held }]
    : [];
  for (const { double, entry } of chicanes(table.dealt.hands, trumps, value, held?.side ?? null))
    entries.push({ ...entry, column: 'above', law: 9, reason: double ? 'double-chicane' : 'chicane' });
  return entries;
}

const slamEntry = (side: Side, won: number): Entry[] => {
  const points = slamPoints(won);
  return points === 0
    ? []
    : [
        {
          side,
          column: 'above',
          points,
          law: points === SLAM ? 7 : 8,
          reason: points === SLAM ? 'slam' : 'little-slam',
        },
      ];
};

/**
 * The hand as it now stands: tricks with those taken for revokes, what was made, each entry of the sheet with its law.
 * Called again when a revoke is proved after the play.
 */
export function scoreHand(table: Table): HandResult {
  const { contract, tricks: won } = table;
  const base = { deal: table.dealNumber, won };
  if (!contract) return { ...base, contract: null, tricks: won, made: false, lines: [], game: null };

  const side = sideOf(contract.seat);
  const others = otherSide(side);
  const revokes = revokeReckoning(table);
  const taken = Math.min(revokes.tricksTaken, won[others]);
  const tricks = { ...won, [side]: won[side] + taken, [others]: won[others] - taken };
  const bid = tricksBid(contract.bid);
  const made = tricks[side] >= bid;
  const mayScore = bySide((one) => !revokes.revoked[one]);
  const entries: Entry[] = [];

  if (made && mayScore[side]) {
    const odd = tricks[side] - 6;
    entries.push({
      side,
      column: 'below',
      points: odd * trickValue(contract.bid) * contract.doubled,
      law: 4,
      reason: 'tricks',
      count: odd,
    });
    const bonus = bonusPoints(contract, won[side]);
    if (bonus > 0)
      entries.push({ side, column: 'above', points: bonus, law: 56, reason: 'bonus', count: won[side] - bid });
  }
  if (!made && mayScore[others]) {
    const short = bid - tricks[side];
    entries.push({
      side: others,
      column: 'above',
      points: undertrickPoints(table, contract, short),
      law: 47,
      reason: 'undertricks',
      count: short,
    });
  }
  entries.push(...honourEntries(table));
  for (const one of SIDES) if (mayScore[one]) entries.push(...slamEntry(one, won[one]));
  entries.push(...revokes.entries);

  // What the hand was made or defeated by is not scored by a side that revoked.
  const winner = made ? side : others;
  const forfeits = mayScore[winner] ? {} : { forfeits: [{ side: winner, law: 84 }] };
  const lines = entries.map((entry) => ({ deal: table.dealNumber, ...entry }));
  const below = (one: Side) =>
    table.scoreBefore[one].below +
    lines.filter((line) => line.side === one && line.column === 'below').reduce((sum, line) => sum + line.points, 0);
  return { ...base, contract, tricks, made, lines, ...forfeits, game: below(side) >= POINTS_OF_A_GAME ? side : null };
}
