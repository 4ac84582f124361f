import { type RulingView, viewOf } from '@eldest-hand/laws';
import { type Cost, type Decision, type Gain, weigh } from '@eldest-hand/practice';
import { Told } from '../../solving/Told.tsx';
import { useLaws } from '../../words/laws/laws.ts';
import { words } from '../../words/words.ts';
import type { Step } from '../steps.ts';
import styles from './best-play.module.css';
import type { BestPlay } from './useBestPlay.ts';
import type { BestWords } from './words.ts';

interface RulingsProps {
  readonly best: BestPlay;
  readonly steps: readonly Step[];
  readonly onGo: (moment: number) => void;
  readonly w: BestWords;
}

/** For each ruling its options with what they come to, which was chosen, and what that gained or lost. */
export function RulingsWeighed({ best, steps, onGo, w }: RulingsProps) {
  return (
    <section className={styles.rulings} aria-labelledby="best-rulings">
      <h2 id="best-rulings">{w.rulings}</h2>
      <p className={styles.soft}>{w.costHint}</p>
      {best.decisions.map((decision) => {
        const step = steps[decision.open];
        const costs = best.costs.get(decision.ruling.id) ?? new Map<string, Cost>();
        return (
          step && (
            <Weighed
              key={decision.ruling.id}
              decision={decision}
              costs={costs}
              step={step}
              onGo={() => onGo(decision.moment)}
              w={w}
            />
          )
        );
      })}
    </section>
  );
}

interface WeighedProps {
  readonly decision: Decision;
  readonly costs: ReadonlyMap<string, Cost>;
  readonly step: Step;
  readonly onGo: () => void;
  readonly w: BestWords;
}

function Weighed({ decision, costs, step, onGo, w }: WeighedProps) {
  const { ruling, chosen } = decision;
  const laws = useLaws();
  const view = viewOf(step.table, 'spectator');
  const open = view.rulings.find(({ id }) => id === ruling.id);
  const told: RulingView | undefined = open && (laws?.ruling(view, open) ?? open);
  const label = (option: string): string => told?.effects[option]?.label ?? option;
  const complete = costs.size === ruling.options.length;
  const { best, againstBest, againstNone } = weigh(decision, costs);
  const isBest = chosen !== null && best.includes(chosen.option);
  return (
    <article className={styles.weighed} data-testid={`weighed-${ruling.law}`} aria-label={w.law(ruling.law)}>
      <button type="button" onClick={onGo}>
        <em>{words.law(ruling.law)}</em> {told?.happened || told?.title}
      </button>
      <p>
        <strong>{chosen ? w.chose(chosen.seat, label(chosen.option)) : w.lapsed}</strong>
        {complete && isBest && <span className={styles.good}> {w.best}</span>}
      </p>
      {complete && <Gains againstBest={isBest ? null : againstBest} againstNone={againstNone} w={w} />}
      {complete && best.length === 0 && <p className={styles.soft}>{w.unknown}</p>}
      <dl>
        {ruling.options.map((option) => {
          const cost = costs.get(option);
          return (
            <div key={option} data-option={option} data-chosen={chosen?.option === option || undefined}>
              <dt>
                {label(option)}
                {chosen?.option === option && <em>{w.chosen}</em>}
                {complete && best.length < ruling.options.length && best.includes(option) && <em>{w.costBest}</em>}
              </dt>
              <dd>{cost ? <Told cost={cost} w={w} /> : w.costSoon}</dd>
            </div>
          );
        })}
      </dl>
    </article>
  );
}

interface GainsProps {
  readonly againstBest: Gain | null;
  readonly againstNone: Gain | null;
  readonly w: BestWords;
}

function Gains({ againstBest, againstNone, w }: GainsProps) {
  if (!againstBest && !againstNone) return null;
  return (
    <ul className={styles.gains}>
      {againstNone && (
        <li>
          {w.againstNone}
          {w.colon}
          {w.gain(againstNone.tricks, againstNone.points)}
        </li>
      )}
      {againstBest && (
        <li>
          {w.againstBest}
          {w.colon}
          {w.gain(againstBest.tricks, againstBest.points)}
        </li>
      )}
    </ul>
  );
}
