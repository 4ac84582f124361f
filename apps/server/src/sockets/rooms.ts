import { SEATS } from '@eldest-hand/cards';
import type { Viewer } from '@eldest-hand/laws';
import type { LiveTable, Place } from '../tables/live-table.ts';

/** One room for each viewer of a table: everybody in it may see the same. */
export const roomOf = (table: string, viewer: Viewer): string => `${table}:${viewer}`;
export const viewerAt = ({ seat }: Place): Viewer => seat ?? 'spectator';
export const playersRooms = (table: string): string[] => SEATS.map((seat) => roomOf(table, seat));
export const allRooms = (table: string): string[] => [...playersRooms(table), roomOf(table, 'spectator')];

/** The viewers who are there to be sent something, with the connections of each. */
export function windowsAt(live: LiveTable): ReadonlyMap<Viewer, readonly string[]> {
  const windows = new Map<Viewer, string[]>();
  for (const [socket, place] of live.places) {
    const viewer = viewerAt(place);
    const same = windows.get(viewer);
    if (same) same.push(socket);
    else windows.set(viewer, [socket]);
  }
  return windows;
}
