import { type Card, otherSide, type Side, sideOf } from '@eldest-hand/cards';
import type { Change, CostlyCard, Move, Path } from '@eldest-hand/practice';
import type { BestPlay } from './useBestPlay.ts';
import type { BestWords } from './words.ts';

/** How a mark looks: a card that lost tricks, one that was called, an offence, a claim. */
export type EntryKind = 'costly' | 'called' | 'offence' | 'claim';

/** Something that moved the line, or that broke a law: a mark in the picture and a line below it. */
export interface Entry {
  readonly kind: EntryKind;
  readonly station: number;
  /** The moment to go to. */
  readonly moment: number;
  readonly trick: number;
  /** What happened; cards stand in it as `⟨HK⟩`. */
  readonly text: string;
  /** Tricks that the declarer's side won by it, or lost. */
  readonly change: number;
  readonly law: number | null;
}

/** A card within a text, for whoever shows it. */
export const inText = (card: Card): string => `⟨${card}⟩`;

function moved(w: BestWords, change: number | undefined, side: Side, claimed: boolean): string {
  if (change === undefined) return '';
  if (change === 0) return claimed ? w.gaveBest : w.unmoved;
  const to = change > 0 ? side : otherSide(side);
  return (claimed ? w.gaveMore : w.moved)(Math.abs(change), to);
}

function costlyText(w: BestWords, { move, own, called, kept }: CostlyCard): string {
  const { seat, by, card } = move;
  if (own === 0) return w.called(seat, inText(card), called);
  const parts = [w.costly(seat, inText(card), own, by !== seat)];
  if (kept.length > 0) parts.push(w.kept(kept.map(inText), own));
  if (called > 0) parts.push(w.calledToo(called));
  return parts.join(w.semicolon);
}

/** What is said of a thing put down that is no costly card; null where there is nothing to say. */
function otherText(w: BestWords, move: Move): string | null {
  switch (move.kind) {
    case 'offence':
      return w.offence(move.seat, inText(move.card), move.offence);
    case 'claim':
      return w.claim(move.seat, move.concession);
    case 'irregular':
      return w.irregular;
    default:
      return null;
  }
}

/** The change at a station, where it is known: none where the line is level there. */
function changeAt({ line, changes }: BestPlay, station: number): Change | number | undefined {
  const change = changes.find((one) => one.station === station);
  if (change) return change;
  return typeof line[station] === 'number' && typeof line[station - 1] === 'number' ? 0 : undefined;
}

/** Everything to be marked, in the order in which it happened. */
export function entriesOf(best: BestPlay, path: Path, w: BestWords): readonly Entry[] {
  const side = sideOf(path.declarer);
  return path.stations.flatMap(({ move, moment }, station): Entry[] => {
    if (!move) return [];
    const { trick } = move;
    const found = changeAt(best, station);
    const change = typeof found === 'number' ? found : found?.change;
    const costly = best.costly.find((one) => one.station === station);
    const base = { station, moment, trick, change: change ?? 0 };
    if (costly)
      return [{ ...base, kind: costly.own > 0 ? 'costly' : 'called', text: costlyText(w, costly), law: null }];
    const text = otherText(w, move);
    const told = [text, moved(w, change, side, move.kind === 'claim')].filter(Boolean).join(w.semicolon);
    if (text !== null) {
      const law = move.kind === 'offence' || move.kind === 'irregular' ? move.law : null;
      return [{ ...base, kind: move.kind === 'claim' ? 'claim' : 'offence', text: told, law }];
    }
    // Between two stations that could be solved several things happened, this card the last of them.
    const several = typeof found === 'object' && found.moves.length > 1;
    return several
      ? [{ ...base, kind: 'offence', text: [w.irregular, moved(w, change, side, false)].join(w.semicolon), law: null }]
      : [];
  });
}
