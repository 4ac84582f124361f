import { partnerOf } from '@eldest-hand/cards';
import type { Article } from '../../ruling/article.ts';
import { giveOrder, lapseRulings, openRuling } from '../../ruling/rule.ts';
import { cardNames, seatName } from '../../ruling/words.ts';

/** An adversary goes on to lead winning cards without waiting for his partner: the partner may be made to win one of the tricks. */
export const winningCardsLed = (law: number): Pick<Article, 'arises' | 'happened' | 'options'> => ({
  arises: {
    'led-ahead': (draft, { seat }) => {
      const declarer = draft.table.contract?.seat;
      if (!declarer) return;
      lapseRulings(draft, (ruling) => ruling.law === law, law, 'settled');
      const cards = draft.table.ledAhead.map((one) => one.card);
      const tricks = [...cards.keys(), cards.length].map((at) => `win ${at + 1}`);
      openRuling(draft, {
        law,
        incident: 'led-ahead',
        against: seat,
        to: [declarer],
        options: [...tricks, 'waive'],
        cards,
        holds: true,
      });
    },
  },
  happened: (ruling) =>
    `${seatName(ruling.against)} went on to lead ${cardNames(ruling.cards)} before his partner had played.`,
  options: {
    win: {
      label: (_, __, which) => `Partner must win trick ${which} of these`,
      effect: (_, ruling, which) =>
        `${seatName(partnerOf(ruling.against))} must win the ${which === '1' ? 'trick in progress' : `trick ${Number(which) - 1} after this one`} if he can; the cards led too soon lie exposed.`,
      follow: (draft, ruling, which) => {
        draft.emit({ kind: 'led-ahead-ended' });
        draft.emit({ kind: 'exposed', seat: ruling.against, cards: ruling.cards, law });
        giveOrder(draft, {
          law,
          kind: 'win',
          seat: partnerOf(ruling.against),
          trick: draft.table.trickNumber + Number(which) - 1,
        });
        return undefined;
      },
    },
    waive: {
      label: () => 'No penalty',
      effect: () => 'The cards led too soon go back into the hand and the trick goes on.',
      follow: (draft) => {
        draft.emit({ kind: 'led-ahead-ended' });
        return undefined;
      },
    },
  },
});
