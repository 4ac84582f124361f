import { sideOf } from '@eldest-hand/cards';
import { type Ruling, type RulingView, type Table, viewOf } from '@eldest-hand/laws';
import { worthFor } from '@eldest-hand/practice';
import { useId } from 'react';
import parts from '../parts/parts.module.css';
import { Told } from '../solving/Told.tsx';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import styles from './beside.module.css';
import { usePhrases } from './phrases.ts';
import room from './room.module.css';
import { nowOf, useSession } from './session.ts';
import { useCosts } from './useCosts.ts';

/** What the options of each open ruling come to; nothing where none is open. */
export function Costs() {
  const now = useSession(nowOf);
  return now?.table.rulings.map((ruling) => <CostsOf key={ruling.id} table={now.table} ruling={ruling} />);
}

function CostsOf({ table, ruling }: { readonly table: Table; readonly ruling: Ruling }) {
  const w = usePhrases();
  const title = useId();
  const { state, costs, ask } = useCosts(table, ruling);
  const laws = useLaws();
  const view = viewOf(table, 'spectator');
  const open = view.rulings.find(({ id }) => id === ruling.id);
  const effects: RulingView['effects'] = open ? (laws?.ruling(view, open) ?? open).effects : {};
  const side = sideOf(ruling.to[0] ?? 'S');
  const known = ruling.options.filter((option) => costs.get(option)?.kind === 'reckoned');
  const best = Math.max(...known.map((option) => worthFor(costs.get(option), side)));
  const differ = known.some((option) => worthFor(costs.get(option), side) < best);
  const settled = costs.size === ruling.options.length;
  return (
    <section className={styles.costs} aria-labelledby={title} data-testid="costs" data-settled={settled || undefined}>
      <h2 id={title}>
        {w.cost}
        {table.rulings.length > 1 && ` (${words.law(ruling.law)})`}
      </h2>
      <p className={room.soft}>{w.costHint}</p>
      {state === 'none' && (
        <button type="button" className={parts.button} onClick={ask}>
          {w.costAsk}
        </button>
      )}
      {state === 'failed' && <p role="alert">{w.costFailed}</p>}
      {state === 'asked' && (
        <dl aria-live="polite">
          {ruling.options.map((option) => {
            const cost = costs.get(option);
            return (
              <div key={option} data-cost={option}>
                <dt>
                  {effects[option]?.label ?? option}
                  {differ && settled && worthFor(cost, side) === best && <em>{w.costBest}</em>}
                </dt>
                <dd>{cost ? <Told cost={cost} w={w} /> : w.costSoon}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </section>
  );
}
