import { useEffect, useRef } from 'react';
import { useTable } from '../connection/table-store.ts';
import { Later, partOf } from '../parts/Later.tsx';
import { LawNumber } from '../parts/LawNumber.tsx';
import { CallSign } from '../parts/Pip.tsx';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import { mustDeclare, sayChosen, useChosen } from './chosen.ts';
import styles from './saying.module.css';

const DOUBTED = partOf(() => import('./Doubted.tsx').then((module) => module.Doubted));

/** Who deals and has not declared is told so before he tries to pass. */
function MustDeclare() {
  return (
    <>
      {words.declaring.mustDeclare} <LawNumber law={42} />
    </>
  );
}

/** The second step of a declaration: what is chosen is said, or thought over again. */
export function Saying() {
  const { call, meaning } = useChosen();
  const view = useView();
  const seat = useTable((state) => state.seat);
  const sending = useTable((state) => state.sending.length > 0);
  const due = view.waitingWhy === 'correction' && seat !== null && view.waitingFor.includes(seat);
  const before = view.calls.some((one) => one.seat === seat);
  const must = useTable(mustDeclare);
  const place = useRef<HTMLDivElement>(null);
  // On a small screen the box may be longer than its room: what is chosen must be seen.
  useEffect(() => {
    // With the frame: what is measured before it is measured twice.
    const frame = requestAnimationFrame(() => {
      if (call !== null) place.current?.scrollIntoView({ block: 'nearest' });
      // What was scrolled for that is scrolled back.
      else place.current?.closest('[data-seated]')?.scrollTo({ top: 0 });
    });
    return () => cancelAnimationFrame(frame);
  }, [call]);
  const w = words.declaring;
  const mine = meaning || due;
  const coached = view.rules.irregularities === 'coached';
  // Fetched when the box stands there: the first declaration that is chosen finds it.
  useEffect(() => {
    if (coached) void DOUBTED.fetch();
  }, [coached]);
  return (
    <div ref={place} className={styles.saying} data-empty={(call === null && !before && !due) || undefined}>
      {coached && call !== null && <Later part={DOUBTED} given={{ call, meaning: mine }} />}
      {(before || due) && (
        <label className={styles.mean}>
          <input
            type="checkbox"
            checked={mine}
            disabled={due}
            onChange={({ target }) => useChosen.setState({ meaning: target.checked })}
          />
          <span>
            {w.mean} <small>{w.meanShort}</small>
          </span>
        </label>
      )}
      {call === null ? (
        <p className={styles.hint} data-choose={!due || undefined}>
          {mine ? w.meanHint : must ? <MustDeclare /> : w.choose}
        </p>
      ) : (
        <>
          <button
            type="button"
            className={styles.sayIt}
            data-say
            disabled={sending}
            aria-label={mine ? w.meaning(call) : w.sayIt(call)}
            onClick={() => void sayChosen()}
          >
            <span aria-hidden="true">
              {mine ? w.mean : w.sayShort}{' '}
              <span className={styles.chip}>
                <CallSign call={call} />
              </span>
            </span>
          </button>
          <button type="button" className={styles.take} onClick={() => useChosen.setState({ call: null })}>
            {w.take}
          </button>
        </>
      )}
    </div>
  );
}
