import { useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { CallSign } from '../parts/Pip.tsx';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { useView } from '../table/seating.ts';
import { words } from '../words/words.ts';
import { BidGrid } from './BidGrid.tsx';
import { BidRows } from './BidRows.tsx';
import { choose, sayChosen, useChosen } from './chosen.ts';
import styles from './declaring.module.css';

/** Every declaration can be chosen at any time, sufficient or not; it is said in a second step. */
export function BiddingBox() {
  const narrow = useMedia(`${NARROW}, (max-height: 799px)`);
  const [other, setOther] = useState('');
  const { call } = useChosen();
  const box = words.declaring;
  const said = Number(other);
  const chooseOther = (denomination: string): void => {
    if (other !== '' && Number.isInteger(said)) choose(`${said}${denomination}`);
  };
  return (
    <section className={styles.box} aria-label={box.box}>
      {narrow ? (
        <BidRows other={other} onOther={setOther} />
      ) : (
        <BidGrid other={other} onOther={setOther} onDenomination={chooseOther} />
      )}
      <div className={styles.calls}>
        <button type="button" className={styles.pass} aria-pressed={call === 'pass'} onClick={() => choose('pass')}>
          {box.pass}
        </button>
        <span className={styles.apart} />
        <button
          type="button"
          className={styles.double}
          aria-pressed={call === 'double'}
          onClick={() => choose('double')}
        >
          {box.double}
        </button>
        <button
          type="button"
          className={styles.redouble}
          aria-pressed={call === 'redouble'}
          onClick={() => choose('redouble')}
        >
          {box.redouble}
        </button>
      </div>
      <Saying />
    </section>
  );
}

function Saying() {
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
            disabled={sending}
            aria-label={mine ? w.meaning(call) : w.sayIt(call)}
            onClick={() => void sayChosen()}
          >
            <span aria-hidden="true">
              {mine ? w.mean : w.sayShort}{' '}
              <span className={styles.chip}>
                <CallSign call={words.callShort(call)} />
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
