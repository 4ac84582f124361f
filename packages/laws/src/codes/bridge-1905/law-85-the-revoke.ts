import { adversariesOf, bySide, otherSide, rightOf, type Side, sideOf } from '@eldest-hand/cards';
import type { Revoke, Ruling } from '../../event.ts';
import { article } from '../../ruling/article.ts';
import { giveOrder, openRuling } from '../../ruling/rule.ts';
import type { Done, Draft } from '../../table/draft.ts';
import { scoreHand } from '../../table/ending.ts';
import type { Table } from '../../table/table.ts';
import { declarerOf, hasPlayed, isAdversary } from '../../table/trick.ts';
import { adversaryCorrects } from '../common/revoke-corrected.ts';
import { atTheEnd, revoked, suitOfTrick, tookBack } from '../common/revoked.ts';

/** Tricks for each revoke (87), in all not more than thirteen (96). */
export const REVOKE_TRICKS = 3;
export const MOST_REVOKE_TRICKS = 13;
/** The most that a side which revoked can have towards the game (89). */
export const REVOKER_CEILING = 28;

/** What the exacted revokes of a hand come to: who revoked, and how many tricks each side takes. */
export interface RevokeReckoning {
  readonly revoked: Readonly<Record<Side, boolean>>;
  readonly takes: Readonly<Record<Side, number>>;
}

export function revokeReckoning(table: Table): RevokeReckoning {
  const exacted = table.revokes.filter((revoke) => revoke.penalty === 'tricks');
  const by = bySide((side) => exacted.filter((revoke) => sideOf(revoke.seat) === side).length);
  return {
    revoked: bySide((side) => by[side] > 0),
    takes: bySide((side) => Math.min(REVOKE_TRICKS * by[otherSide(side)], MOST_REVOKE_TRICKS)),
  };
}

/** Tricks after the transfers: what both sides take is set off, and a side gives no more than it has won. */
export function withTransfers(table: Table): Record<Side, number> {
  const { takes } = revokeReckoning(table);
  const net = bySide((side) =>
    Math.max(0, Math.min(takes[side] - takes[otherSide(side)], table.tricks[otherSide(side)])),
  );
  return bySide((side) => table.tricks[side] + net[side] - net[otherSide(side)]);
}

export const law85 = article({
  law: 85,
  subject: 'The revoke',
  gist: 'To hold a card of the suit led and play another is a revoke (not for dummy). Its penalty comes before all other counts.',
  kept: 'engine',
  how: 'The table knows at once and tells nobody until somebody draws attention to it; tricks are taken before the hand is counted.',
});

export const law86 = article({
  law: 86,
  subject: 'When a revoke is established',
  gist: 'A revoke is established when its trick is turned and quitted, or when the offender or his partner has led or played to the following trick, in turn or not.',
  kept: 'engine',
  how: 'Whoever gathers the trick establishes it, not only those who won it.',
});

function exact(draft: Draft, ruling: Ruling, penalty: Revoke['penalty'] & ('tricks' | 'waive')): Done {
  draft.emit({ kind: 'revoke-penalty', seat: ruling.against, trick: ruling.trick ?? 0, penalty });
  if (draft.table.phase !== 'playing') scoreHand(draft);
  return undefined;
}

export const law87 = article({
  law: 87,
  subject: 'The revoke penalty',
  gist: 'For each revoke three tricks of the revoking side are added to those of the adversaries.',
  kept: 'engine',
  how: 'Asked of the other side when an established revoke is claimed; counted when the hand is scored.',
  arises: {
    'revoke-claimed': (draft, { revoke }) => {
      const dealer = declarerOf(draft.table);
      if (!dealer) return;
      openRuling(draft, {
        law: 87,
        incident: revoke.law === 75 ? 'order-broken' : 'revoke',
        against: revoke.seat,
        to: isAdversary(draft.table, revoke.seat) ? [dealer] : adversariesOf(revoke.seat),
        options: ['tricks', 'waive'],
        cards: [revoke.card],
        trick: revoke.trick,
        ...suitOfTrick(draft.table, revoke.trick),
      });
    },
  },
  happened: revoked,
  options: {
    tricks: {
      label: () => 'Take three tricks',
      effect: () => 'Three tricks of the revoking side go to the other, and it cannot win the game with this hand.',
      follow: (draft, ruling) => exact(draft, ruling, 'tricks'),
      later: atTheEnd,
    },
    waive: {
      label: () => 'No penalty',
      effect: () => 'The revoke is overlooked and the hand is scored as played.',
      follow: (draft, ruling) => exact(draft, ruling, 'waive'),
    },
  },
});

export const law88 = article({
  law: 88,
  subject: 'Where the penalty counts',
  gist: 'The penalty touches only the score of the game in which the revoke occurred.',
  kept: 'engine',
  how: 'Only the hand in which it happened is scored again.',
});

export const law89 = article({
  law: 89,
  subject: 'The revoking side cannot win the game',
  gist: 'A side that revoked cannot win the game with that hand: whatever it had, it gets no further than twenty-eight.',
  kept: 'engine',
  how: 'Its trick points are cut so that the column below the line stands at 28 at most.',
});

export const law90 = article({
  law: 90,
  subject: '“Having none, partner?”',
  gist: 'A player may ask his partner whether he has none of the suit he renounced. Asked before the trick is turned and quitted, quitting it does not establish a revoke, and the error may be put right unless the answer was no, or that side has led or played to the next trick.',
  kept: 'engine',
  how: '“Having none, partner?” is asked and answered. After “none” the card can no longer be taken back and the revoke is established.',
});

export const law91 = article({
  law: 91,
  subject: 'A revoke corrected in time',
  gist: 'Those who played after a revoke that is put right may change their cards, which are not exposed. If an adversary was in fault his card is exposed and may be called, or the dealer may require his highest or lowest of the suit.',
  kept: 'engine',
  how: 'The card is taken back; then the dealer is asked and the trick waits. A penalty that dummy’s words spent (63) is not asked about.',
  ...adversaryCorrects(91),
});

const dealerMustPlay = (kind: 'highest' | 'lowest') => ({
  label: () => (kind === 'highest' ? 'His highest card' : 'His lowest card'),
  effect: () => `The dealer must play his ${kind} card of the suit.`,
  follow: (draft: Draft, ruling: Ruling): Done => {
    giveOrder(draft, { law: 92, kind, seat: ruling.against });
    return undefined;
  },
});

export const law92 = article({
  law: 92,
  subject: 'The dealer corrects a revoke',
  gist: 'If both adversaries have played to the trick eldest hand may require the dealer, who corrects his revoke, to play his highest or lowest of the suit; not when he is fourth hand, and never from dummy.',
  kept: 'engine',
  how: 'Eldest hand is asked and the trick waits.',
  arises: {
    'error-corrected': (draft, { revoke }) => {
      const { table } = draft;
      const [lead] = table.trick;
      const applies =
        revoke.law === 85 &&
        revoke.seat === table.dealer &&
        lead !== undefined &&
        rightOf(lead.seat) !== table.dealer &&
        adversariesOf(table.dealer).every((seat) => hasPlayed(table, seat) || table.mayWithdraw.includes(seat));
      if (!applies) return;
      openRuling(draft, {
        law: 92,
        incident: 'revoke-corrected',
        against: revoke.seat,
        to: [adversariesOf(table.dealer)[0]],
        options: ['highest', 'lowest', 'waive'],
        cards: [revoke.card],
        trick: revoke.trick,
        ...suitOfTrick(draft.table, revoke.trick),
        holds: true,
      });
    },
  },
  happened: (ruling) => tookBack('The dealer', ruling),
  options: { highest: dealerMustPlay('highest'), lowest: dealerMustPlay('lowest') },
});

export const law93 = article({
  law: 93,
  subject: 'Searching the tricks',
  gist: 'At the end of a hand those who claim a revoke may search the tricks; if they were mixed it is proved as best it can be, and it is held proved when the accused mix the cards after the claim.',
  kept: 'construction',
  how: 'The table remembers every trick and finds the revoke itself; nobody can mix the cards.',
});

export const law94 = article({
  law: 94,
  subject: 'A revoke is claimed in time',
  gist: 'A revoke must be claimed before the cards are cut for the next deal.',
  kept: 'engine',
  how: 'The cut ends the claims of the last deal; it waits while a claimed revoke is still to be decided.',
});

export const law95 = article({
  law: 95,
  subject: 'Both sides revoke',
  gist: 'When players of both sides have revoked neither can win the game with that hand.',
  kept: 'engine',
  how: 'The ceiling of 89 lies on both.',
});

export const law96 = article({
  law: 96,
  subject: 'Several revokes',
  gist: 'The penalty may be claimed for each revoke of a hand, but comes to thirteen tricks at most.',
  kept: 'engine',
  how: 'Three tricks for each, together not more than thirteen nor more than the side has won.',
});
