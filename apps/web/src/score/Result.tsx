import { SIDES, sideOf } from '@eldest-hand/cards';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { LawNumber } from '../parts/LawNumber.tsx';
import parts from '../parts/parts.module.css';
import { openReplay } from '../replay/replay-store.ts';
import { useView } from '../table/ShowView.tsx';
import { usePartWords, withWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import { DealtHands } from './DealtHands.tsx';
import { Makeable } from './Makeable.tsx';
import { Ready } from './Ready.tsx';
import styles from './score.module.css';
import type { ScoreWords } from './words/en.ts';
import { SCORE_WORDS } from './words.ts';

/** The card together with its words: nobody waits for it at the end of a hand. */
export const resultWithWords = (): Promise<typeof Result> => withWords(Result, SCORE_WORDS);

interface ResultProps {
  /** The table whose record has this deal, where the deal is shown in a sheet after it. */
  readonly onRecord?: string;
  /** Before something else is shown instead. */
  readonly onLeave?: () => void;
}

/** The end of a deal: what was made, what it counts and under which law; then the cut for the next. */
export function Result({ onRecord, onLeave }: ResultProps) {
  const view = useView();
  const { result, rubber, phase } = view;
  const w = usePartWords(SCORE_WORDS);
  const table = useTable((state) => state.table);
  const here = table !== null;
  const of = table ?? onRecord;
  const cuts = view.waitingWhy === 'cut' || view.waitingWhy === 'new-rubber';
  if (!w) return null;
  const declarer = result?.contract?.seat;
  // In the older code a side that revoked scores its tricks so far and no further.
  const ceiling = view.code === 'bridge-1905';
  return (
    <section
      className={styles.result}
      aria-labelledby="result"
      data-testid="result"
      data-on-record={onRecord !== undefined || undefined}
    >
      <h2 id="result">{w.result}</h2>
      {phase === 'void' && <p>{w.voidDeal}</p>}
      {result && (
        <>
          <p className={styles.outcome}>
            {result.contract
              ? `${result.made ? w.made : w.defeated}${words.colon} ${words.contract(result.contract)}.`
              : words.score.passedOut}
          </p>
          <p>
            {SIDES.map((side) => w.tricksWon(side, result.tricks[side])).join(' · ')}
            {result.won.NS !== result.tricks.NS && ` (${w.transferred})`}
          </p>
          <ul className={styles.lines}>
            {result.lines.map((line, order) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a result do not change.
              <li key={order}>
                <strong>{line.points}</strong>
                <span>
                  {words.side(line.side)}
                  {words.colon} {words.score.reason(line)}
                </span>
                <LawNumber law={line.law} />
              </li>
            ))}
            {result.forfeits?.map(({ side, law }) => (
              <li key={side}>
                <strong>{ceiling ? '–' : 0}</strong>
                <span>
                  {words.side(side)}
                  {words.colon}{' '}
                  {ceiling ? w.ceiling : declarer && sideOf(declarer) === side ? w.tricksForfeited : w.shortForfeited}
                </span>
                <LawNumber law={law} />
              </li>
            ))}
            {result.lines.length === 0 && <li>{w.noPoints}</li>}
          </ul>
          {result.game && <p className={styles.outcome}>{w.gameTo(result.game)}</p>}
        </>
      )}
      {rubber && (
        <div className={styles.rubber} data-testid="rubber">
          <h3>{w.rubberTo(rubber.winner)}</h3>
          <p>{SIDES.map((side) => w.tricksWon(side, rubber.totals[side])).join(' · ')}</p>
          <p>
            {w.bonus(rubber.bonus)}. {w.difference(rubber.difference)}.
          </p>
        </div>
      )}
      {cuts && here && <Next words={w} />}
      {of && view.deal.revealed && (
        <button
          type="button"
          className={parts.quiet}
          onClick={() => {
            onLeave?.();
            openReplay(view.deal.number);
          }}
        >
          {words.replay.openDeal}
        </button>
      )}
      {view.deal.revealed && (
        <details open>
          <summary>{w.showHands}</summary>
          <DealtHands hands={view.deal.revealed.hands} />
        </details>
      )}
      {of && view.deal.revealed && <Makeable key={view.deal.number} table={of} deal={view.deal.number} />}
    </section>
  );
}

/** What to do now, and who does it: right below what the deal came to. */
function Next({ words: w }: { readonly words: ScoreWords }) {
  const { phase, waitingFor, waitingWhy } = useView();
  const me = useTable((state) => state.seat);
  const people = useTable((state) => state.people);
  const byRobot = waitingFor.find((seat) => people?.seats[seat]?.robot);
  const over = phase === 'over';
  if (waitingWhy === 'new-rubber')
    return (
      <section className={styles.next} aria-label={w.next}>
        <p>{words.places.newRubberHint}</p>
        {me !== null && (
          <button
            type="button"
            className={`${parts.button} ${parts.primary}`}
            onClick={() => void act({ verb: 'new-rubber' })}
          >
            {words.places.newRubber}
          </button>
        )}
      </section>
    );
  return (
    <section className={styles.next} aria-label={w.next}>
      <p>{over ? w.nextRubber : phase === 'void' ? w.nextVoid : w.nextDeal}</p>
      {me !== null && waitingFor.includes(me) ? (
        <button type="button" className={`${parts.button} ${parts.primary}`} onClick={() => void act({ verb: 'cut' })}>
          {over ? w.cutRubber : words.score.cut}
        </button>
      ) : byRobot && me !== null ? (
        <Ready cutter={byRobot} over={over} />
      ) : (
        <p>
          <strong>{over ? w.cutWaitsRubber(waitingFor) : words.score.cutWaits(waitingFor)}.</strong>
        </p>
      )}
    </section>
  );
}
