import { dismissRefusal, type TableState } from '../connection/table-store.ts';
import { LawNumber } from '../parts/LawNumber.tsx';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import styles from './own.module.css';

/** What a refusal says, in the reader's language. */
export function RefusalSaid({ refusal }: Pick<TableState, 'refusal'>) {
  const laws = useLaws();
  if (!refusal) return null;
  return (
    <div className={styles.refusal} data-testid="refusal">
      <p>
        <strong>{words.refusal.title}.</strong> {laws?.refusal(refusal) ?? words.refusal.named(refusal.message)}
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
  );
}
