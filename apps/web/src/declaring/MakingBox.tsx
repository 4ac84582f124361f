import type { View } from '@eldest-hand/laws';
import { DenominationSign } from '../parts/Pip.tsx';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import styles from './box.module.css';
import { choose, useChosen } from './chosen.ts';
import { BOX } from './denominations.ts';
import { Saying } from './Saying.tsx';

const ALL = ['leave', 'ask-lead', 'yes', 'double', 'redouble', 'satisfied'] as const;
type Said = (typeof ALL)[number];

/** What is usually said next: a matter of order on the screen, not of right; everything else stands below. */
function usual({ calls }: View): { readonly trumps: boolean; readonly said: readonly Said[] } {
  const last = calls.at(-1)?.call;
  if (last === undefined) return { trumps: true, said: ['leave'] };
  if (last === 'leave') return { trumps: true, said: [] };
  if (last === 'ask-lead') return { trumps: false, said: ['yes', 'double'] };
  if (last === 'double' || last === 'redouble') return { trumps: false, said: ['satisfied', 'redouble'] };
  return { trumps: false, said: ['ask-lead', 'double'] };
}

/** Straight bridge: the trump is made or left to partner, doubled or not, and the leader asks whether he may lead. */
export function MakingBox() {
  const view = useView();
  const call = useChosen((state) => state.call);
  const now = usual(view);
  const look = (what: Said) =>
    what === 'double' || what === 'redouble' ? styles[what] : what === 'yes' ? styles.pass : undefined;
  const button = (what: Said) => (
    <button
      key={what}
      type="button"
      className={look(what)}
      data-call={what}
      aria-pressed={call === what}
      onClick={() => choose(what)}
    >
      {words.call(what)}
    </button>
  );
  const trumps = (
    <div className={styles.rows}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form. */}
      <div role="group" aria-label={words.declaring.denominations}>
        {BOX['bridge-1905'].map(({ denomination, points }) => (
          <button
            key={denomination}
            type="button"
            aria-label={words.call(`make ${denomination}`)}
            data-call={`make ${denomination}`}
            aria-pressed={call === `make ${denomination}`}
            onClick={() => choose(`make ${denomination}`)}
          >
            <DenominationSign of={denomination} />
            <small>{points}</small>
          </button>
        ))}
      </div>
    </div>
  );
  return (
    <section className={styles.box} data-bids aria-label={words.declaring.makes}>
      {now.trumps && trumps}
      {now.said.length > 0 && <div className={`${styles.calls} ${styles.usual}`}>{now.said.map(button)}</div>}
      <Saying />
      {/* What is not proper now can be said all the same, by who goes out of his way for it. */}
      <details className={styles.unusual}>
        <summary>{words.declaring.elseSaid}</summary>
        {!now.trumps && trumps}
        <div className={styles.calls}>{ALL.filter((what) => !now.said.includes(what)).map(button)}</div>
      </details>
    </section>
  );
}
