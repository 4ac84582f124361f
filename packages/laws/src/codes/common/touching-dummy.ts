import { type Card, isCard, type Seat } from '@eldest-hand/cards';
import type { RulingIncident } from '../../event.ts';
import type { Article } from '../../ruling/article.ts';
import { openRuling } from '../../ruling/rule.ts';
import { cardNames, nameOfCard } from '../../ruling/words.ts';
import type { Draft } from '../../table/draft.ts';
import { playCard } from '../../table/playing.ts';
import { dummyOf, isAdversary } from '../../table/trick.ts';

/** The declarer touched several cards of dummy, or put down several of his own: he says which is played. */
export function declarerTouchesSeveral(law: number): Pick<Article, 'arises' | 'happened' | 'options'> {
  const askWhich = (draft: Draft, against: Seat, cards: readonly Card[], incident: RulingIncident): void =>
    openRuling(draft, {
      law,
      incident,
      against,
      to: [against],
      options: cards.map((card) => `play ${card}`),
      cards,
      holds: true,
    });
  return {
    arises: {
      'two-touched-in-dummy': (draft, { seat, cards }) => askWhich(draft, seat, cards, 'two-touched'),
      'two-at-once': (draft, { seat, cards }) => {
        if (!isAdversary(draft.table, seat)) askWhich(draft, seat, cards, 'two-at-once');
      },
    },
    happened: (ruling) =>
      ruling.incident === 'two-touched'
        ? `The declarer touched ${cardNames(ruling.cards)} in dummy.`
        : `${cardNames(ruling.cards)} were put down at once.`,
    options: {
      play: {
        label: (_, __, card) => `Play ${nameOfCard(card)}`,
        effect: () => 'It is played; the others stay where they were.',
        follow: (draft, ruling, card) => {
          if (!isCard(card)) return undefined;
          const dummy = dummyOf(draft.table);
          const seat = ruling.incident === 'two-touched' && dummy ? dummy : ruling.against;
          return playCard(draft, seat, card, ruling.against);
        },
      },
    },
  };
}
