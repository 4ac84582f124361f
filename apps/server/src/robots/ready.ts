import { SEATS, type Seat } from '@eldest-hand/cards';
import { type Done, type ReadyMessage, type Refused, refuse } from '@eldest-hand/protocol';
import { emitPeople } from '../sockets/emit.ts';
import type { HouseSocket, Services } from '../sockets/house-socket.ts';
import { notJoined } from '../sockets/leave.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { isBetweenDeals, peopleAt } from '../tables/seats.ts';

/**
 * Whether those who sit here have read the result of the deal: `all` of them, `some`, or `none`. Robots have, and nobody waits for
 * one who is away.
 */
export function readersAt(live: LiveTable): 'all' | 'some' | 'none' {
  const { seats } = peopleAt(live);
  const people = SEATS.filter((seat) => seats[seat]?.status === 'here' && seats[seat]?.robot === undefined);
  const done = people.filter((seat) => seats[seat]?.ready === live.table.dealNumber);
  return done.length === people.length ? 'all' : done.length > 0 ? 'some' : 'none';
}

/** Takes in that a player is ready, here or through another process. */
export function setReady(
  { io, robots }: Pick<Services, 'io' | 'robots'>,
  live: LiveTable,
  seat: Seat,
  deal: number,
): void {
  const holder = live.holders.get(seat);
  if (holder) live.ready.set(holder.tokenHash, deal);
  emitPeople(io, live);
  robots.wake(live);
}

/** `ready`: a player has read the result. Robots, who read nothing, cut for the next deal when every player here has. */
export function ready(services: Services, socket: HouseSocket, { table }: ReadyMessage): Done | Refused {
  const live = socket.data.tables.get(table);
  if (!live) return notJoined();
  const seat = live.places.get(socket.id)?.seat;
  if (!seat) return refuse('not-seated', 'Sit down first: the table waits for its players only.');
  if (!isBetweenDeals(live)) return refuse('not-now', 'The deal is not over.');
  const deal = live.table.dealNumber;
  setReady(services, live, seat, deal);
  services.post.send({ kind: 'ready', table, seat, deal });
  return { ok: true };
}
