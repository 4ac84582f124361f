import { ConsentAsked } from '../consent/ConsentAsked.tsx';
import { SubstituteAsked } from '../cutting/SubstituteAsked.tsx';
import { DeclarersLead } from '../rulings/declarers-lead/DeclarersLead.tsx';
import { ClaimPanel } from './ClaimPanel.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';

/** Each thing that can be asked across the table; one that is not asked is not there; first what nobody is asked and all should know. */
export function AskedPanels() {
  return (
    <>
      <DeclarersLead />
      <ClaimPanel />
      <QuestionPanel />
      <SubstituteAsked />
      <ConsentAsked />
    </>
  );
}
