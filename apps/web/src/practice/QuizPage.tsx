import { type CodeName, lawBook, viewOf } from '@eldest-hand/laws';
import { courseOf, kindOf, kindsIn, type QuizQuestion, quizOf } from '@eldest-hand/practice';
import { type FormEvent, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useTable } from '../connection/table-store.ts';
import { LawBook } from '../lawbook/LawBook.tsx';
import { useLawBook } from '../lawbook/lawbook-store.ts';
import { LawNumber } from '../parts/LawNumber.tsx';
import parts from '../parts/parts.module.css';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { Board } from '../table/Board.tsx';
import { OwnPlace } from '../table/OwnPlace.tsx';
import page from '../table/page.module.css';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import { type Casebook, type CaseEntry, casebookOf } from './casebook.ts';
import { Missing } from './Missing.tsx';
import { usePhrases } from './phrases.ts';
import styles from './quiz.module.css';
import { addAnswer, resetScore, useQuizScore } from './quiz-score.ts';
import room from './room.module.css';
import { laySession } from './session.ts';
import atTable from './table.module.css';

interface Put {
  readonly entry: CaseEntry;
  readonly question: QuizQuestion;
}

/** Looks for a case that puts a question, any of the code's. */
function anyQuestion({ entries }: Casebook, known: ReadonlyMap<string, number>): Put | null {
  const left = [...entries];
  while (left.length > 0) {
    const [entry] = left.splice(Math.floor(Math.random() * left.length), 1);
    const course = entry && courseOf(entry.text);
    const question = course && !('fault' in course) ? quizOf(course, known, Math.random) : null;
    if (entry && question) return { entry, question };
  }
  return null;
}

/** A question of law from a random case, to be answered by ticking what may be chosen. */
export function QuizPage({ code }: { readonly code: CodeName }) {
  const book = use(casebookOf(code));
  return book ? <Quiz book={book} /> : <Missing />;
}

function Quiz({ book }: { readonly book: Casebook }) {
  const known = useMemo(() => kindsIn(book.entries.map(({ text }) => text)), [book]);
  const [number, setNumber] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number, another question.
  const put = useMemo(() => anyQuestion(book, known), [book, known, number]);
  const next = useCallback(() => setNumber((before) => before + 1), []);
  return put ? <Question key={number} code={book.code} put={put} onNext={next} /> : null;
}

interface QuestionProps {
  readonly code: CodeName;
  readonly put: Put;
  readonly onNext: () => void;
}

function Question({ code, put, onNext }: QuestionProps) {
  const w = usePhrases();
  const { question } = put;
  const { table, asked, ruling } = question;
  const ready = useTable((state) => state.view !== null);
  const reading = useLawBook((state) => state.open);
  const phone = useMedia(PHONE);
  useEffect(() => {
    document.title = `${w.quiz} · ${words.app}`;
    // The position is looked at, not played in: no act goes anywhere.
    return laySession({
      supply: {},
      course: [],
      past: [{ table, done: null, refusal: null }],
      seat: asked,
      still: true,
    });
  }, [table, asked, w]);
  const laws = useLaws();
  const view = useMemo(() => {
    const seen = viewOf(table, asked);
    const open = seen.rulings.find(({ id }) => id === ruling.id);
    return open && (laws?.ruling(seen, open) ?? open);
  }, [table, asked, ruling, laws]);
  if (!ready || !view) return null;
  // On a phone question and answers come first, and the table that they are about below them.
  const asking = (
    <aside className={`${page.aside} ${styles.quiz}`} aria-label={w.quiz}>
      <p className={styles.happened}>{view.happened}</p>
      <Answer code={code} put={put} effects={view.effects} onNext={onNext} />
    </aside>
  );
  return (
    <div className={`${page.page} ${styles.quizPage}`} data-testid="table">
      <header className={page.header}>
        <h1 className={atTable.title}>{w.quiz}</h1>
        <nav className={atTable.leave} aria-label={w.title}>
          <Link href={`/practice/${code}`}>{w.toRoom}</Link>
        </nav>
      </header>
      {phone && asking}
      <main className={page.stage} aria-label={words.table.board}>
        <Board />
        <OwnPlace />
      </main>
      {!phone && asking}
      {reading && <LawBook />}
    </div>
  );
}

interface AnswerProps extends QuestionProps {
  readonly effects: Readonly<Record<string, { readonly label: string; readonly effect: string }>>;
}

/** The things to tick; once answered, what the law gives, and in which of its numbers. */
function Answer({ code, put: { entry, question }, effects, onNext }: AnswerProps) {
  const w = usePhrases();
  const { choices, right, asked, ruling } = question;
  const score = useQuizScore((state) => state[code]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  const correct = choices.every((kind) => ticked.has(kind) === right.includes(kind));
  const laws = useLaws();
  const english = lawBook(code).find(({ number }) => number === ruling.law);
  const law = english && (laws?.law(code, english) ?? english);
  const tick = (kind: string): void => {
    const now = new Set(ticked);
    if (!now.delete(kind)) now.add(kind);
    setTicked(now);
  };
  const answer = (event: FormEvent): void => {
    event.preventDefault();
    if (answered) {
      onNext();
      return;
    }
    addAnswer(code, correct);
    setAnswered(true);
    requestAnimationFrame(() => told.current?.focus());
  };
  const verdict = (kind: string): string => {
    const given = right.includes(kind);
    const mistaken = given === ticked.has(kind) ? '' : ` · ${given ? w.quizMissed : w.quizFalse}`;
    return `${given ? w.quizGiven : w.quizNotGiven}${mistaken}`;
  };
  return (
    <form onSubmit={answer} className={styles.answer}>
      <fieldset disabled={answered} data-testid="quiz">
        <legend>{w.quizAsk(asked)}</legend>
        <p className={room.soft}>{w.quizTick}</p>
        {choices.map((kind) => {
          const of = ruling.options.find((option) => kindOf(option) === kind);
          return (
            <label
              key={kind}
              data-kind={kind}
              data-right={answered ? right.includes(kind) : undefined}
              data-mistaken={(answered && right.includes(kind) !== ticked.has(kind)) || undefined}
            >
              <input type="checkbox" checked={ticked.has(kind)} onChange={() => tick(kind)} />
              <span>
                {w.kind(kind)}
                {answered && <small>{verdict(kind)}</small>}
                {answered && of && effects[of] && <small>{effects[of].effect}</small>}
              </span>
            </label>
          );
        })}
      </fieldset>
      {answered && (
        <div className={styles.verdict}>
          <p ref={told} tabIndex={-1} role="status" data-right={correct}>
            <strong>{correct ? w.quizRight : w.quizWrong}</strong>
          </p>
          {law && (
            <>
              <p>
                <LawNumber law={law.number} /> {law.subject}
              </p>
              <p className={room.soft}>{law.gist}</p>
            </>
          )}
          <Link href={`/practice/${code}/${ruling.law}/${caseUnder(entry, ruling.law)}`}>{w.quizTry}</Link>
        </div>
      )}
      <button type="submit" className={`${parts.button} ${parts.primary}`}>
        {answered ? w.quizNext : w.quizAnswer}
      </button>
      <p className={styles.score}>
        <span data-testid="quiz-score">{w.quizScore(score.right, score.asked)}</span>
        {score.asked > 0 && (
          <button type="button" className={parts.quiet} onClick={() => resetScore(code)}>
            {w.quizReset}
          </button>
        )}
      </p>
    </form>
  );
}

/** The address of a case is under a law that it names. */
const caseUnder = (entry: CaseEntry, law: number): string => entry.slug(law);
