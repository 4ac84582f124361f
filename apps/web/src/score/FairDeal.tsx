import { useView } from '../table/ShowView.tsx';
import { usePartWords } from '../words/part-words.ts';
import styles from './score.module.css';
import { SCORE_WORDS } from './words.ts';

/** The seal of the deal, for whoever wants to check that nothing was changed. */
export function FairDeal() {
  const { deal } = useView();
  const w = usePartWords(SCORE_WORDS);
  if (!w) return null;
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
