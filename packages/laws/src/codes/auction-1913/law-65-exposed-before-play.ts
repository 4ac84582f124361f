import { type Card, leftOf, partnerOf, type Seat, sideOf, suitOf } from '@eldest-hand/cards';
import { article, type Option } from '../../ruling/article.ts';
import { giveOrder, openRuling } from '../../ruling/rule.ts';
import { cardNames, seatName, suitName } from '../../ruling/words.ts';
import type { Draft } from '../../table/draft.ts';

/** The suit of the exposed card may not be led first. */
const prohibit: Option = {
  label: (_, ruling) => `Forbid the lead of ${suitName(suitOf(ruling.cards[0] as Card))}`,
  effect: (_, ruling) =>
    `${seatName(partnerOf(ruling.against))} may not lead that suit to the first trick, unless he has no other. The card may be called besides.`,
  follow: (draft, ruling) => {
    const suit = suitOf(ruling.cards[0] as Card);
    giveOrder(draft, { law: ruling.law, kind: 'not-lead-suit', seat: partnerOf(ruling.against), suit });
    return undefined;
  },
};

const waive: Option = {
  label: () => 'Any suit may be led',
  effect: () => 'The leader is free. The exposed card stays on the table and may be called.',
  follow: () => undefined,
};

/** Asks the declarer whether he forbids the suits of these cards, where their owner's partner leads first. */
function askToProhibit(draft: Draft, law: number, seat: Seat, cards: readonly Card[]): void {
  const declarer = draft.table.contract?.seat;
  if (!declarer || partnerOf(seat) !== leftOf(declarer)) return;
  const suits = [...new Set(cards.map(suitOf))];
  for (const suit of suits)
    openRuling(draft, {
      law,
      incident: 'exposed',
      against: seat,
      to: [declarer],
      options: ['prohibit', 'waive'],
      cards: cards.filter((card) => suitOf(card) === suit),
      holds: true,
    });
}

export const law65 = article({
  law: 65,
  subject: 'A card exposed before the declaration is final',
  gist: 'If a player leads or exposes a card while the trump is still being declared his partner may not bid or double again in that deal, and the card may be called. If that partner has the first lead the declarer may forbid him the suit of the card.',
  kept: 'engine',
  how: 'The partner is barred at once; the question of the suit is asked when the declaration is final. Cards of the side that then plays the hand go back.',
  arises: {
    'exposed-while-declaring': (draft, { seat, cards }) => {
      const fresh = cards.filter((card) => !draft.table.exposed.some((one) => one.card === card));
      if (fresh.length > 0) draft.emit({ kind: 'exposed', seat, cards: fresh, law: 65 });
      const partner = partnerOf(seat);
      if (!draft.table.barred.some((bar) => bar.seat === partner && bar.law === 65))
        draft.emit({ kind: 'barred', seat: partner, law: 65 });
    },
    declared: (draft) => {
      const { contract, exposed } = draft.table;
      if (!contract) return;
      for (const seat of new Set(exposed.map((one) => one.seat))) {
        const cards = exposed.filter((one) => one.seat === seat).map((one) => one.card);
        if (sideOf(seat) === sideOf(contract.seat)) draft.emit({ kind: 'no-longer-exposed', seat, cards, law: 72 });
        else askToProhibit(draft, 65, seat, cards);
      }
    },
  },
  happened: (ruling) =>
    `${seatName(ruling.against)} showed ${cardNames(ruling.cards)} before the declaration was final.`,
  options: { prohibit, waive },
});

export const law66 = article({
  law: 66,
  subject: 'A card exposed before the lead',
  gist: 'If the leader’s partner exposes a card after the final declaration and before the lead the declarer may forbid the lead of its suit as well as call it; a card exposed by the leader himself may be called.',
  kept: 'engine',
  how: 'The card lies exposed; the declarer is asked about the suit and the lead waits.',
  arises: {
    'exposed-before-lead': (draft, { seat, cards }) => {
      draft.emit({ kind: 'exposed', seat, cards, law: 66 });
      askToProhibit(draft, 66, seat, cards);
    },
  },
  happened: (ruling) =>
    `${seatName(ruling.against)}, the leader’s partner, showed ${cardNames(ruling.cards)} before the lead.`,
  options: { prohibit, waive },
});
