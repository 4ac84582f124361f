import type { Seat } from '@eldest-hand/cards';
import type { ChatLine, Watcher } from '@eldest-hand/protocol';
import type { Access } from '@eldest-hand/store';

/** Who is at a table through one process. */
export interface Here {
  readonly seats: readonly Seat[];
  readonly spectators: number;
  readonly watchers: readonly Watcher[];
  /** The places in the line of those of them who wish to enter. */
  readonly waiting: readonly string[];
}

/** What one process tells the others. The log stays the truth: a notice says where to look again, and none holds a card. */
export type Notice =
  | { readonly kind: 'acted'; readonly table: string; readonly version: number }
  /** Somebody sat down, stood up or has another name. */
  | { readonly kind: 'seats'; readonly table: string }
  /** Who is at these tables through the sender; `asks`: who is there through you? */
  | { readonly kind: 'here'; readonly at: readonly (Here & { readonly table: string })[]; readonly asks: boolean }
  | { readonly kind: 'said'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** The host has opened or closed the table, or made it private. */
  | { readonly kind: 'access'; readonly table: string; readonly access: Access }
  /** The table has another host. */
  | { readonly kind: 'host'; readonly table: string }
  /** A player has read the result of a deal. */
  | { readonly kind: 'ready'; readonly table: string; readonly seat: Seat; readonly deal: number }
  | { readonly kind: 'remove'; readonly table: string; readonly watcher: string }
  | { readonly kind: 'alive' }
  | { readonly kind: 'bye' };

/** The way from this process to the others of the same house. */
export interface Post {
  /** Tells all others, as far as they can be reached: what they miss they find in the log. */
  send(notice: Notice): void;
  /** @param hear called with each notice of another process; @param back called whenever the way is open, again after a gap. */
  listen(hear: (notice: Notice, from: string) => void, back: () => void): void;
  /** `none`: no other process has been spoken of. */
  state(): 'none' | 'up' | 'down';
  close(): Promise<void>;
}

/** The post of a process that is alone. */
export const noPost: Post = {
  send() {},
  listen() {},
  state: () => 'none',
  close: async () => {},
};
