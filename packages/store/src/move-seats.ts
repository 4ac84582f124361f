import type { Kysely } from 'kysely';
import type { SeatMove } from './log.ts';
import type { Schema } from './schema.ts';

/** Moves the holders of places of a table, all at once; to be run in a transaction. */
export async function moveSeats(db: Kysely<Schema>, table: string, moves: readonly SeatMove[]): Promise<void> {
  if (moves.length === 0) return;
  const from = moves.map((move) => move.from);
  const rows = await db
    .selectFrom('seat')
    .selectAll()
    .where('table_id', '=', table)
    .where('seat', 'in', from)
    .execute();
  await db.deleteFrom('seat').where('table_id', '=', table).where('seat', 'in', from).execute();
  const moved = rows.flatMap((row) => {
    const move = moves.find((one) => one.from === row.seat);
    return move?.to ? [{ ...row, seat: move.to, taken_at: move.takenAt ?? row.taken_at }] : [];
  });
  if (moved.length > 0) await db.insertInto('seat').values(moved).execute();
}
