import type { ReadRecord, RecordKind } from '@eldest-hand/language';
import { words } from '../words/words.ts';
import styles from './look.module.css';
import { useLookWords } from './words.ts';

/** More of them help nobody: who mends the first ones reads the file again. */
const MOST = 20;

interface FaultsProps {
  readonly faults: ReadRecord['faults'];
  readonly found: number;
  /** What the text was taken for; `file` where it could not be opened. */
  readonly kind: RecordKind | 'file';
}

/** What the words of the reader's language say whole; of other kinds each line has something to say, in English. */
const SAID_WHOLE: ReadonlySet<FaultsProps['kind']> = new Set(['empty', 'too-long', 'lin', 'file']);

/** What in a file cannot be read, line by line, with what to do. */
export function Faults({ faults, found, kind }: FaultsProps) {
  const w = useLookWords();
  if (faults.length === 0) return null;
  return (
    <section className={styles.faults} aria-labelledby="faults" role="alert">
      <h2 id="faults">{found > 0 ? w.partly : words.look.notRead}</h2>
      <p>{w.kinds[kind]}</p>
      {!SAID_WHOLE.has(kind) && <Exactly faults={faults} />}
    </section>
  );
}

function Exactly({ faults }: Pick<FaultsProps, 'faults'>) {
  const w = useLookWords();
  return (
    <>
      <p>
        {w.exactly}
        {words.colon}
      </p>
      <ul>
        {faults.slice(0, MOST).map(({ line, fault }) => (
          <li key={`${line} ${fault}`}>
            <strong>{w.line(line)}</strong> <span lang="en">{fault}</span>
          </li>
        ))}
      </ul>
      {faults.length > MOST && <p>{w.more(faults.length - MOST)}</p>}
    </>
  );
}
