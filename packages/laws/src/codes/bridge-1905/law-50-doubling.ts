import { leftOf, partnerOf, rightOf, type Seat, sideOf } from '@eldest-hand/cards';
import type { Ruling } from '../../event.ts';
import { article, type Option } from '../../ruling/article.ts';
import { openRuling } from '../../ruling/rule.ts';
import { seatName } from '../../ruling/words.ts';
import type { Draft } from '../../table/draft.ts';
import type { Table } from '../../table/table.ts';
import { asksForSuit, callSuit, happenedBeforeSuit, nameSuit } from '../common/calling-a-suit.ts';
import { newDeal } from '../common/imperfect-tricks.ts';
import { passTurn } from './declaring.ts';
import { eldestHand, isDouble, makingOf } from './doubling.ts';
import { wouldBeLeft } from './law-107-spade-convention.ts';

/** Who doubled last before the double that is in question; the maker of the trump where nobody had. */
function whoseDoubleItAnswers(table: Table): Seat | null {
  const doubles = table.calls.filter(isDouble);
  return doubles.at(-2)?.seat ?? makingOf(table).maker;
}

const stands: Option = {
  label: () => 'The double stands',
  effect: () => 'It counts, and the other side may redouble.',
  follow: () => undefined,
};

const refused: Option = {
  label: () => 'The double does not stand',
  effect: () => 'It does not count, and there is no further doubling in this hand.',
  follow: (draft, ruling) => {
    draft.emit({ kind: 'call-refused', seat: ruling.against, law: ruling.law });
    passTurn(draft);
    return undefined;
  },
};

/** Asks whether a double that was out of order shall stand. */
const askConsent = (draft: Draft, law: number, against: Seat, to: Seat | null): void => {
  if (to)
    openRuling(draft, {
      law,
      incident: 'double-out-of-order',
      against,
      to: [to],
      options: ['stand', 'refuse'],
      holds: true,
    });
};

const doubledOutOfOrder = (ruling: Ruling): string =>
  `${seatName(ruling.against)} doubled when he needed leave for it.`;
const consent = { happened: doubledOutOfOrder, options: { stand: stands, refuse: refused } };

export const law50 = article({
  law: 50,
  subject: 'What doubling does',
  gist: 'Each double and redouble makes every trick above six worth twice as much again.',
  kept: 'engine',
  how: 'The contract’s factor: 2, 4, 8 and on.',
});

export const law51 = article({
  law: 51,
  subject: 'The first right to double',
  gist: 'When the trump is made eldest hand may double first; if he does not he may ask his partner whether he may lead, who answers yes or doubles.',
  kept: 'engine',
  how: '“Double”, “May I lead?” and “Yes”; the turn goes with the right.',
});

export const law52 = article({
  law: 52,
  subject: 'The right to redouble',
  gist: 'If the adversaries double, who made the trump may redouble first, or say that he is satisfied, and then his partner may.',
  kept: 'engine',
  how: '“Redouble” and “I am satisfied”.',
});

export const law53 = article({
  law: 53,
  subject: 'Doubling again',
  gist: 'If the dealer’s side redoubles the adversaries may double again, the one who doubled first.',
  kept: 'engine',
  how: 'The turn goes to the last doubler of that side, then to his partner.',
});

export const law54 = article({
  law: 54,
  subject: 'Third hand doubles too early',
  gist: 'If the player on the dealer’s right doubles before his partner has asked to lead, the maker of the trump says whether it stands; if it does, redoubling goes on.',
  kept: 'engine',
  how: 'The maker is asked and the declaration waits. A double not accepted ends all doubling (55).',
  arises: {
    doubled: (draft, { seat, inTurn, first, early }) => {
      if (!inTurn && first && !early && seat === rightOf(draft.table.dealer))
        askConsent(draft, 54, seat, makingOf(draft.table).maker);
    },
  },
  ...consent,
});

export const law55 = article({
  law: 55,
  subject: 'Redoubling without end',
  gist: 'Redoubling may go on for ever; on each side the last redoubler has the first right, and passes it to his partner by being satisfied. Who redoubles out of turn needs the consent of the adversary who doubled last; a double not accepted ends the doubling. If partners consult about it the maker of the trump or eldest hand may have a new deal.',
  kept: 'engine',
  how: 'The adversary concerned is asked and the declaration waits; “consult” while the doubling goes on asks the other side.',
  arises: {
    doubled: (draft, { seat, inTurn, first, early }) => {
      if (!inTurn && !first && !(early && seat === rightOf(draft.table.dealer)))
        askConsent(draft, 55, seat, whoseDoubleItAnswers(draft.table));
    },
    consulted: (draft, { seat }) => {
      const { table } = draft;
      const { maker } = makingOf(table);
      const aboutPenalty = table.rulings.some(
        (ruling) => ruling.to.includes(seat) || ruling.to.includes(partnerOf(seat)),
      );
      if (table.phase !== 'declaring' || !maker || aboutPenalty) return;
      const to = sideOf(seat) === sideOf(table.dealer) ? eldestHand(table) : maker;
      openRuling(draft, {
        law: 55,
        incident: 'consulted',
        against: seat,
        to: [to],
        options: ['new-deal', 'waive'],
        holds: true,
      });
    },
  },
  happened: (ruling) =>
    ruling.incident === 'consulted'
      ? `${seatName(ruling.against)} consulted his partner about doubling.`
      : doubledOutOfOrder(ruling),
  options: { stand: stands, refuse: refused, 'new-deal': newDeal },
});

export const law56 = article({
  law: 56,
  subject: 'Eldest hand leads while it is being redoubled',
  gist: 'If eldest hand leads before the doubling is complete his partner may redouble only if the adversary who doubled last consents; the dealer’s side loses no right.',
  kept: 'engine',
  how: 'The card waits on the table as the lead until the doubling is done.',
  arises: {
    doubled: (draft, { seat, first, early }) => {
      if (early && !first && seat === rightOf(draft.table.dealer))
        askConsent(draft, 56, seat, whoseDoubleItAnswers(draft.table));
    },
  },
  ...consent,
});

export const law57 = article({
  law: 57,
  subject: 'The play begins',
  gist: 'Play begins when “May I lead?” has been answered with yes, or when the last who could go on doubling is satisfied.',
  kept: 'engine',
  how: 'The play begins, and eldest hand is to lead.',
});

export const law58 = article({
  law: 58,
  subject: 'Eldest hand leads without asking',
  gist: 'If eldest hand leads without asking leave his partner may double only if the maker of the trump consents.',
  kept: 'engine',
  how: 'The card waits on the table; a double then asks the maker.',
  arises: {
    doubled: (draft, { seat, first, early }) => {
      if (early && first && seat === rightOf(draft.table.dealer))
        askConsent(draft, 58, seat, makingOf(draft.table).maker);
    },
  },
  ...consent,
});

export const law59 = article({
  law: 59,
  subject: 'Third hand asks to lead',
  gist: 'If the player on the dealer’s right asks whether he may lead, eldest hand does not lose his right to double. A double by him before his partner has asked is treated as in 54.',
  kept: 'engine',
  how: 'The question is heard and has no effect; eldest hand is still to speak.',
});

export const law60 = article({
  law: 60,
  subject: 'Third hand leads before the play',
  gist: 'If the player on the dealer’s right leads out of turn the maker of the trump may call a suit from eldest hand, who may then double only with the maker’s consent. Nothing said about doubling can be altered.',
  kept: 'engine',
  how: 'The maker is asked and the card goes back; a double by eldest hand asks him again.',
  arises: {
    'third-hand-leads': (draft, { seat, card }) => {
      const { maker } = makingOf(draft.table);
      if (maker && !wouldBeLeft(draft.table))
        openRuling(draft, {
          law: 60,
          incident: 'third-hand-leads',
          against: seat,
          to: [maker],
          options: ['call-suit', 'waive'],
          cards: [card],
          holds: true,
        });
    },
    doubled: (draft, { seat }) => {
      const { table } = draft;
      const led = table.rulingLog.some((entry) => entry.ruling.incident === 'third-hand-leads');
      if (
        led &&
        seat === leftOf(table.dealer) &&
        !table.rulings.some((ruling) => ruling.incident === 'double-out-of-order')
      )
        askConsent(draft, 60, seat, makingOf(table).maker);
    },
  },
  happened: (ruling) =>
    asksForSuit(ruling)
      ? happenedBeforeSuit(ruling)
      : ruling.incident === 'third-hand-leads'
        ? `${seatName(ruling.against)} led before the play had begun.`
        : doubledOutOfOrder(ruling),
  options: {
    'call-suit': callSuit('When eldest hand is to lead the maker names the suit.'),
    suit: nameSuit,
    stand: stands,
    refuse: refused,
  },
});
