import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { Pip } from '../parts/Pip.tsx';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import styles from './speaking.module.css';

/** "Have you none of that suit, partner?", and its answer. */
export function QuestionPanel() {
  const { question } = useView();
  const me = useTable((state) => state.seat);
  if (!question) return null;
  const w = words.speaking;
  return (
    <section className={styles.claim} aria-label={w.askNone} data-testid="question">
      <p>
        <Pip suit={question.suit} /> {w.asks(question.seat, question.suit)}
      </p>
      {me === question.of ? (
        <div className={styles.answers}>
          <button type="button" className={parts.button} onClick={() => void act({ verb: 'answer', answer: 'none' })}>
            {w.answerNone}
          </button>
          <button type="button" className={parts.button} onClick={() => void act({ verb: 'answer', answer: 'some' })}>
            {w.answerSome}
          </button>
        </div>
      ) : (
        <p className={styles.soft}>{w.askedOf(question.of)}</p>
      )}
    </section>
  );
}
