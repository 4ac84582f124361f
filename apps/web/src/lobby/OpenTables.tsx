import { SEATS } from '@eldest-hand/cards';
import type { TableSummary } from '@eldest-hand/protocol';
import { use, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { listTables } from '../connection/api.ts';
import parts from '../parts/parts.module.css';
import { words } from '../words/words.ts';
import styles from './lobby.module.css';
import { RULE_WORDS } from './words.ts';

const AGAIN = 10_000;

/** The tables that are open, looked up again while the page is seen. */
export function OpenTables() {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
  const [failed, setFailed] = useState(false);
  const look = useCallback(
    () =>
      listTables().then(
        (found) => {
          setTables(found);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => {
    void look();
    const timer = setInterval(() => !document.hidden && void look(), AGAIN);
    return () => clearInterval(timer);
  }, [look]);
  return (
    <section className={styles.panel} aria-labelledby="open-tables">
      <h2 id="open-tables">{words.lobby.open}</h2>
      {failed && (
        <p role="alert">
          {words.lobby.failed}{' '}
          <button type="button" className={parts.quiet} onClick={() => void look()}>
            {words.lobby.retry}
          </button>
        </p>
      )}
      {!tables && !failed && <p>{words.lobby.loading}</p>}
      {tables?.length === 0 && <p className={styles.soft}>{words.lobby.none}</p>}
      {tables && tables.length > 0 && (
        <ul className={styles.tables}>
          {tables.map((table) => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenTable({ table }: { readonly table: TableSummary }) {
  const w = use(RULE_WORDS.in(document.documentElement.lang));
  return (
    <li className={styles.table}>
      <div>
        <h3>
          <Link href={`/t/${table.id}`}>{table.name || words.lobby.unnamed(table.id)}</Link>
        </h3>
        <p className={styles.soft}>
          {words.code[table.code]} · {w.irregularitiesOf[table.rules.irregularities][0]} · {words.phase[table.phase]}
        </p>
      </div>
      <dl className={styles.seats}>
        {SEATS.map((seat) => (
          <div key={seat} data-free={!table.seats[seat] || undefined}>
            <dt>{words.seat(seat)}</dt>
            <dd>{table.seats[seat] ?? words.lobby.free}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
