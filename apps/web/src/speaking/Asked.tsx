import { ClaimPanel } from './ClaimPanel.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import styles from './speaking.module.css';

/** A claim or a question that is open: beside the table, on a small screen in a low strip under the trick. */
export function Asked({ docked = false }: { readonly docked?: boolean }) {
  return (
    <div className={docked ? styles.docked : styles.beside}>
      <ClaimPanel />
      <QuestionPanel />
    </div>
  );
}
