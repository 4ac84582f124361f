import { adversariesOf, bySide, otherSide, SIDES, type Side, sideOf } from '@eldest-hand/cards';
import type { Revoke, Ruling, SheetLine } from '../../event.ts';
import { article } from '../../ruling/article.ts';
import { openRuling } from '../../ruling/rule.ts';
import { sideName } from '../../ruling/words.ts';
import type { Done, Draft } from '../../table/draft.ts';
import { scoreHand } from '../../table/ending.ts';
import type { Table } from '../../table/table.ts';
import { isAdversary } from '../../table/trick.ts';
import { atTheEnd, injured, revoked, suitOfTrick } from '../common/revoked.ts';

export const REVOKE_POINTS = 150;
export const FURTHER_REVOKE_POINTS = 100;
export const REVOKE_TRICKS = 3;

/** Penalties of this hand that were exacted: what each side has revoked, what it pays. */
export interface RevokeReckoning {
  readonly revoked: Readonly<Record<Side, boolean>>;
  readonly tricksTaken: number;
  readonly entries: readonly Omit<SheetLine, 'deal'>[];
}

const isExacted = (revoke: Revoke): boolean => revoke.penalty === 'points' || revoke.penalty === 'tricks';

/** Whether a revoke of the same side was claimed before this one in the same hand, even if it was overlooked. */
function isFurther(table: Table, revoke: Revoke): boolean {
  const claimed = table.rulingLog.map((entry) => entry.ruling).filter((ruling) => ruling.law === 84);
  const first = claimed.find((ruling) => sideOf(ruling.against) === sideOf(revoke.seat));
  return first !== undefined && !(first.against === revoke.seat && first.trick === revoke.trick);
}

/** What the exacted penalties come to (84). Where both sides revoked only the further revokes of one side are scored (89). */
export function revokeReckoning(table: Table): RevokeReckoning {
  const exacted = table.revokes.filter(isExacted);
  const revoked = bySide((side) => exacted.some((revoke) => sideOf(revoke.seat) === side));
  const both = revoked.NS && revoked.EW;
  const entries: Omit<SheetLine, 'deal'>[] = [];
  let tricksTaken = 0;
  for (const side of SIDES) {
    const payee = otherSide(side);
    for (const revoke of exacted.filter((one) => sideOf(one.seat) === side)) {
      if (isFurther(table, revoke))
        entries.push({
          side: payee,
          column: 'above',
          points: FURTHER_REVOKE_POINTS,
          law: both ? 89 : 84,
          reason: 'second-revoke',
        });
      else if (!both && revoke.penalty === 'tricks') tricksTaken = REVOKE_TRICKS;
      else if (!both) entries.push({ side: payee, column: 'above', points: REVOKE_POINTS, law: 84, reason: 'revoke' });
    }
  }
  return { revoked, tricksTaken, entries };
}

function exact(draft: Draft, ruling: Ruling, penalty: 'points' | 'tricks' | 'waive'): Done {
  draft.emit({ kind: 'revoke-penalty', seat: ruling.against, trick: ruling.trick ?? 0, penalty });
  if (draft.table.phase !== 'playing') scoreHand(draft);
  return undefined;
}

const pointsOf = (table: Table, ruling: Ruling): number => {
  const revoke = table.revokes.find((one) => one.seat === ruling.against && one.trick === ruling.trick);
  return revoke && isFurther(table, revoke) ? FURTHER_REVOKE_POINTS : REVOKE_POINTS;
};

export const law84 = article({
  law: 84,
  subject: 'The revoke penalty',
  gist: 'For an established revoke by the declarer the adversaries add 150. For one by an adversary the declarer adds 150 or takes three tricks, which may make his declaration good but win no bonus. Each further revoke of the same side costs 100. The revoking side scores nothing but honours and chicane.',
  kept: 'engine',
  how: 'Asked of the entitled side when an established revoke is claimed; counted when the hand is scored.',
  arises: {
    'revoke-claimed': (draft, { revoke }) => {
      const { table } = draft;
      const byAdversary = isAdversary(table, revoke.seat);
      const declarer = table.contract?.seat;
      if (!declarer) return;
      openRuling(draft, {
        law: 84,
        incident: revoke.law === 73 ? 'order-broken' : 'revoke',
        against: revoke.seat,
        to: byAdversary ? [declarer] : adversariesOf(revoke.seat),
        options: byAdversary && !isFurther(table, revoke) ? ['points', 'tricks', 'waive'] : ['points', 'waive'],
        cards: [revoke.card],
        trick: revoke.trick,
        ...suitOfTrick(draft.table, revoke.trick),
      });
    },
  },
  happened: revoked,
  options: {
    points: {
      value: pointsOf,
      label: (table, ruling) => `Add ${pointsOf(table, ruling)} points`,
      effect: (table, ruling) =>
        `${pointsOf(table, ruling)} points go above the line of ${sideName(injured(ruling))}; the revoking side scores only honours, and chicane (points for a hand dealt without a trump).`,
      follow: (draft, ruling) => exact(draft, ruling, 'points'),
      later: atTheEnd,
    },
    tricks: {
      label: () => 'Take three tricks',
      effect: () =>
        'Three tricks of the revoking side go to the declarer. They may make the declaration good, but win no bonus.',
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

export const law89 = article({
  law: 89,
  subject: 'Both sides revoke',
  gist: 'Where both sides revoke only honours and chicane are scored; each revoke of a side beyond its first gives the other side 100.',
  kept: 'engine',
  how: 'Counted when the hand is scored.',
});
