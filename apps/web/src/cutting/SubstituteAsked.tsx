import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { LawNumber } from '../parts/LawNumber.tsx';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { usePartWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import styles from './cutting.module.css';
import { CUTTING_WORDS } from './words.ts';

/** Whether somebody else may play for one of the four: the three others are asked. */
export function SubstituteAsked() {
  const { substituteAsked: asked } = useView();
  const me = useTable((state) => state.seat);
  const w = usePartWords(CUTTING_WORDS, asked !== null);
  if (!asked || !w) return null;
  const { law, seat, agreed } = asked;
  return (
    <section className={styles.asked} aria-label={w.substituteAsked(seat)} data-testid="substitute">
      <p>
        <strong>{w.substituteAsked(seat)}</strong> <LawNumber law={law} />
      </p>
      <p>{agreed.length > 0 ? w.agreed(agreed) : w.nobodyAgreed}</p>
      {me !== null && (
        <div className={styles.seats}>
          {me !== seat && !agreed.includes(me) && (
            <button type="button" className={parts.button} onClick={() => void act({ verb: 'substitute', seat })}>
              {words.places.agree}
            </button>
          )}
          <button type="button" className={parts.quiet} onClick={() => void act({ verb: 'no-substitute', seat })}>
            {me === seat ? w.playOn : words.places.disagree}
          </button>
        </div>
      )}
    </section>
  );
}
