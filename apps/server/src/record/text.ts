import { type Heading, writeAct, writeHeading } from '@eldest-hand/language';
import type { CodeName, Rules } from '@eldest-hand/laws';
import { isVeiled, type RecordedAct, type RecordedDeal } from './deals.ts';

export interface About {
  readonly id: string;
  readonly name: string;
  readonly code: CodeName;
  readonly rules: Rules;
}

/** An act as a transcript has it; one that may not be told yet is a comment, so that the rest can still be read. */
export const lineOf = ({ seat, act, afterRubber }: RecordedAct): string =>
  !isVeiled(act) && afterRubber
    ? `# ${writeAct(seat, act)}`
    : isVeiled(act)
      ? `# ${seat}: ${act.verb} (cards that not everybody may see yet)`
      : writeAct(seat, act);

const hasScore = ({ scoreBefore }: RecordedDeal): boolean =>
  Object.values(scoreBefore).some(({ below, above, games }) => below !== 0 || above !== 0 || games !== 0);

export function headingOf(deal: RecordedDeal, { code, rules }: About): Heading {
  return {
    code,
    dealer: deal.dealer,
    ...(deal.revealed ? { deal: deal.revealed.hands } : {}),
    ...(hasScore(deal) ? { score: deal.scoreBefore } : {}),
    rules,
  };
}

/** One deal as a transcript; of a finished one, anybody can run it again. */
const transcriptOf = (deal: RecordedDeal, about: About): string =>
  [
    `# deal ${deal.number}${deal.revealed ? '' : ', in progress'}`,
    `# commitment ${deal.commitment ?? 'none'}`,
    ...(deal.revealed ? [`# nonce ${deal.revealed.nonce}`] : []),
    ...writeHeading(headingOf(deal, about)),
    '',
    ...deal.acts.map(lineOf),
  ].join('\n');

/** The record of a table as text, a transcript for each deal. */
export const recordText = (deals: readonly RecordedDeal[], about: About): string =>
  [`# ${about.name || 'A table'} (${about.id}) at Eldest Hand`, ...deals.map((deal) => transcriptOf(deal, about))]
    .join('\n\n')
    .concat('\n');
