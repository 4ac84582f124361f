import { ConsentAsked } from '../consent/ConsentAsked.tsx';
import { SubstituteAsked } from '../cutting/SubstituteAsked.tsx';
import { ClaimPanel } from './ClaimPanel.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';

/** Each thing that can be asked across the table; one that is not asked is not there. */
export function AskedPanels() {
  return (
    <>
      <ClaimPanel />
      <QuestionPanel />
      <SubstituteAsked />
      <ConsentAsked />
    </>
  );
}
