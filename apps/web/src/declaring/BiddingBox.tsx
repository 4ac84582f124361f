import { useTable } from '../connection/table-store.ts';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { words } from '../words/words.ts';
import { BidGrid } from './BidGrid.tsx';
import { BidRows } from './BidRows.tsx';
import styles from './box.module.css';
import { choose, mustDeclare, useChosen } from './chosen.ts';
import { Saying } from './Saying.tsx';

function CallButton({ what }: { readonly what: 'pass' | 'double' | 'redouble' }) {
  const chosen = useChosen(({ call }) => call === what);
  // Nothing else can be said by a dealer who has not declared (42): it is refused, and so not offered.
  const must = useTable(mustDeclare);
  return (
    <button
      type="button"
      className={styles[what]}
      data-call={what}
      disabled={must}
      aria-pressed={chosen}
      onClick={() => choose(what)}
    >
      {words.declaring[what]}
    </button>
  );
}

/** Every declaration can be chosen at any time, sufficient or not; it is said in a second step. */
export function BiddingBox() {
  const narrow = useMedia(`${NARROW}, (max-height: 799px)`);
  const box = words.declaring;
  return (
    <section className={styles.box} data-bids aria-label={box.box}>
      {narrow ? <BidRows /> : <BidGrid />}
      <div className={styles.calls}>
        <CallButton what="pass" />
        <span className={styles.apart} />
        <CallButton what="double" />
        <CallButton what="redouble" />
      </div>
      <Saying />
    </section>
  );
}
