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
import { titlesOf } from './title.ts';

interface LawPageProps {
  readonly code: CodeName;
  readonly law: number;
}

/** One law: what it says in our own words, and the cases that show it. */
export function LawPage({ code, law }: LawPageProps) {
  const w = usePhrases();
  const book = use(casebookOf(code));
  const cases = useMemo(() => book?.under(law) ?? [], [book, law]);
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
            <Cases code={code} law={law} cases={cases} />
          </ol>
        </section>
      )}
    </Shell>
  );
}

function Cases({ code, law, cases }: LawPageProps & { readonly cases: readonly CaseEntry[] }) {
  const w = usePhrases();
  const laws = useLaws();
  const read = useMemo(() => cases.map((entry) => ({ entry, course: courseOf(entry.text, law) })), [cases, law]);
  const titles = useMemo(() => {
    const courses = read.flatMap(({ course }) => ('fault' in course ? [] : [course]));
    const all = titlesOf(courses, laws, w);
    return new Map(courses.map((course, at) => [course, all[at] as string]));
  }, [read, laws, w]);
  return read.map(({ entry, course }) => {
    const question = 'fault' in course ? null : course.question;
    return (
      <li key={entry.slug(law)} data-choice={question !== null || undefined}>
        <Link href={`/practice/${code}/${law}/${entry.slug(law)}`}>
          {'fault' in course ? entry.title : titles.get(course)}
        </Link>
        <small>
          {question
            ? `${words.law(question.ruling.law)} · ${w.goesWrong(question.ruling.against)} · ${w.decides(question.ruling.to)}`
            : w.noChoice}
        </small>
      </li>
    );
  });
}
