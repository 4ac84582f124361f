import { type ChatLine, type Done, type Refused, refuse, type SayMessage } from '@eldest-hand/protocol';
import type { LiveTable, Place } from '../tables/live-table.ts';
import type { HouseServer, HouseSocket, Services } from './house-socket.ts';
import { notJoined } from './leave.ts';
import { playersRooms, roomOf } from './rooms.ts';

const KEPT = 50;

/** While a deal is declared and played, what partners say to each other is information (Law 97 of auction-1913). */
const isSilent = ({ table }: LiveTable): boolean => table.phase === 'declaring' || table.phase === 'playing';

const nameOf = (live: LiveTable, { seat, name }: Place): string => (seat && live.holders.get(seat)?.name) || name;

/** `say`: players to players between the deals, spectators to spectators at any time and never to players. */
export function say({ io, now, post }: Services, socket: HouseSocket, message: SayMessage): Done | Refused {
  const live = socket.data.tables.get(message.table);
  const place = live?.places.get(socket.id);
  if (!live || !place) return notJoined();
  if (place.seat && isSilent(live))
    return refuse('silence', 'Players do not converse during a deal: wait until it is over.');
  const channel = place.seat ? 'players' : 'spectators';
  const line: ChatLine = { channel, from: nameOf(live, place), seat: place.seat, text: message.text, at: now() };
  takeInLine(io, live, line);
  post.send({ kind: 'said', table: live.id, lines: [line] });
  return { ok: true };
}

const sameLine = (a: ChatLine, b: ChatLine): boolean => a.at === b.at && a.from === b.from && a.text === b.text;

/** Keeps a line and sends it to those who may read it. One that is known already is left alone: other processes may repeat it. */
export function takeInLine(io: HouseServer, live: LiveTable, line: ChatLine): void {
  const { channel } = line;
  const said = live.said[channel];
  if (said.some((known) => sameLine(known, line))) return;
  said.push(line);
  said.splice(0, said.length - KEPT);
  const rooms = channel === 'players' ? playersRooms(live.id) : roomOf(live.id, 'spectator');
  io.to(rooms).emit('chat', { table: live.id, ...line });
}
