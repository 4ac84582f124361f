import { otherSide, sideOf } from '@eldest-hand/cards';
import { accountOf, type CardWorth, type Path } from '@eldest-hand/practice';
import { words } from '../../words/words.ts';
import type { Step } from '../steps.ts';
import styles from './best-play.module.css';
import { type Entry, entriesOf, inText } from './entries.ts';
import { Figures } from './Figures.tsx';
import { Picture } from './Picture.tsx';
import { RulingsWeighed } from './RulingsWeighed.tsx';
import type { BestPlay as Best } from './useBestPlay.ts';
import { WithCards } from './WithCards.tsx';
import type { BestWords } from './words.ts';

export interface BestPlayProps {
  readonly best: Best;
  readonly steps: readonly Step[];
  readonly at: number;
  readonly onGo: (moment: number) => void;
  readonly w: BestWords;
}

/** A finished deal with all cards seen: the line of its tricks, what moved it, what the choices in its rulings were worth. */
export function BestPlay({ best, steps, at, onGo, w }: BestPlayProps) {
  const { path, now, state } = best;
  const entries = path ? entriesOf(best, path, w) : [];
  return (
    <div className={styles.best} data-testid="best-play" data-state={state}>
      <p className={styles.soft} role="status">
        {state === 'failed' ? w.costFailed : state === 'reckoning' ? w.soon : ''}
      </p>
      {!path && <p>{w.nothing}</p>}
      {path && (
        <>
          <Picture best={best} path={path} entries={entries} at={at} onGo={onGo} w={w} />
          <p className={styles.soft}>{w.pictureHint}</p>
          {now && now.length > 0 && <Now worth={now} step={steps[at]} w={w} />}
          <Moved entries={entries} best={best} path={path} at={at} onGo={onGo} w={w} />
          <Account best={best} path={path} steps={steps} w={w} />
        </>
      )}
      {best.decisions.length > 0 && <RulingsWeighed best={best} steps={steps} onGo={onGo} w={w} />}
      {path && <Figures path={path} line={best.line} w={w} />}
    </div>
  );
}

interface NowProps {
  readonly worth: readonly CardWorth[];
  readonly step: Step | undefined;
  readonly w: BestWords;
}

/** The cards that may be played at this moment, by what they come to. */
function Now({ worth, step, w }: NowProps) {
  const [one] = worth;
  const seat = step && one && (['N', 'E', 'S', 'W'] as const).find((of) => step.table.hands[of].includes(one.card));
  if (!seat) return null;
  const costs = [...new Set(worth.map(({ cost }) => cost))].sort((a, b) => a - b);
  const groups = costs.map((cost) => {
    const cards = worth.filter((of) => of.cost === cost).map(({ card }) => inText(card));
    return cost === 0 ? w.nowKeeps(cards) : w.nowLoses(cards, cost);
  });
  return (
    <p data-testid="best-now">
      <strong>
        {w.now(seat)}
        {w.colon}
      </strong>
      <WithCards text={`${groups.join(w.semicolon)}.`} />
    </p>
  );
}

interface MovedProps {
  readonly entries: readonly Entry[];
  readonly best: Best;
  readonly path: Path;
  readonly at: number;
  readonly onGo: (moment: number) => void;
  readonly w: BestWords;
}

/** What moved the line, in words; each leads to its moment. */
function Moved({ entries, best, path, at, onGo, w }: MovedProps) {
  const settled = !best.line.includes(undefined);
  return (
    <section aria-labelledby="best-moved">
      <h2 id="best-moved">{w.moments}</h2>
      {settled && entries.length === 0 && <p>{w.allBest}</p>}
      <ol className={styles.entries}>
        {entries.map(({ station, moment, kind, trick, text, law }) => (
          <li key={station}>
            <button
              type="button"
              data-kind={kind}
              aria-current={path.stationOf[at] === station ? 'step' : undefined}
              onClick={() => onGo(moment)}
            >
              <strong>
                {w.trick(trick)}
                {w.colon}
              </strong>
              <WithCards text={`${text}.`} />
              {law !== null && <em> {words.law(law)}</em>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AccountProps {
  readonly best: Best;
  readonly path: Path;
  readonly steps: readonly Step[];
  readonly w: BestWords;
}

/** From the first lead to the end in one sum, and what the law moved afterwards. */
function Account({ best, path, steps, w }: AccountProps) {
  const account = accountOf(path, best.line);
  if (!account) return null;
  const side = sideOf(path.declarer);
  const { par, lost, otherwise, end } = account;
  const result = steps.at(-1)?.table.result;
  const moved = result ? result.tricks[side] - result.won[side] : 0;
  return (
    <p data-testid="best-account">
      {w.account(side, par, lost.declarer, lost.adversaries, otherwise, end)}
      {moved !== 0 && ` ${w.lawMoved(Math.abs(moved), moved > 0 ? side : otherSide(side), end + moved)}`}
    </p>
  );
}
