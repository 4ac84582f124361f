import { ConsentAsked } from '../consent/ConsentAsked.tsx';
import { SubstituteAsked } from '../cutting/SubstituteAsked.tsx';
import { useView } from '../table/seating.ts';
import { ClaimPanel } from './ClaimPanel.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import styles from './speaking.module.css';

/** Whether a claim or a question is open. */
export function useAsks(): boolean {
  const { claim, question, substituteAsked, consentAsked } = useView();
  return Boolean(claim ?? question ?? substituteAsked ?? consentAsked);
}

/** A claim or a question that is open: beside the table like a ruling, on a small screen right above the own hand. It lies over no card. */
export function Asked({ docked = false }: { readonly docked?: boolean }) {
  return (
    <div className={docked ? styles.docked : styles.beside} data-asked>
      <ClaimPanel />
      <QuestionPanel />
      <SubstituteAsked />
      <ConsentAsked />
    </div>
  );
}
