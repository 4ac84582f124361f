import { dismissRefusal, useTable } from '../connection/table-store.ts';
import { LawNumber } from '../parts/LawNumber.tsx';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import styles from './board.module.css';

/** Why the last act was not done. Nothing has changed, and the cards are still in the hand. */
export function RefusalNote() {
  const refusal = useTable((state) => state.refusal);
  const laws = useLaws();
  return (
    <div role="alert" className={styles.refusalPlace}>
      {refusal && (
        <div className={styles.refusal} data-testid="refusal">
          <p>
            <strong>{words.refusal.title}.</strong> {laws?.refusal(refusal) ?? refusal.message}
            {refusal.law !== undefined && (
              <>
                {' '}
                <LawNumber law={refusal.law} />
              </>
            )}
          </p>
          <button type="button" onClick={dismissRefusal}>
            {words.refusal.dismiss}
          </button>
        </div>
      )}
    </div>
  );
}
