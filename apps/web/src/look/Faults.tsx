import type { ReadRecord } from '@eldest-hand/language';
import { words } from '../words/words.ts';
import styles from './look.module.css';
import { useLookWords } from './words.ts';

/** More of them help nobody: who mends the first ones reads the file again. */
const MOST = 20;

/** What in a file cannot be read, line by line, with what to do. */
export function Faults({ faults, found }: { readonly faults: ReadRecord['faults']; readonly found: number }) {
  const w = useLookWords();
  if (faults.length === 0) return null;
  return (
    <section className={styles.faults} aria-labelledby="faults" role="alert">
      <h2 id="faults">{found > 0 ? w.partly : words.look.notRead}</h2>
      <ul>
        {faults.slice(0, MOST).map(({ line, fault }) => (
          <li key={`${line} ${fault}`}>
            <strong>{w.line(line)}</strong> <span lang="en">{fault}</span>
          </li>
        ))}
      </ul>
      {faults.length > MOST && <p>{w.more(faults.length - MOST)}</p>}
    </section>
  );
}
