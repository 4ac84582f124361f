import { SEATS, type Seat } from '@eldest-hand/cards';
import type { Course } from '@eldest-hand/practice';
import parts from '../parts/parts.module.css';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import { deedOf } from './deed.ts';
import { usePhrases } from './phrases.ts';
import { layOpen, moveTo, nextInCourse, nowOf, restart, sitAt, useSession } from './session.ts';
import styles from './table.module.css';
import { Ways } from './Ways.tsx';
import type { Phrases } from './words/en.ts';

/** Where the learner is in the case, in a sentence. */
function where(
  w: Phrases,
  course: Course,
  past: number,
  seat: Seat,
  rulings: readonly { to: readonly Seat[] }[],
): string {
  const asked = rulings.find(({ to }) => to.includes(seat));
  if (asked) return w.deciding(seat);
  if (rulings[0]) return w.asking(rulings[0].to);
  if (!course.question) return w.walk;
  return past - 1 === course.question.before ? w.before(course.question.ruling.against) : '';
}

interface StepsProps {
  readonly course: Course;
}

/** What is the matter now, and the controls that lead through a case: let it happen, back, back to the choice. */
export function Steps({ course }: StepsProps) {
  const w = usePhrases();
  const session = useSession();
  const { past, seat } = session;
  const now = nowOf(session);
  const next = nextInCourse(session);
  const laws = useLaws();
  const rulings = now?.table.rulings ?? [];
  const text = where(w, course, past.length, seat, rulings);
  const hint = next
    ? w.goOnHint(now ? deedOf(next, now.table, session.supply, laws) : '')
    : next === null
      ? course.acts.length > 0
        ? w.end
        : ''
      : w.goOnAlone;
  return (
    <>
      <div role="status" className={styles.told}>
        {text && <p>{text}</p>}
        {now?.refusal && (
          <p className={styles.refused}>
            {w.refused} {laws?.refusal(now.refusal) ?? now.refusal.message}
            {now.refusal.law !== undefined && ` (${words.law(now.refusal.law)})`}
          </p>
        )}
        <p className={styles.hint}>{hint}</p>
      </div>
      <Ways first />
    </>
  );
}

/** Where the learner may sit (which is told to who wants to know), whether all hands are open, and the way back to the beginning. */
export function Places({ course, onSat }: StepsProps & { readonly onSat: () => void }) {
  const w = usePhrases();
  const { past, seat, open } = useSession();
  const { question, moments } = course;
  const sit = (at: number, where: Seat): void => {
    moveTo(moments.slice(0, at + 1), where);
    onSat();
  };
  return (
    <div className={styles.places}>
      {question && (
        <fieldset className={styles.roles} aria-label={w.sit}>
          <button
            type="button"
            aria-pressed={seat === question.ruling.against}
            onClick={() => sit(question.before, question.ruling.against)}
          >
            {w.sitOffender(question.ruling.against)}
          </button>
          <button
            type="button"
            aria-pressed={question.ruling.to.includes(seat)}
            onClick={() => sit(question.at, question.ruling.to[0] ?? seat)}
          >
            {w.sitEntitled(question.ruling.to[0] ?? seat)}
          </button>
        </fieldset>
      )}
      <div className={styles.looks}>
        <label>
          <span>{w.sitAs}</span>
          <select value={seat} onChange={({ target }) => sitAt(SEATS.find((one) => one === target.value) ?? seat)}>
            {SEATS.map((one) => (
              <option key={one} value={one}>
                {words.seat(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={open} onChange={({ target }) => layOpen(target.checked)} />
          <span>{w.open}</span>
        </label>
        <button type="button" className={parts.quiet} disabled={past.length < 2} onClick={restart}>
          {w.restart}
        </button>
      </div>
    </div>
  );
}
