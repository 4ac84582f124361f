import { ConsentAsked } from '../consent/ConsentAsked.tsx';
import { SubstituteAsked } from '../cutting/SubstituteAsked.tsx';
import { ClaimPanel } from './ClaimPanel.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import styles from './speaking.module.css';

/** A claim or a question that is open: right above the own hand, so that whoever must answer cannot miss it. */
export function Asked() {
  return (
    <div className={styles.docked}>
      <ClaimPanel />
      <QuestionPanel />
      <SubstituteAsked />
      <ConsentAsked />
    </div>
  );
}
