import type { Article } from '../../ruling/article.ts';
import { giveOrder, openRuling } from '../../ruling/rule.ts';
import { cardNames, seatName } from '../../ruling/words.ts';
import { isAdversary } from '../../table/trick.ts';
import { suitOfTrick, tookBack } from './revoked.ts';

/** An adversary corrects his revoke in time: his card lies exposed, or he plays his highest or lowest of the suit. */
export const adversaryCorrects = (law: number): Pick<Article, 'arises' | 'happened' | 'options'> => ({
  arises: {
    'error-corrected': (draft, { revoke }) => {
      const declarer = draft.table.contract?.seat;
      if (
        !declarer ||
        revoke.law !== draft.code.cites.revoke ||
        revoke.penalty === 'lost' ||
        !isAdversary(draft.table, revoke.seat)
      )
        return;
      openRuling(draft, {
        law,
        incident: 'revoke-corrected',
        against: revoke.seat,
        to: [declarer],
        options: ['expose', 'highest', 'lowest', 'waive'],
        cards: [revoke.card],
        trick: revoke.trick,
        ...suitOfTrick(draft.table, revoke.trick),
        holds: true,
      });
    },
  },
  happened: (ruling) => tookBack(seatName(ruling.against), ruling),
  options: {
    expose: {
      label: () => 'Leave it exposed',
      effect: (_, ruling) =>
        `${cardNames(ruling.cards)} lies face upward and the declarer may call it whenever he pleases. He follows with any card of the suit.`,
      follow: (draft, ruling) => {
        draft.emit({ kind: 'exposed', seat: ruling.against, cards: ruling.cards, law });
        return undefined;
      },
    },
    highest: {
      label: () => 'His highest card',
      effect: () => 'He must play his highest card of the suit to this trick; the other goes back into his hand.',
      follow: (draft, ruling) => {
        giveOrder(draft, { law, kind: 'highest', seat: ruling.against });
        return undefined;
      },
    },
    lowest: {
      label: () => 'His lowest card',
      effect: () => 'He must play his lowest card of the suit to this trick; the other goes back into his hand.',
      follow: (draft, ruling) => {
        giveOrder(draft, { law, kind: 'lowest', seat: ruling.against });
        return undefined;
      },
    },
  },
});
