import { openLaw } from '../lawbook/lawbook-store.ts';
import { words } from '../words/words.ts';
import styles from './parts.module.css';

/** The number of a law; it opens the law book there. */
export function LawNumber({ law }: { readonly law: number }) {
  return (
    <button type="button" className={styles.law} title={words.openLaw(law)} onClick={() => openLaw(law)}>
      {words.law(law)}
    </button>
  );
}
