import { ConsentAsked } from '../consent/ConsentAsked.tsx';
import { SubstituteAsked } from '../cutting/SubstituteAsked.tsx';
import { CUTTING_WORDS } from '../cutting/words.ts';
import { DeclarersLead } from '../rulings/declarers-lead/DeclarersLead.tsx';
import { withWords } from '../words/part-words.ts';
import { ClaimPanel } from './ClaimPanel.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';

/** The panels together with those words that are not of the first page. */
export const panelsWithWords = (): Promise<typeof AskedPanels> => withWords(AskedPanels, CUTTING_WORDS);

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
