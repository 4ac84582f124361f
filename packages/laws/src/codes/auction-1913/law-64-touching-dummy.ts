import type { Card, Seat } from '@eldest-hand/cards';
import { isCard } from '@eldest-hand/cards';
import { article } from '../../ruling/article.ts';
import { openRuling } from '../../ruling/rule.ts';
import { cardNames, nameOfCard } from '../../ruling/words.ts';
import type { Draft } from '../../table/draft.ts';
import { playCard } from '../../table/playing.ts';
import { dummyOf, isAdversary } from '../../table/trick.ts';

const askWhich = (draft: Draft, against: Seat, cards: readonly Card[], incident: string): void =>
  openRuling(draft, {
    law: 64,
    incident,
    against,
    to: [against],
    options: cards.map((card) => `play ${card}`),
    cards,
    holds: true,
  });

export const law64 = article({
  law: 64,
  subject: 'When the declarer’s card is played',
  gist: 'A card of the declarer’s own hand is played when he lets go of it. A card of dummy that he names or touches is played, unless he says that he arranges; of several touched at once he chooses which.',
  kept: 'engine',
  how: 'A card picked up can be put back; one put down, or named in dummy, is played. “Arrange” plays nothing. Two put down at once, from either hand, ask the declarer which is played.',
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
});
