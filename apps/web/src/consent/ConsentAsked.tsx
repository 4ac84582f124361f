import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import styles from '../cutting/cutting.module.css';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';

/** Whether an act is taken back, or the deal begun again: the three others are asked, and everything waits for them. */
export function ConsentAsked() {
  const { consentAsked: asked } = useView();
  const me = useTable((state) => state.seat);
  const w = words.consent;
  if (!asked) return null;
  const { seat, agreed, undo } = asked;
  const question = undo ? w.undoAsked(seat, undo.act) : w.dealAgainAsked(seat);
  return (
    <section className={styles.asked} aria-label={question} data-testid="consent">
      <p>
        <strong>{question}</strong> {undo && undo.acts > 1 && w.withSince(undo.acts - 1)}
      </p>
      <p>{undo ? w.seenStaysSeen : w.dealAgainMeans}</p>
      <p>{agreed.length > 0 ? w.agreed(agreed) : w.nobodyAgreed}</p>
      {me !== null && (
        <div className={styles.seats}>
          {me !== seat && !agreed.includes(me) && (
            <button type="button" className={parts.button} onClick={() => void act({ verb: 'consent' })}>
              {w.agree}
            </button>
          )}
          <button type="button" className={parts.quiet} onClick={() => void act({ verb: 'no-consent' })}>
            {me === seat ? w.goOn : w.disagree}
          </button>
        </div>
      )}
    </section>
  );
}
