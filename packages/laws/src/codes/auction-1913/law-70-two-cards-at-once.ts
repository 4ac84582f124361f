import { type Card, isCard } from '@eldest-hand/cards';
import { article } from '../../ruling/article.ts';
import { cardsThatFollow } from '../../ruling/lawful-cards.ts';
import { openRuling } from '../../ruling/rule.ts';
import { cardNames, nameOfCard, seatName } from '../../ruling/words.ts';
import { playCard } from '../../table/playing.ts';
import { isAdversary } from '../../table/trick.ts';

export const law70 = article({
  law: 70,
  subject: 'Two or more cards at once',
  gist: 'When an adversary plays several cards at once the declarer says which of them is played to the trick; the others are exposed cards.',
  kept: 'engine',
  how: 'The declarer is asked and play waits. A card that would be a revoke cannot be chosen while another of them follows suit (74).',
  arises: {
    'two-at-once': (draft, { seat, cards }) => {
      const { table } = draft;
      const declarer = table.contract?.seat;
      if (!declarer || !isAdversary(table, seat)) return;
      const following = cards.filter((card) => cardsThatFollow(table, seat).includes(card));
      const choice = following.length > 0 ? following : cards;
      openRuling(draft, {
        law: 70,
        incident: 'two-at-once',
        against: seat,
        to: [declarer],
        options: choice.map((card) => `play ${card}`),
        cards,
        holds: true,
      });
    },
  },
  happened: (ruling) => `${seatName(ruling.against)} put down ${cardNames(ruling.cards)} at once.`,
  options: {
    play: {
      label: (_, __, card) => `Play ${nameOfCard(card)}`,
      effect: (_, ruling, card) =>
        `It is his card to this trick; ${cardNames(ruling.cards.filter((other) => other !== card))} lies exposed and may be called.`,
      follow: (draft, ruling, chosen) => {
        if (!isCard(chosen)) return undefined;
        const others: Card[] = ruling.cards.filter((card) => card !== chosen);
        draft.emit({
          kind: 'exposed',
          seat: ruling.against,
          cards: others.filter((card) => !draft.table.exposed.some((one) => one.card === card)),
          law: 70,
        });
        return playCard(draft, ruling.against, chosen, ruling.against);
      },
    },
  },
});
