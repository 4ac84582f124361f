import type { Side } from '@eldest-hand/cards';
import type { CodeName, SheetLine } from '@eldest-hand/laws';

/** The points at which the sheet is ruled off: how a code's sheet looks, not who wins. */
const GAME: Readonly<Record<CodeName, number>> = { 'auction-1913': 30, 'bridge-1905': 30 };

/** The entries below the line, in boxes: each game ends with a rule across both columns. */
export function gamesOf(sheet: readonly SheetLine[], code: CodeName): readonly (readonly SheetLine[])[] {
  const games: SheetLine[][] = [[]];
  let points: Record<Side, number> = { NS: 0, EW: 0 };
  for (const line of sheet) {
    if (line.column !== 'below') continue;
    games.at(-1)?.push(line);
    points[line.side] += line.points;
    if (points[line.side] >= GAME[code]) {
      games.push([]);
      points = { NS: 0, EW: 0 };
    }
  }
  return games;
}
