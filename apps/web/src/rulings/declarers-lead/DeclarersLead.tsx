import { useTable } from '../../connection/table-store.ts';
import { LawNumber } from '../../parts/LawNumber.tsx';
import { useView } from '../../table/ShowView.tsx';
import { usePartWords } from '../../words/part-words.ts';
import { words } from '../../words/words.ts';
import styles from '../rulings.module.css';
import { DECLARERS_LEAD_WORDS } from './words.ts';

/** The declarer has led out of turn. Nobody is asked anything: what each may do, and what the next card will mean, by the law. */
export function DeclarersLead() {
  const { falseLeadBy, declarer, dummy, turn } = useView();
  const me = useTable((state) => state.seat);
  const w = usePartWords(DECLARERS_LEAD_WORDS);
  if (!w || !falseLeadBy || !declarer || !turn) return null;
  const { seat, rightful, law } = falseLeadBy;
  if (seat !== declarer && seat !== dummy) return null;
  const name = words.seat;
  const what =
    me === declarer ? w.his(name(turn)) : me === turn ? w.nexts(name(declarer)) : w.others(name(declarer), name(turn));
  return (
    <article
      className={styles.ruling}
      data-mine={me === declarer || me === turn || undefined}
      data-testid="declarers-lead"
      aria-label={`${words.law(law)}: ${w.title}`}
    >
      <header>
        <LawNumber law={law} />
        <h2>{w.title}</h2>
      </header>
      <p className={styles.happened}>{w.led(name(seat), name(rightful))}</p>
      <p>{what}</p>
    </article>
  );
}
