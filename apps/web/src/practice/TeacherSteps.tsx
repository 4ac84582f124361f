import { SEATS } from '@eldest-hand/cards';
import type { SeatedAct } from '@eldest-hand/language';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import { deedOf } from './deed.ts';
import { usePhrases } from './phrases.ts';
import { layOpen, sitAt, turnAlong, useSession } from './session.ts';
import styles from './table.module.css';
import { Ways } from './Ways.tsx';

/** For whom the teacher acts, and on and back. */
export function TeacherSteps({ stopped }: { readonly stopped: SeatedAct | null }) {
  const w = usePhrases();
  const { past, seat, supply } = useSession();
  const laws = useLaws();
  const now = past.at(-1);
  return (
    <>
      <fieldset className={styles.seats} aria-label={w.teacher.actsFor}>
        <span aria-hidden="true">{w.teacher.actsFor}</span>
        {SEATS.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={words.seat(one)}
            aria-pressed={seat === one}
            onClick={() => sitAt(one)}
          >
            {words.letter(one)}
          </button>
        ))}
      </fieldset>
      {stopped && now && (
        <p role="alert" className={styles.refused}>
          {w.setup.stopped(deedOf(stopped, now.table, supply, laws))}
        </p>
      )}
      {past.length < 2 && <p className={styles.hint}>{w.teacher.say}</p>}
      <Ways />
    </>
  );
}

/** Whether the table turns, and whether the hands are open. */
export function TeacherPlaces() {
  const w = usePhrases();
  const { follow, open } = useSession();
  return (
    <div className={styles.looks}>
      <label>
        <input type="checkbox" checked={follow} onChange={({ target }) => turnAlong(target.checked)} />
        <span>{w.teacher.follow}</span>
      </label>
      <label>
        <input type="checkbox" checked={open} onChange={({ target }) => layOpen(target.checked)} />
        <span>{w.open}</span>
      </label>
    </div>
  );
}
