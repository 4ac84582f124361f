import { DenominationSign } from '../parts/Pip.tsx';
import { words } from '../words/words.ts';
import { choose, useChosen } from './chosen.ts';
import styles from './declaring.module.css';
import { BOX } from './denominations.ts';
import { Saying } from './Saying.tsx';

const ANSWERS = ['ask-lead', 'yes', 'satisfied'] as const;

/** Straight bridge: the trump is made or left to partner, doubled or not, and the leader asks whether he may lead. */
export function MakingBox() {
  const call = useChosen((state) => state.call);
  const button = (what: string, look?: string) => (
    <button key={what} type="button" className={look} aria-pressed={call === what} onClick={() => choose(what)}>
      {words.call(what)}
    </button>
  );
  return (
    <section className={styles.box} aria-label={words.declaring.makes}>
      <div className={styles.rows}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form. */}
        <div role="group" aria-label={words.declaring.denominations}>
          {BOX['bridge-1905'].map(({ denomination, points }) => (
            <button
              key={denomination}
              type="button"
              aria-label={words.call(`make ${denomination}`)}
              aria-pressed={call === `make ${denomination}`}
              onClick={() => choose(`make ${denomination}`)}
            >
              <DenominationSign of={denomination} />
              <small>{points}</small>
            </button>
          ))}
        </div>
        <div>{button('leave')}</div>
      </div>
      <div className={styles.calls}>
        {button('double', styles.double)}
        {button('redouble', styles.redouble)}
      </div>
      <div className={styles.calls}>{ANSWERS.map((what) => button(what))}</div>
      <Saying />
    </section>
  );
}
