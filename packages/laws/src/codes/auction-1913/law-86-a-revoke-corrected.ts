import { article } from '../../ruling/article.ts';
import { giveOrder, openRuling } from '../../ruling/rule.ts';
import { cardNames, seatName } from '../../ruling/words.ts';
import { isAdversary } from '../../table/trick.ts';

export const law86 = article({
  law: 86,
  subject: 'A revoke corrected in time',
  gist: 'Those who played after a revoke that is put right may change their cards, which are not exposed. If an adversary was in fault the declarer may have his card exposed, or require his highest or lowest of the suit; nothing is exacted from the declarer.',
  kept: 'engine',
  how: 'The act “take-back”; then the declarer is asked and the trick waits. A penalty that dummy’s words spent (61) is not asked about.',
  arises: {
    'error-corrected': (draft, { revoke }) => {
      const declarer = draft.table.contract?.seat;
      if (!declarer || revoke.law !== 83 || revoke.penalty === 'lost' || !isAdversary(draft.table, revoke.seat)) return;
      openRuling(draft, {
        law: 86,
        incident: 'revoke-corrected',
        against: revoke.seat,
        to: [declarer],
        options: ['expose', 'highest', 'lowest', 'waive'],
        cards: [revoke.card],
        trick: revoke.trick,
        holds: true,
      });
    },
  },
  happened: (ruling) => `${seatName(ruling.against)} took back ${cardNames(ruling.cards)}: he could follow suit.`,
  options: {
    expose: {
      label: () => 'Leave it exposed',
      effect: (_, ruling) =>
        `${cardNames(ruling.cards)} lies face upward and you may call it whenever you please. He follows with any card of the suit.`,
      follow: (draft, ruling) => {
        draft.emit({ kind: 'exposed', seat: ruling.against, cards: ruling.cards, law: 86 });
        return undefined;
      },
    },
    highest: {
      label: () => 'His highest card',
      effect: () => 'He must play his highest card of the suit to this trick; the other goes back into his hand.',
      follow: (draft, ruling) => {
        giveOrder(draft, { law: 86, kind: 'highest', seat: ruling.against });
        return undefined;
      },
    },
    lowest: {
      label: () => 'His lowest card',
      effect: () => 'He must play his lowest card of the suit to this trick; the other goes back into his hand.',
      follow: (draft, ruling) => {
        giveOrder(draft, { law: 86, kind: 'lowest', seat: ruling.against });
        return undefined;
      },
    },
  },
});
