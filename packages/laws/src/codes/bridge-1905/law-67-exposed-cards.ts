import { type Card, partnerOf, rightOf, type Seat, type Suit, sideOf, suitOf } from '@eldest-hand/cards';
import type { Ruling } from '../../event.ts';
import { article } from '../../ruling/article.ts';
import { giveOrder, openRuling } from '../../ruling/rule.ts';
import { cardNames, seatName, suitName } from '../../ruling/words.ts';
import type { Draft } from '../../table/draft.ts';
import { newDeal } from '../common/imperfect-tricks.ts';
import { twoCardsAtOnce } from '../common/two-cards-at-once.ts';
import { winningCardsLed } from '../common/winning-cards-led.ts';
import { early, eldestHand, makingOf } from './doubling.ts';

/* What counts as exposing, and when, is told apart in `table/exposing.ts`. */

export const law67 = article({
  law: 67,
  subject: 'A card exposed before the trump is made',
  gist: 'If the dealer or his partner exposes a card after the deal and before the trump is made, eldest hand, without consulting, may have a new deal.',
  kept: 'engine',
  how: 'Eldest hand is asked and the declaration waits.',
  arises: {
    'exposed-while-declaring': (draft, { seat, cards }) => {
      const { table } = draft;
      if (makingOf(table).maker || sideOf(seat) !== sideOf(table.dealer)) return;
      openRuling(draft, {
        law: 67,
        incident: 'exposed',
        against: seat,
        to: [eldestHand(table)],
        options: ['new-deal', 'waive'],
        cards,
        holds: true,
      });
    },
  },
  happened: (ruling) => `${seatName(ruling.against)} showed ${cardNames(ruling.cards)} before the trump was made.`,
  options: { 'new-deal': newDeal },
});

const isLeadersPartner = (draft: Draft, seat: Seat): boolean => seat === rightOf(draft.table.dealer);

/** Asks the dealer: call the card, or keep its suit from being led. */
function askAboutCards(draft: Draft, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards)
    openRuling(draft, {
      law: 68,
      incident: 'exposed',
      against: seat,
      to: [draft.table.dealer],
      options: ['expose', 'prohibit', 'waive'],
      cards: [card],
      holds: true,
    });
}

const putAway = (draft: Draft, ruling: Ruling): void =>
  draft.emit({ kind: 'no-longer-exposed', seat: ruling.against, cards: ruling.cards, law: 68 });

/** Eldest hand led the suit before the dealer had time to forbid it (102): the lead is made again. */
function takeBackEarlyLead(draft: Draft, forbidden: Suit): void {
  for (const { seat, card } of draft.table.putDown)
    if (suitOf(card) === forbidden) draft.emit({ kind: 'lead-put-back', seat });
}

export const law68 = article({
  law: 68,
  subject: 'A card exposed before the lead',
  gist: 'If any player exposes a card after the deal and before a card is led his partner loses the right to double or redouble. If it was the leader’s partner the dealer may either call the card or forbid the lead of its suit.',
  kept: 'engine',
  how: 'The partner is barred from doubling; the dealer is asked when the play begins, and the lead waits. A card of anybody else lies open and may be taken up. When eldest hand has led before the doubling is done, cards exposed are for 69.',
  arises: {
    'exposed-while-declaring': (draft, { seat, cards }) => {
      if (early(draft.table)) return;
      const fresh = cards.filter((card) => !draft.table.exposed.some((one) => one.card === card));
      draft.emit({ kind: 'barred', seat: partnerOf(seat), law: 68 });
      if (!isLeadersPartner(draft, seat)) draft.emit({ kind: 'faced', seat, cards });
      else if (fresh.length > 0) draft.emit({ kind: 'exposed', seat, cards: fresh, law: 68 });
    },
    declared: (draft) => {
      const { exposed, dealer } = draft.table;
      askAboutCards(
        draft,
        rightOf(dealer),
        exposed.filter((one) => one.law === 68).map((one) => one.card),
      );
    },
    'exposed-before-lead': (draft, { seat, cards }) => {
      if (!isLeadersPartner(draft, seat)) {
        draft.emit({ kind: 'faced', seat, cards });
        return;
      }
      draft.emit({ kind: 'exposed', seat, cards, law: 68 });
      askAboutCards(draft, seat, cards);
    },
  },
  happened: (ruling) =>
    `${seatName(ruling.against)}, the leader’s partner, showed ${cardNames(ruling.cards)} before the lead.`,
  options: {
    expose: {
      label: () => 'Leave it to be called',
      effect: () => 'It lies face upward and the dealer may call it; any suit may be led.',
      follow: () => undefined,
    },
    prohibit: {
      label: (_, ruling) => `Forbid the lead of ${suitName(suitOf(ruling.cards[0] as Card))}`,
      effect: () => 'The leader keeps off that suit if he can; the card goes back and cannot be called.',
      follow: (draft, ruling) => {
        putAway(draft, ruling);
        giveOrder(draft, {
          law: 68,
          kind: 'not-lead-suit',
          seat: partnerOf(ruling.against),
          suit: suitOf(ruling.cards[0] as Card),
        });
        takeBackEarlyLead(draft, suitOf(ruling.cards[0] as Card));
        return undefined;
      },
    },
    waive: {
      label: () => 'No penalty',
      effect: () => 'The card goes back and any suit may be led.',
      follow: (draft, ruling) => {
        putAway(draft, ruling);
        return undefined;
      },
    },
  },
});

export const law69 = article({
  law: 69,
  subject: 'Cards exposed during play',
  gist: 'Every card that an adversary of the dealer exposes may be called, and is left face upward on the table.',
  kept: 'engine',
  how: 'The card lies before its owner, who plays it as he likes until it is called; he may not take it up again.',
  arises: {
    // Eldest hand has led before the doubling was done (56, 58): a card is led, and 68 no longer applies.
    'exposed-while-declaring': (draft, { seat, cards, how }) => {
      if (!early(draft.table)) return;
      if (sideOf(seat) === sideOf(draft.table.dealer)) draft.emit({ kind: 'faced', seat, cards });
      else draft.emit({ kind: 'exposed', seat, cards, law: how === 'thrown-down' ? 74 : 69 });
    },
    'exposed-in-play': (draft, { seat, cards, how }) =>
      draft.emit({ kind: 'exposed', seat, cards, law: how === 'thrown-down' ? 74 : 69 }),
  },
});

export const law70 = article({
  law: 70,
  subject: 'What is an exposed card',
  gist: 'Cards played two or more at once; a card dropped face upward or in any way exposed on or above the table, however quickly snatched up; one held so that the partner can see any of its face.',
  kept: 'engine',
  how: 'Several cards put down at once, a card dropped, or shown to whomever. Naming a card exposes nothing in this code.',
});

export const law71 = article({
  law: 71,
  subject: 'What is not an exposed card',
  gist: 'A card dropped on the floor or elsewhere below the table is not exposed.',
  kept: 'engine',
  how: 'A card dropped on the floor has no penalty; it stays its owner’s.',
});

export const law72 = article({
  law: 72,
  subject: 'Two or more cards at once',
  gist: 'When an adversary plays several cards at once the dealer says which of them is played to the trick; the others lie face upward and may be called at any time.',
  kept: 'engine',
  how: 'The dealer is asked and play waits. A card that would be a revoke cannot be chosen while another of them follows suit (79).',
  ...twoCardsAtOnce(72),
});

export const law73 = article({
  law: 73,
  subject: 'Winning cards played without waiting',
  gist: 'If an adversary plays the best card, or leads a winning one, or goes on to lead several, without waiting for his partner, the dealer may have the partner win any one of those tricks if he can; the other cards are exposed.',
  kept: 'engine',
  how: 'A second card put down by the adversary whose card is winning the trick lies ahead of its turn; the dealer is asked for which trick.',
  ...winningCardsLed(73),
});

export const law74 = article({
  law: 74,
  subject: 'Thrown cards and the dealer’s claim',
  gist: 'Cards that an adversary throws on the table are exposed; his partner cannot be made to give up his own hand. If the dealer says that the rest are his, cards that the adversaries show in belief of it are not called, should it prove wrong.',
  kept: 'engine',
  how: 'Throwing the hand down exposes it; while the dealer’s claim is open cards shown are faced only. A disputed claim is played out.',
});
