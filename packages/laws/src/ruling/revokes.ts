import { type Seat, sideOf } from '@eldest-hand/cards';
import type { Revoke } from '../event.ts';
import type { Draft } from '../table/draft.ts';
import type { Table } from '../table/table.ts';
import { arise } from './rule.ts';

const isOpen = (revoke: Revoke): boolean => revoke.status === 'correctable';

/** Establishes a revoke; if it was noticed already, its penalty is now asked about. */
function establish(draft: Draft, revoke: Revoke): void {
  draft.emit({ kind: 'revoke-established', seat: revoke.seat, trick: revoke.trick });
  if (draft.table.rules.attention === 'table' && !revoke.noticed)
    draft.emit({ kind: 'revoke-noticed', seat: revoke.seat, trick: revoke.trick });
  const noticed = revoke.noticed || draft.table.rules.attention === 'table';
  if (noticed && !revoke.penalty)
    arise(draft, { kind: 'revoke-claimed', revoke: { ...revoke, status: 'established' }, by: null });
}

/** The offender or his partner leads or plays to a following trick, in turn or not: what they left uncorrected is established. */
export function establishByPlay(draft: Draft, seat: Seat, trick: number): void {
  for (const revoke of draft.table.revokes)
    if (isOpen(revoke) && sideOf(revoke.seat) === sideOf(seat) && revoke.trick < trick) establish(draft, revoke);
}

/**
 * A trick is turned and quitted. A question asked before it keeps the revoke open; so does, where the code says so,
 * a trick quitted by the wrong side. An order broken is established by any quitting.
 */
export function establishByQuitting(draft: Draft, trick: number, rightful: boolean): void {
  const { table, code } = draft;
  for (const revoke of table.revokes) {
    if (!isOpen(revoke) || revoke.trick !== trick) continue;
    const asked = table.askedAbout.some((one) => one.seat === revoke.seat && one.trick === trick);
    const quitted = rightful || !code.quittedByRightfulWinners || revoke.law === code.cites.orderBroken;
    if (quitted && !asked) establish(draft, revoke);
  }
}

/** A revoke that cannot be put right any more when it is made. */
export function establishAtOnce(draft: Draft, seat: Seat, trick: number): void {
  for (const revoke of draft.table.revokes)
    if (isOpen(revoke) && revoke.seat === seat && revoke.trick === trick) establish(draft, revoke);
}

/** A question answered in the negative: the error may no longer be corrected. */
export function establishByDenial(draft: Draft, seat: Seat): void {
  for (const revoke of draft.table.revokes) if (isOpen(revoke) && revoke.seat === seat) establish(draft, revoke);
}

/** The revoke that an accusation hits: of that seat, in that trick if one is named, not yet dealt with. */
export const revokeMeant = (table: Table, seat: Seat, trick: number | undefined): Revoke | undefined =>
  table.revokes.find(
    (revoke) =>
      revoke.seat === seat &&
      revoke.status !== 'corrected' &&
      !revoke.penalty &&
      !revoke.noticed &&
      (trick === undefined || revoke.trick === trick),
  );

/** Revokes that everybody knows of and that can still be put right: somebody has spoken of them, or the player has owned to them. */
export const revokesToPutRight = (table: Table): readonly Revoke[] =>
  table.revokes.filter(
    (revoke) =>
      isOpen(revoke) &&
      (revoke.noticed ||
        table.askedAbout.some((one) => one.owned && one.seat === revoke.seat && one.trick === revoke.trick)),
  );

/** An uncorrected revoke of this seat whose card can still be taken back. */
export const correctableRevoke = (table: Table, seat: Seat): Revoke | undefined =>
  table.revokes.findLast((revoke) => revoke.seat === seat && isOpen(revoke));
