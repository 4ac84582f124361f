import type { Seat } from '@eldest-hand/cards';
import type { TableEvent } from '@eldest-hand/laws';
import type { SeatHolder, SeatMove } from '@eldest-hand/store';
import { absentPlace, waitingPlace } from './live-table.ts';

interface Placed {
  readonly from: string;
  readonly tokenHash: string;
  to: string | null;
  takenAt: number;
}

const at = (placed: readonly Placed[], place: string): Placed | undefined => placed.find(({ to }) => to === place);

/** Those whose substitutes' time is over take their seats again. */
function substitutesEnd(placed: readonly Placed[], seats: readonly Seat[]): void {
  for (const seat of seats) {
    const absent = at(placed, absentPlace(seat));
    if (!absent) continue;
    const substitute = at(placed, seat);
    if (substitute) substitute.to = null;
    absent.to = seat;
  }
}

/** The first of those who wait come in; who goes out waits where they waited. */
function goOut(placed: readonly Placed[], seats: readonly Seat[], waiting: readonly SeatHolder[]): void {
  for (const [turn, seat] of seats.entries()) {
    const entrant = at(placed, waiting[turn]?.seat ?? '');
    if (!entrant) continue;
    const outgoer = at(placed, seat);
    if (outgoer) {
      outgoer.to = waitingPlace(outgoer.tokenHash);
      outgoer.takenAt = entrant.takenAt;
    }
    entrant.to = seat;
  }
}

/**
 * Who sits elsewhere after the events of an act.
 * @param holders all who hold a place of the table.
 * @param waiting those of them who wish to enter and are here, the first one first.
 * @param substitutes the seats in which substitutes played before the act.
 */
export function movesOf(
  events: readonly TableEvent[],
  holders: readonly SeatHolder[],
  waiting: readonly SeatHolder[],
  substitutes: readonly Seat[],
): readonly SeatMove[] {
  const placed: Placed[] = holders.map(({ seat, tokenHash, takenAt }) => ({
    from: seat,
    to: seat,
    tokenHash,
    takenAt,
  }));
  for (const event of events) {
    if (event.kind === 'rubber-closed' || (event.kind === 'dealt' && event.freshRubber))
      substitutesEnd(placed, substitutes);
    else if (event.kind === 'gone-out') goOut(placed, event.seats, waiting);
    else if (event.kind === 'seats-taken') {
      const seated = placed.filter(({ to }) => to !== null && to in event.moves);
      for (const one of seated) one.to = event.moves[one.to as Seat];
    }
  }
  return placed.flatMap(({ from, to, takenAt }) => (from === to ? [] : [{ from, to, takenAt }]));
}

/** The rows after these moves. */
export const afterMoves = (holders: readonly SeatHolder[], moves: readonly SeatMove[]): readonly SeatHolder[] =>
  holders.flatMap((holder) => {
    const move = moves.find(({ from }) => from === holder.seat);
    if (!move) return [holder];
    return move.to === null ? [] : [{ ...holder, seat: move.to, takenAt: move.takenAt ?? holder.takenAt }];
  });
