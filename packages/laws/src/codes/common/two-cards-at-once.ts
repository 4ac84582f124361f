import { type Card, isCard } from '@eldest-hand/cards';
import type { Article } from '../../ruling/article.ts';
import { cardsThatFollow, lawfulCards } from '../../ruling/lawful-cards.ts';
import { openRuling } from '../../ruling/rule.ts';
import { cardNames, nameOfCard, seatName } from '../../ruling/words.ts';
import { playCard } from '../../table/playing.ts';
import { isAdversary } from '../../table/trick.ts';

/** An adversary plays several cards at once: the declarer says which is played, the others lie exposed. */
export const twoCardsAtOnce = (law: number): Pick<Article, 'arises' | 'happened' | 'options'> => ({
  arises: {
    'two-at-once': (draft, { seat, cards }) => {
      const { table } = draft;
      const declarer = table.contract?.seat;
      if (!declarer || !isAdversary(table, seat)) return;
      const among = (allowed: readonly Card[]) => cards.filter((card) => allowed.includes(card));
      const choice =
        [lawfulCards(table, seat), cardsThatFollow(table, seat), cards].map(among).find((some) => some.length > 0) ??
        cards;
      openRuling(draft, {
        law,
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
      effect: (_, ruling, card) => {
        const others = ruling.cards.filter((other) => other !== card);
        return `It is his card to this trick; ${cardNames(others)} ${others.length === 1 ? 'lies' : 'lie'} exposed and may be called.`;
      },
      follow: (draft, ruling, chosen) => {
        if (!isCard(chosen)) return undefined;
        const others: Card[] = ruling.cards.filter((card) => card !== chosen);
        draft.emit({
          kind: 'exposed',
          seat: ruling.against,
          cards: others.filter((card) => !draft.table.exposed.some((one) => one.card === card)),
          law,
        });
        return playCard(draft, ruling.against, chosen, ruling.against);
      },
    },
  },
});
