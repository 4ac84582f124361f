import { bySide, SIDES, type Side, sideOf } from '@eldest-hand/cards';
import type { HandResult, SheetLine } from '../../event.ts';
import { type Table, trumpsOf } from '../../table/table.ts';
import { POINTS_OF_A_GAME, TRICK_VALUES } from './law-01-the-rubber-and-the-score.ts';
import { chicanes, honours, SLAM, slamPoints } from './law-05-honours-and-slams.ts';
import { REVOKER_CEILING, revokeReckoning, withTransfers } from './law-85-the-revoke.ts';
import { isLeftUnplayed, UNPLAYED_SPADES } from './law-107-spade-convention.ts';

type Entry = Omit<SheetLine, 'deal'>;

function honourEntries(table: Table, value: number): Entry[] {
  if (table.ending || !table.dealt || !table.contract) return [];
  const trumps = trumpsOf(table.contract);
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
 * The hand as it now stands: the odd tricks of either side after those taken for revokes, a revoking side no further than
 * twenty-eight, honours and slams. Called again when a revoke is proved after the play.
 */
export function scoreHand(table: Table): HandResult {
  const { contract, tricks: won } = table;
  const base = { deal: table.dealNumber, won };
  if (!contract) return { ...base, contract: null, tricks: won, made: false, lines: [], game: null };
  const value = TRICK_VALUES[contract.bid] ?? 0;
  const { revoked } = revokeReckoning(table);
  const tricks = withTransfers(table);
  const entries: Entry[] = [];
  const forfeits: { side: Side; law: number }[] = [];
  const before = (side: Side) => table.scoreBefore[side].below;

  if (isLeftUnplayed(table))
    entries.push({
      side: sideOf(contract.seat),
      column: 'below',
      points: UNPLAYED_SPADES,
      law: 4,
      reason: 'spade-convention',
    });
  for (const side of SIDES) {
    const odd = tricks[side] - 6;
    if (odd <= 0) continue;
    const full = odd * value * contract.doubled;
    const points = revoked[side] ? Math.max(0, Math.min(full, REVOKER_CEILING - before(side))) : full;
    if (points < full) forfeits.push({ side, law: 89 });
    if (points > 0) entries.push({ side, column: 'below', points, law: 4, reason: 'tricks', count: odd });
  }
  entries.push(...honourEntries(table, value));
  for (const side of SIDES) entries.push(...slamEntry(side, won[side]));

  const lines = entries.map((entry) => ({ deal: table.dealNumber, ...entry }));
  const below = bySide(
    (side) =>
      before(side) +
      lines.filter((line) => line.side === side && line.column === 'below').reduce((sum, line) => sum + line.points, 0),
  );
  const game = SIDES.find((side) => below[side] >= POINTS_OF_A_GAME) ?? null;
  const made = tricks[sideOf(contract.seat)] > 6;
  return { ...base, contract, tricks, made, lines, ...(forfeits.length > 0 ? { forfeits } : {}), game };
}
