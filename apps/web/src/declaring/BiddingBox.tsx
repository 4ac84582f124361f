import { useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { words } from '../words/words.ts';
import { BidGrid } from './BidGrid.tsx';
import { type Begun, BidRows } from './BidRows.tsx';
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

const NOTHING = { other: '', level: null };

/**
 * Every declaration can be chosen at any time, sufficient or not; it is said in a second step.
 * @param said how many declarations the player has said: what was chosen for one is not there for the next.
 */
export function BiddingBox({ said }: { readonly said: number }) {
  const narrow = useMedia(`${NARROW}, (max-height: 799px)`);
  const [begun, setBegun] = useState<Begun & { readonly said: number }>({ ...NOTHING, said });
  if (begun.said !== said) setBegun({ ...NOTHING, said });
  const { other, level } = begun;
  const begin = (what: Begun): void => setBegun({ ...what, said });
  const box = words.declaring;
  const number = Number(other);
  const chooseOther = (denomination: string): void => {
    if (other !== '' && Number.isInteger(number)) choose(`${number}${denomination}`);
  };
  return (
    <section className={styles.box} data-bids aria-label={box.box}>
      {narrow ? (
        <BidRows begun={{ other, level }} onBegin={begin} />
      ) : (
        <BidGrid other={other} onOther={(text) => begin({ other: text, level })} onDenomination={chooseOther} />
      )}
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
