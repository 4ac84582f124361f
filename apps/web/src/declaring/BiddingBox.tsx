import { useState } from 'react';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { words } from '../words/words.ts';
import { BidGrid } from './BidGrid.tsx';
import { BidRows } from './BidRows.tsx';
import { choose, useChosen } from './chosen.ts';
import styles from './declaring.module.css';
import { Saying } from './Saying.tsx';

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
