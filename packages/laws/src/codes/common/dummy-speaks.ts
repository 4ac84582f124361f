import { adversariesOf, isCard, partnerOf } from '@eldest-hand/cards';
import type { Article } from '../../ruling/article.ts';
import { giveOrder, losePenalty, openRuling } from '../../ruling/rule.ts';
import { cardNames, seatName } from '../../ruling/words.ts';

/** Dummy points out an irregularity of the adversaries: its penalty is spent, even where it is open already. */
export const dummySpeaks = (law: number): Pick<Article, 'arises'> => ({
  arises: {
    'dummy-speaks': (draft, { against, ruling, cards }) => {
      const open = draft.table.rulings.find((one) => one.id === ruling);
      if (open) {
        losePenalty(draft, open, law);
        return;
      }
      draft.emit({ kind: 'penalty-lost', law, seat: against });
      if (cards.length > 0) draft.emit({ kind: 'no-longer-exposed', seat: against, cards, law });
    },
  },
});

/** Dummy suggests a card: either adversary has it played or not played. */
export const dummySuggests = (law: number): Pick<Article, 'arises' | 'happened' | 'options'> => ({
  arises: {
    suggested: (draft, { seat, card }) =>
      openRuling(draft, {
        law,
        incident: 'suggested',
        against: seat,
        to: adversariesOf(partnerOf(seat)),
        options: ['require', 'forbid', 'waive'],
        cards: [card],
        holds: true,
      }),
  },
  happened: (ruling) => `Dummy, ${seatName(ruling.against)}, suggested ${cardNames(ruling.cards)}.`,
  options: {
    require: {
      label: (_, ruling) => `He must play ${cardNames(ruling.cards)}`,
      effect: () => 'The declarer must play it from dummy now, unless it would be a revoke.',
      follow: (draft, ruling) => {
        const [card] = ruling.cards;
        if (isCard(card)) giveOrder(draft, { law, kind: 'play-card', seat: ruling.against, card });
        return undefined;
      },
    },
    forbid: {
      label: (_, ruling) => `He may not play ${cardNames(ruling.cards)}`,
      effect: () => 'The declarer must play another card from dummy now, if another can be played.',
      follow: (draft, ruling) => {
        const [card] = ruling.cards;
        if (isCard(card)) giveOrder(draft, { law, kind: 'not-play-card', seat: ruling.against, card });
        return undefined;
      },
    },
  },
});
