import { useTable } from '../connection/table-store.ts';
import { CallSign } from '../parts/Pip.tsx';
import { useView } from '../table/seating.ts';
import { words } from '../words/words.ts';
import { sayChosen, useChosen } from './chosen.ts';
import styles from './declaring.module.css';

/** The second step of a declaration: what is chosen is said, or thought over again. */
export function Saying() {
  const { call, meaning } = useChosen();
  const view = useView();
  const seat = useTable((state) => state.seat);
  const sending = useTable((state) => state.sending.length > 0);
  const due = view.waitingWhy === 'correction' && seat !== null && view.waitingFor.includes(seat);
  const before = view.calls.some((one) => one.seat === seat);
  const w = words.declaring;
  const warn = view.rules.irregularities === 'coached' && call !== null && !meaning && !due && view.turn !== seat;
  const mine = meaning || due;
  return (
    <div className={styles.saying}>
      {warn && <p className={styles.warn}>{w.outOfTurn}</p>}
      {(before || due) && (
        <label className={styles.mean} title={w.meanHint}>
          <input
            type="checkbox"
            checked={mine}
            disabled={due}
            onChange={({ target }) => useChosen.setState({ meaning: target.checked })}
          />
          <span>{w.mean}</span>
        </label>
      )}
      {call === null ? (
        <p className={styles.hint}>{due ? w.meanHint : w.choose}</p>
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
