import { CODE_NAMES, type CodeName, lawBook } from '@eldest-hand/laws';
import { use, useState } from 'react';
import { Link } from 'wouter';
import parts from '../parts/parts.module.css';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import { casebookOf } from './casebook.ts';
import { Missing } from './Missing.tsx';
import { usePhrases } from './phrases.ts';
import styles from './room.module.css';
import { Shell } from './Shell.tsx';

/** Where one comes in: a code of laws, and its laws with the number of cases that show each. */
export function ChooseLaw({ code }: { readonly code: CodeName }) {
  const w = usePhrases();
  const book = use(casebookOf(code));
  const [search, setSearch] = useState('');
  const laws = useLaws();
  if (!book) return <Missing />;
  const wanted = search.trim().toLowerCase();
  const read = lawBook(code).map((law) => laws?.law(code, law) ?? law);
  const found = read.filter(({ number, subject, gist }) =>
    /^\d+$/u.test(wanted) ? `${number}`.startsWith(wanted) : `${subject} ${gist}`.toLowerCase().includes(wanted),
  );
  return (
    <Shell title={w.title}>
      <p className={styles.intro}>{w.intro}</p>
      <nav className={styles.codes} aria-label={w.code}>
        {CODE_NAMES.map((one) => (
          <Link key={one} href={`/practice/${one}`} aria-current={one === code ? 'page' : undefined}>
            {words.code[one]}
          </Link>
        ))}
      </nav>
      <ul className={styles.doors}>
        <li>
          <Link href={`/practice/${code}/quiz`}>{w.quiz}</Link>
          <p>{w.quizText}</p>
        </li>
        <li>
          <Link href="/practice/table">{w.table}</Link>
          <p>{w.tableText}</p>
        </li>
      </ul>
      <section aria-labelledby="laws">
        <div className={styles.lawsHead}>
          <h2 id="laws">{w.laws}</h2>
          <label className={parts.field}>
            <span>{w.search}</span>
            <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          </label>
        </div>
        {found.length === 0 && <p role="status">{w.noneFound}</p>}
        <ol className={styles.laws}>
          {found.map(({ number, subject, kept }) => {
            const many = book.under(number).length;
            return (
              <li key={number} data-none={many === 0 || undefined}>
                <Link href={`/practice/${code}/${number}`}>
                  <strong>{number}</strong>
                  <span>{subject}</span>
                  <small>{many > 0 ? w.cases(many) : w.untriedLaw[kept].short}</small>
                </Link>
              </li>
            );
          })}
        </ol>
      </section>
    </Shell>
  );
}
