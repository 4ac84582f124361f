import type { Act } from '@eldest-hand/laws';
import parts from '../parts/parts.module.css';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';

/** What the player may ask of the three others: to take back what he did last, or to begin the deal again. */
export function AskConsent({ onSay }: { readonly onSay: (what: Act) => void }) {
  const { undoable, mayDealAgain } = useView();
  const w = words.consent;
  return (
    <>
      {undoable && (
        <>
          <button type="button" className={parts.button} onClick={() => onSay({ verb: 'ask-undo' })}>
            {w.askUndo(undoable)}
          </button>
          <p>{w.seenStaysSeen}</p>
        </>
      )}
      {mayDealAgain && (
        <>
          <button type="button" className={parts.button} onClick={() => onSay({ verb: 'ask-deal-again' })}>
            {w.askDealAgain}
          </button>
          <p>{w.dealAgainMeans}</p>
        </>
      )}
    </>
  );
}
