import { putNameDown, standUp } from '../connection/connection.ts';
import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';
import { words } from '../words/words.ts';
import styles from './cutting.module.css';

/** Those who wish to enter, in their order, and the way to be one of them. */
export function Line() {
  const { seat, waiting, people } = useTable();
  const w = words.places;
  const line = people?.line ?? [];
  if (seat !== null && line.length === 0) return null;
  return (
    <section className={styles.line} aria-label={w.line}>
      <h2>{w.line}</h2>
      {line.length > 0 && (
        <ol>
          {line.map(({ name, status }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have one name, and a place in the line is what it is.
            <li key={place}>
              {name}
              {status === 'away' && <em> · {words.sit.away}</em>}
            </li>
          ))}
        </ol>
      )}
      {seat === null &&
        (waiting ? (
          <button type="button" className={parts.quiet} onClick={standUp}>
            {w.takeOff}
          </button>
        ) : (
          <>
            <p>{w.lineHint}</p>
            <button type="button" className={parts.button} onClick={putNameDown}>
              {w.putDown}
            </button>
          </>
        ))}
    </section>
  );
}
