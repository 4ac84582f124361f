import type { Contract } from '@eldest-hand/laws';
import { CallSign } from '../parts/Pip.tsx';
import { words } from '../words/words.ts';

/** What was played in a deal, and by whom, as a list of deals has it. */
export function DealtContract({ contract }: { readonly contract: Contract | null | undefined }) {
  if (!contract) return <span>{words.score.passedOut}</span>;
  return (
    <span>
      <CallSign call={contract.maker ? contract.bid.slice(-1) : contract.bid} /> {words.table.played(contract.seat)}
      {words.doubled(contract.doubled)}
    </span>
  );
}
