import { useView } from '../table/seating.ts';
import { words } from '../words/words.ts';
import styles from './score.module.css';

/** The seal of the deal, for whoever wants to check that nothing was changed. */
export function FairDeal() {
  const { deal } = useView();
  const w = words.score;
  return (
    <details className={styles.fair}>
      <summary>{w.fair}</summary>
      <p>{w.fairText}</p>
      <dl>
        <dt>{w.commitment}</dt>
        <dd>
          <code>{deal.commitment ?? '–'}</code>
        </dd>
        <dt>{w.nonce}</dt>
        <dd>{deal.revealed ? <code>{deal.revealed.nonce}</code> : w.nonceLater}</dd>
        {deal.nextCommitment && (
          <>
            <dt>{w.nextCommitment}</dt>
            <dd>
              <code>{deal.nextCommitment}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
