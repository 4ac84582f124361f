import { partnerOf } from '@eldest-hand/cards';
import type { Article } from '../../ruling/article.ts';
import { openRuling } from '../../ruling/rule.ts';
import { seatName } from '../../ruling/words.ts';
import { hasPlayed, isAdversary, isLeadNext } from '../../table/trick.ts';
import { asksForSuit, callSuit, happenedBeforeSuit, nameSuit } from './calling-a-suit.ts';
import { askHighOrLow, highOrLow, partnerOfOffender } from './playing-high-or-low.ts';

/** An adversary says that the trick is his, or draws the card to him, before his partner has played. */
export const attentionToTheTrick = (law: number): Pick<Article, 'arises' | 'happened' | 'options'> => ({
  arises: {
    'attention-to-trick': (draft, { seat }) => {
      const { table } = draft;
      if (isAdversary(table, seat) && !isLeadNext(table) && !hasPlayed(table, partnerOf(seat)))
        askHighOrLow(draft, law, 'attention-to-trick', seat);
    },
  },
  happened: (ruling) => `${seatName(ruling.against)} drew attention to the trick before his partner had played.`,
  options: highOrLow(partnerOfOffender),
});

/**
 * An adversary refers to what he may not speak of: the declarer calls a suit from the adversary next to lead.
 * @param when whether this law speaks of the moment: before the first lead, or in the play.
 */
export const unauthorisedReference = (
  law: number,
  when: 'before-lead' | 'in-play' | 'any',
): Pick<Article, 'arises' | 'happened' | 'options'> => ({
  arises: {
    'unauthorised-reference': (draft, { seat }) => {
      const { table } = draft;
      const declarer = table.contract?.seat;
      const opening = !table.dummyDown && table.trick.length === 0;
      if (!declarer || !isAdversary(table, seat) || (when !== 'any' && opening !== (when === 'before-lead'))) return;
      openRuling(draft, {
        law,
        incident: 'unauthorised-reference',
        against: seat,
        to: [declarer],
        options: ['call-suit', 'waive'],
        holds: opening,
      });
    },
  },
  happened: (ruling) =>
    asksForSuit(ruling)
      ? happenedBeforeSuit(ruling)
      : `${seatName(ruling.against)} referred to what had been bid or played.`,
  options: {
    'call-suit': callSuit('The declarer names the suit that the adversary who is next to lead must lead.'),
    suit: nameSuit,
  },
});
