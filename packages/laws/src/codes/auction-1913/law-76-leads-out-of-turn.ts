import { isSuit, type Seat, SUITS } from '@eldest-hand/cards';
import type { Ruling } from '../../event.ts';
import { article } from '../../ruling/article.ts';
import { giveOrder, lapseRulings, openRuling } from '../../ruling/rule.ts';
import { cardNames, seatName, suitName } from '../../ruling/words.ts';
import type { Draft } from '../../table/draft.ts';
import { isAdversary, isLeadNext } from '../../table/trick.ts';

/** The false lead and what was played to it go back to their hands (78). */
function takeEverythingBack(draft: Draft): void {
  for (const played of [...draft.table.trick].reverse()) draft.emit({ kind: 'withdrawn', ...played });
}

/** The suit is named when an adversary is to lead. */
export function askForSuit(draft: Draft): void {
  const { leadCallDue: due, leader, phase } = draft.table;
  if (
    !due ||
    phase !== 'playing' ||
    !isLeadNext(draft.table) ||
    !isAdversary(draft.table, leader) ||
    draft.table.putDown.length > 0
  )
    return;
  draft.emit({ kind: 'lead-call-settled' });
  openRuling(draft, {
    law: due.law,
    incident: 'suit-to-be-called',
    against: due.against,
    to: [due.to],
    options: [...SUITS.map((suit) => `suit ${suit}`), 'waive'],
    holds: true,
  });
}

const happened = (ruling: Ruling): string =>
  ruling.incident === 'suit-to-be-called'
    ? `${seatName(ruling.against)} led out of turn, and now an adversary of the declarer is to lead.`
    : `${seatName(ruling.against)} led ${cardNames(ruling.cards)} when it was not his turn.`;

const leaderName = (seat: Seat): string => seatName(seat);

export const law76 = article({
  law: 76,
  subject: 'An adversary leads out of turn',
  gist: 'The declarer may have the card lie as an exposed card, or call a suit as soon as either adversary is to lead.',
  kept: 'engine',
  how: 'The declarer is asked; the question lapses when all three others have played to the false lead (78). A suit is named when an adversary is to lead.',
  arises: {
    'lead-out-of-turn': (draft, { seat, card }) => {
      const declarer = draft.table.contract?.seat;
      if (!declarer || !isAdversary(draft.table, seat)) return;
      openRuling(draft, {
        law: 76,
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
        (ruling) => ruling.law === 76 && ruling.incident === 'lead-out-of-turn',
        78,
        'trick-complete',
      ),
  },
  happened,
  options: {
    expose: {
      label: () => 'Leave it exposed',
      effect: (_, ruling) =>
        `${cardNames(ruling.cards)} stays face upward before ${seatName(ruling.against)}; you may call it to any trick. The right player leads as he likes.`,
      follow: (draft, ruling) => {
        takeEverythingBack(draft);
        draft.emit({ kind: 'exposed', seat: ruling.against, cards: ruling.cards, law: 76 });
        return undefined;
      },
    },
    'call-suit': {
      label: () => 'Call a suit',
      effect: () =>
        'The card goes back into the hand. When either adversary is next to lead you name the suit that he must lead.',
      follow: (draft, ruling, _, by) => {
        takeEverythingBack(draft);
        draft.emit({ kind: 'lead-call-due', law: 76, against: ruling.against, to: by });
        return undefined;
      },
    },
    suit: {
      label: (_, __, suit) => `Lead ${suitName(suit)}`,
      effect: (table, _, suit) => `${leaderName(table.leader)} must lead ${suitName(suit)} if he has any.`,
      follow: (draft, ruling, suit) => {
        if (isSuit(suit)) giveOrder(draft, { law: ruling.law, kind: 'lead-suit', seat: draft.table.leader, suit });
        return undefined;
      },
    },
    waive: {
      label: () => 'No penalty',
      effect: (_, ruling) =>
        ruling.incident === 'suit-to-be-called'
          ? 'Any suit may be led.'
          : 'The card goes back into the hand, and the right player leads as he likes.',
      follow: (draft, ruling) => {
        if (ruling.incident === 'lead-out-of-turn') takeEverythingBack(draft);
        return undefined;
      },
    },
  },
});

export const law77 = article({
  law: 77,
  subject: 'The declarer leads out of turn',
  gist: 'A false lead by the declarer, from either hand, costs nothing; but he may not put it right once the second hand has played.',
  kept: 'engine',
  how: 'The lead stands and the turn goes on from it; until the next hand plays the declarer may take the card back.',
});

export const law78 = article({
  law: 78,
  subject: 'Others play to a false lead',
  gist: 'If all three others play to a lead out of turn the trick is complete and stands. If only one or two did, their cards go back and nobody but the one who led wrongly pays for it.',
  kept: 'engine',
  how: 'Cards played to the false lead return when the declarer chooses; the ruling lapses when the trick is complete.',
});

export const law79 = article({
  law: 79,
  subject: 'None of the suit called',
  gist: 'If the player who is told to lead a suit has none of it, the penalty is paid.',
  kept: 'engine',
  how: 'The order is spent by the card that he leads instead.',
});
