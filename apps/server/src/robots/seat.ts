import type { Seat } from '@eldest-hand/cards';
import { type Done, type Refused, type RobotMessage, refuse } from '@eldest-hand/protocol';
import type { TableLog } from '@eldest-hand/store';
import { tellPeople } from '../sockets/emit.ts';
import type { HouseSocket, Services } from '../sockets/house-socket.ts';
import { notJoined } from '../sockets/leave.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { refreshSeats } from '../tables/seats.ts';
import { robotHolder, robotIn } from './holder.ts';

/** Frees a seat that a robot holds: whoever comes may have it. */
export const robotGivesWay = (log: TableLog, live: LiveTable, seat: Seat): Promise<void> =>
  live.queue.add(async () => {
    const holder = live.holders.get(seat);
    if (!holder || !robotIn(holder)) return;
    await log.freeSeat(live.id, seat, holder.tokenHash);
    await refreshSeats(log, live);
  });

/** `robot`: somebody who sits at the table puts a robot in a free seat, or sends it away. */
export async function seatRobot(
  services: Services,
  socket: HouseSocket,
  { table, seat, level, clumsy = 0 }: RobotMessage,
): Promise<Done | Refused> {
  const { log, now, post, robots } = services;
  const live = socket.data.tables.get(table);
  if (!live) return notJoined();
  if (!live.places.get(socket.id)?.seat)
    return refuse('not-seated', 'Sit down first: robots play with those who play.');
  // In one turn: nobody sees the seat empty while one robot follows another.
  const taken = await live.queue.add(async () => {
    const holder = live.holders.get(seat);
    if (holder && robotIn(holder)) await log.freeSeat(live.id, seat, holder.tokenHash);
    const done = level === null || (await log.takeSeat(live.id, robotHolder(seat, { level, clumsy }, now())));
    await refreshSeats(log, live);
    return done;
  });
  post.send({ kind: 'seats', table });
  tellPeople(services, live);
  robots.wake(live);
  return taken ? { ok: true } : refuse('seat-taken', `${live.holders.get(seat)?.name ?? 'Somebody'} holds that seat.`);
}
