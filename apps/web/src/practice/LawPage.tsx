import { type CodeName, lawBook } from '@eldest-hand/laws';
import { courseOf } from '@eldest-hand/practice';
import { use, useMemo } from 'react';
import { Link } from 'wouter';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import { type CaseEntry, casebookOf } from './casebook.ts';
import { Missing } from './Missing.tsx';
import { usePhrases } from './phrases.ts';
import styles from './room.module.css';
import { Shell } from './Shell.tsx';
import { titleOf } from './title.ts';

interface LawPageProps {
  readonly code: CodeName;
  readonly law: number;
}

/** One law: what it says in our own words, and the cases that show it. */
export function LawPage({ code, law }: LawPageProps) {
  const w = usePhrases();
  const book = use(casebookOf(code));
  const up = { href: `/practice/${code}`, text: w.toRoom };
  const laws = useLaws();
  const english = lawBook(code).find(({ number }) => number === law);
  const entry = english && (laws?.law(code, english) ?? english);
  if (!book) return <Missing />;
  if (!entry)
    return (
      <Shell title={words.notFound} up={up}>
        <p>{w.noneFound}</p>
      </Shell>
    );
  const cases = book.under(law);
  return (
    <Shell title={w.lawTitle(law, entry.subject)} up={up}>
      <p className={styles.gist}>{entry.gist}</p>
      <p className={styles.soft}>
        {words.code[code]} · {words.lawbook.kept[entry.kept]}
        {entry.how && `${words.colon} ${entry.how}`}
      </p>
      {cases.length === 0 ? (
        <p>{w.untriedLaw[entry.kept].why}</p>
      ) : (
        <section aria-labelledby="cases">
          <h2 id="cases">{w.casesOf}</h2>
          <ol className={styles.cases}>
            {cases.map((one, at) => (
              <Case key={one.slug(law)} code={code} law={law} entry={one} place={at + 1} />
            ))}
          </ol>
        </section>
      )}
    </Shell>
  );
}

function Case({ code, law, entry, place }: LawPageProps & { readonly entry: CaseEntry; readonly place: number }) {
  const w = usePhrases();
  const laws = useLaws();
  const course = useMemo(() => courseOf(entry.text, law), [entry, law]);
  const question = 'fault' in course ? null : course.question;
  return (
    <li data-choice={question !== null || undefined}>
      <Link href={`/practice/${code}/${law}/${entry.slug(law)}`}>
        {'fault' in course ? entry.title : titleOf(course, place, laws, w)}
      </Link>
      <small>
        {question
          ? `${words.law(question.ruling.law)} · ${w.goesWrong(question.ruling.against)} · ${w.decides(question.ruling.to)}`
          : w.noChoice}
      </small>
    </li>
  );
}
