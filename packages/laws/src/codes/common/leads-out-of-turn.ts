import type { Ruling } from '../../event.ts';
import type { Article } from '../../ruling/article.ts';
import { lapseRulings, openRuling } from '../../ruling/rule.ts';
import { cardNames, seatName } from '../../ruling/words.ts';
import type { Draft } from '../../table/draft.ts';
import { isAdversary } from '../../table/trick.ts';
import { asksForSuit, callSuit, happenedBeforeSuit, nameSuit } from './calling-a-suit.ts';

/**
 * The false lead and what was played to it go back to their hands; so do cards put down together upon it, of which none can be
 * played any more.
 */
const takingEverythingBack =
  (law: number) =>
  (draft: Draft): void => {
    for (const played of [...draft.table.trick].reverse()) draft.emit({ kind: 'withdrawn', ...played });
    const [waiting] = draft.table.putDown;
    if (waiting) draft.emit({ kind: 'lead-put-back', seat: waiting.seat });
    lapseRulings(draft, (ruling) => ruling.incident === 'two-at-once', law, 'settled');
  };

/**
 * An adversary leads out of turn: the declarer has the card exposed or calls a suit.
 * @param law of the penalty; `followed` the law by which the question lapses when all others have played to the lead.
 */
export const adversaryLeadsOutOfTurn = ({
  law,
  followed,
}: {
  readonly law: number;
  readonly followed: number;
}): Pick<Article, 'arises' | 'happened' | 'options'> => {
  const takeEverythingBack = takingEverythingBack(law);
  return {
    arises: {
      'lead-out-of-turn': (draft, { seat, card }) => {
        const declarer = draft.table.contract?.seat;
        if (!declarer || !isAdversary(draft.table, seat)) return;
        openRuling(draft, {
          law,
          incident: 'lead-out-of-turn',
          against: seat,
          to: [declarer],
          options: ['expose', 'call-suit', 'waive'],
          cards: [card],
        });
      },
      'trick-complete': (draft) =>
        lapseRulings(
          draft,
          (ruling) => ruling.law === law && ruling.incident === 'lead-out-of-turn',
          followed,
          'trick-complete',
        ),
    },
    happened: (ruling: Ruling) =>
      asksForSuit(ruling)
        ? happenedBeforeSuit(ruling)
        : `${seatName(ruling.against)} led ${cardNames(ruling.cards)} when it was not his turn.`,
    options: {
      expose: {
        label: () => 'Leave it exposed',
        effect: (_, ruling) =>
          `${cardNames(ruling.cards)} stays face upward before ${seatName(ruling.against)}; the declarer may call it to any trick. The player whose lead it is leads as he likes.`,
        follow: (draft, ruling) => {
          takeEverythingBack(draft);
          draft.emit({ kind: 'exposed', seat: ruling.against, cards: ruling.cards, law });
          return undefined;
        },
      },
      'call-suit': callSuit(
        'The card goes back into the hand. When either adversary is next to lead the declarer names the suit that he must lead.',
        takeEverythingBack,
      ),
      suit: nameSuit,
      waive: {
        label: () => 'No penalty',
        effect: (_, ruling) =>
          asksForSuit(ruling)
            ? 'Any suit may be led.'
            : 'The card goes back into the hand, and the player whose lead it is leads as he likes.',
        follow: (draft, ruling) => {
          if (!asksForSuit(ruling)) takeEverythingBack(draft);
          return undefined;
        },
      },
    },
  };
};
