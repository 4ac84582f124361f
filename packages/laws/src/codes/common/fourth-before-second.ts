import { partnerOf, rightOf } from '@eldest-hand/cards';
import type { Article } from '../../ruling/article.ts';
import { seatName } from '../../ruling/words.ts';
import { hasPlayed, isAdversary } from '../../table/trick.ts';
import { askHighOrLow, highOrLow, partnerOfOffender } from './playing-high-or-low.ts';

/**
 * The fourth hand, an adversary, plays before the second.
 * @param onlyBeforeThird whether the law speaks only of the case in which the third hand has not played either.
 */
export const fourthBeforeSecond = (
  law: number,
  { onlyBeforeThird }: { readonly onlyBeforeThird: boolean },
): Pick<Article, 'arises' | 'happened' | 'options'> => ({
  arises: {
    'played-before-turn': (draft, { seat }) => {
      const { table } = draft;
      const lead = table.trick[0];
      if (!lead || seat !== rightOf(lead.seat) || !isAdversary(table, seat)) return;
      if (hasPlayed(table, partnerOf(seat)) || (onlyBeforeThird && hasPlayed(table, partnerOf(lead.seat)))) return;
      askHighOrLow(draft, law, 'fourth-before-second', seat);
    },
  },
  happened: (ruling) => `${seatName(ruling.against)}, fourth hand, played before his partner.`,
  options: highOrLow(partnerOfOffender),
});
