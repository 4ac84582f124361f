import { CODE_NAMES, fold, openTable, placeTable, type Supply, type Table } from '@eldest-hand/laws';
import type { CaseFile } from './case-file.ts';
import type { LineFault } from './fault.ts';
import { FOLLOWING_DEAL } from './following-deal.ts';

/**
 * The table of a case's heading, before its first act.
 * @returns the table, or why no table can begin so: a code that the engine has not, or the engine's own objection.
 */
export function tableOf({ code, rules, position, spread, at }: CaseFile): Table | LineFault {
  const known = CODE_NAMES.find((name) => name === code);
  if (!known)
    return {
      line: at.code ?? 1,
      fault: `code: this engine has no code "${code}" (it has ${CODE_NAMES.join(', ')})`,
    };
  try {
    return fold(
      at.spread && !position.rubbers
        ? openTable({
            code: known,
            rules,
            dealer: position.dealer,
            deal: { ...FOLLOWING_DEAL, hands: position.hands },
            spread,
          })
        : placeTable({ code: known, rules, position }),
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { line: at.contract ?? at.deal ?? 1, fault: `no table can begin so: ${why}` };
  }
}

/** What the table of a case is given by the house: always the same, since a case must always end the same. */
export const supplyOf = ({ spread, candidates }: CaseFile): Supply => ({ seal: FOLLOWING_DEAL, spread, candidates });
