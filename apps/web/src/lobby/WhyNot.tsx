import { NotDone } from '../connection/api.ts';
import { words } from '../words/words.ts';
import styles from './lobby.module.css';

/** Why a table was not laid. What is wrong with something that a person has written only the house can say, and it speaks English. */
export function WhyNot({ error }: { readonly error: unknown }) {
  const { status, message } = error instanceof NotDone ? error : new NotDone(500);
  return (
    <p role="alert" className={styles.problem}>
      {words.lobby.notDone(status)} {status === 400 && <span lang="en">{message}</span>}
    </p>
  );
}
