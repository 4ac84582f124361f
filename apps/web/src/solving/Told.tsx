import type { Cost } from '@eldest-hand/practice';
import type { CostWords } from './words/en.ts';

function optionText(w: CostWords, option: string): string {
  const [kind = '', suit = ''] = option.split(' ');
  const named = kind === 'suit' && Object.entries(w.suits).find(([letter]) => letter === suit);
  return named ? named[1] : w.kind(kind);
}

/** What an option comes to, in words. */
export function Told({ cost, w }: { readonly cost: Cost; readonly w: CostWords }) {
  if (cost.kind === 'new-deal') return w.costNewDeal;
  if (cost.kind === 'unknown') return w.costUnknown[cost.why];
  const { tricks, points, made, trust, next } = cost;
  return (
    <>
      {w.costOf(tricks.NS, tricks.EW)}, {made ? w.costMade : w.costDown}, {w.costPoints(points.NS, points.EW)}
      {next.length > 0 && ` (${w.costThen(next.map((option) => optionText(w, option)))})`}
      {trust !== 'exact' && <small>{w.trust[trust]}</small>}
    </>
  );
}
