import { type Seat, sideOf } from '@eldest-hand/cards';
import type { View } from '@eldest-hand/laws';
import { BOX } from './denominations.ts';

// The laws' own measure of a call is in the engine, which a table does not load; a test holds the two together.

/** Why a coached table would warn before a declaration is said: a word of `words.declaring`. */
export type Doubt = 'outOfTurn' | 'insufficient' | 'impossible' | 'noEffect';

const HIGHEST = 7;

/** Points and tricks of a bid of 1913, which rank it (44). */
function rankOf(call: string): readonly [points: number, tricks: number] | null {
  const found = /^(\d+)([SCDHRN])$/.exec(call);
  const worth = found && BOX['auction-1913'].find(({ denomination }) => denomination === found[2]);
  return worth ? [Number(found[1]) * worth.points, Number(found[1])] : null;
}

function isHigher(call: string, over: string): boolean {
  const [points, tricks] = rankOf(call) ?? [0, 0];
  const [least, fewest] = rankOf(over) ?? [0, 0];
  return points > least || (points === least && tricks > fewest);
}

/** In 1913: what would be wrong with the call, apart from whose turn it is. */
function wrongWith(calls: View['calls'], seat: Seat, call: string): Doubt | null {
  const at = calls.findLastIndex((one) => rankOf(one.call) !== null);
  const last = calls[at];
  if (rankOf(call)) {
    const tricks = Number.parseInt(call, 10);
    const hopeless = last && !isHigher(`${HIGHEST}${call.at(-1)}`, last.call);
    if (tricks < 1 || tricks > HIGHEST || hopeless) return 'impossible';
    return last && !isHigher(call, last.call) ? 'insufficient' : null;
  }
  if (call !== 'double' && call !== 'redouble') return null;
  const doubles = calls.slice(at + 1).filter((one) => one.call !== 'pass' && !one.standsAs).length;
  const adverse = last !== undefined && sideOf(last.seat) !== sideOf(seat);
  const counts = call === 'double' ? adverse && doubles === 0 : last !== undefined && !adverse && doubles === 1;
  return counts ? null : 'noEffect';
}

/**
 * What a table that warns says before a declaration.
 * @param meaning the player puts his own last call right: what he said does not count, and his turn is not asked.
 */
export function doubtOf({ code, calls, turn }: View, seat: Seat, call: string, meaning: boolean): Doubt | null {
  if (!meaning && turn !== seat) return 'outOfTurn';
  if (code !== 'auction-1913') return null;
  return wrongWith(meaning && calls.at(-1)?.seat === seat ? calls.slice(0, -1) : calls, seat, call);
}
