import type { Card } from '@eldest-hand/cards';
import type { CardMark } from '../../parts/card-marks.ts';
import type { BestPlay } from './useBestPlay.ts';
import type { BestWords } from './words.ts';

export const NO_MARKS: ReadonlyMap<Card, CardMark> = new Map();

/** What is said of the cards that lie or are held at a moment: each that may be played, and the one that was just played. */
export function marksOf(best: BestPlay, at: number, w: BestWords): ReadonlyMap<Card, CardMark> {
  const marks = new Map<Card, CardMark>();
  const worth = best.now ?? [];
  for (const { card, cost } of worth)
    marks.set(
      card,
      cost === 0 ? { sign: '✓', name: w.keeps, good: true } : { sign: `−${cost}`, name: w.loses(cost), good: false },
    );
  const station = best.path?.stationOf[at];
  const played = best.costly.find((one) => one.station === station && one.own > 0);
  if (played) marks.set(played.move.card, { sign: `−${played.own}`, name: w.loses(played.own), good: false });
  return marks;
}
