import { adversariesOf } from '@eldest-hand/cards';
import type { Article, Option } from '../../ruling/article.ts';
import { openRuling } from '../../ruling/rule.ts';
import { seatName } from '../../ruling/words.ts';
import { dummyOf } from '../../table/trick.ts';

/** The whole deal is given up and the same player deals again. */
export const newDeal: Option = {
  label: () => 'A new deal',
  effect: () => 'These hands are thrown in and the same player deals again.',
  follow: (draft, ruling) => {
    draft.emit({ kind: 'voided', law: ruling.law });
    return undefined;
  },
};

/** Somebody missed a trick and has played to the next: his adversaries take a new deal or let this one stand. */
export const trickMissed = (law: number): Pick<Article, 'arises' | 'happened' | 'options'> => ({
  arises: {
    'short-trick-noticed': (draft, { seat, trick }) => {
      if (seat === dummyOf(draft.table)) return;
      draft.emit({ kind: 'short-trick-settled', trick });
      openRuling(draft, {
        law,
        incident: 'short-trick',
        against: seat,
        to: adversariesOf(seat),
        options: ['new-deal', 'stand'],
        trick,
      });
    },
  },
  happened: (ruling) => `${seatName(ruling.against)} did not play to trick ${ruling.trick}.`,
  options: {
    'new-deal': newDeal,
    stand: {
      label: () => 'Let the deal stand',
      effect: () => 'The card left over at the end counts as played to that trick, and is no revoke there.',
      follow: () => undefined,
    },
  },
});
