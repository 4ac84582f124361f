import type { CodeName } from '@eldest-hand/laws';
import { useEffect, useRef, useState } from 'react';
import { type LawText, lawsOf } from '../connection/api.ts';
import parts from '../parts/parts.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { useView } from '../table/ShowView.tsx';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import styles from './lawbook.module.css';
import { closeLaws, useLawBook } from './lawbook-store.ts';

/** The laws of this table by number, in our own words. */
export function LawBook() {
  const { open, at } = useLawBook();
  const { code } = useView();
  const [laws, setLaws] = useState<readonly LawText[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [search, setSearch] = useState('');
  const w = words.lawbook;

  useEffect(() => {
    if (!open || laws) return;
    setFailed(false);
    lawsOf(code).then(setLaws, () => setFailed(true));
  }, [open, laws, code]);
  useEffect(() => {
    if (open) setSearch('');
  }, [open]);

  const wanted = search.trim().toLowerCase();
  const translated = useLaws();
  const found = laws
    ?.map((law) => translated?.law(code, law) ?? law)
    .filter((law) =>
      /^\d+$/u.test(wanted)
        ? `${law.number}`.startsWith(wanted)
        : `${law.subject} ${law.gist}`.toLowerCase().includes(wanted),
    );
  return (
    <Sheet title={w.title} open={open} onClose={closeLaws} from="side">
      <div className={styles.book}>
        <p className={styles.soft}>
          {words.code[code]}. {w.own}
        </p>
        <label className={parts.field}>
          <span>{w.search}</span>
          <input inputMode="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        {!laws && !failed && <p role="status">{w.loading}</p>}
        {failed && <p role="alert">{w.failed}</p>}
        {found?.length === 0 && <p>{w.none}</p>}
        <ol>
          {found?.map((law) => (
            <Law key={law.number} code={code} law={law} marked={law.number === at} />
          ))}
        </ol>
      </div>
    </Sheet>
  );
}

interface LawProps {
  readonly code: CodeName;
  readonly law: LawText;
  readonly marked: boolean;
}

function Law({ code, law, marked }: LawProps) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!marked) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus();
  }, [marked]);
  return (
    <li ref={place} tabIndex={-1} className={styles.law} data-marked={marked || undefined} data-law={law.number}>
      <h3>
        <span>{law.number}</span> {law.subject}
      </h3>
      <p>{law.gist}</p>
      <small>
        {words.lawbook.kept[law.kept]}
        {law.how ? `${words.colon} ${law.how}` : ''}
      </small>
      {/* A page of its own: who reads at a table keeps his seat. */}
      {law.kept === 'engine' && (
        <a href={`/practice/${code}/${law.number}`} target="_blank" rel="noopener">
          {words.practice.thisLaw}
        </a>
      )}
    </li>
  );
}
