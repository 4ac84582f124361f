import { openLaw } from '../lawbook/lawbook-store.ts';
import { words } from '../words/words.ts';
import styles from './parts.module.css';

interface LawNumberProps {
  readonly law: number;
  /** Within a sentence, whose lines it does not stretch. */
  readonly inline?: boolean;
}

/** The number of a law; it opens the law book there. */
export function LawNumber({ law, inline }: LawNumberProps) {
  return (
    <button
      type="button"
      className={styles.law}
      data-inline={inline}
      title={words.openLaw(law)}
      onClick={() => openLaw(law)}
    >
      {words.law(law)}
    </button>
  );
}
