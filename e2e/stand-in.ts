import { randomUUID } from 'node:crypto';
import type { Seat } from '@eldest-hand/cards';
import type { Act, View } from '@eldest-hand/laws';
import type { ActDone, Done, Joined, Refused, ViewMessage } from '@eldest-hand/protocol';
import { io, type Socket } from 'socket.io-client';

const PATIENCE = 15_000;

/** A second connection of a seat, or the only one where nobody sits at a page: for what happens off the stage. */
export class StandIn {
  /** Every view that it was sent. */
  readonly views: View[] = [];
  readonly #socket: Socket;
  readonly #table: string;

  private constructor(socket: Socket, table: string) {
    this.#socket = socket;
    this.#table = table;
    socket.on('view', ({ view }: ViewMessage) => this.views.push(view));
  }

  /** Comes to a seat: by its token, or to a free one. */
  static async sit(address: string, table: string, seat: Seat, name: string, token?: string): Promise<StandIn> {
    const socket = io(address, { transports: ['websocket'], forceNew: true });
    const standIn = new StandIn(socket, table);
    const message = { table, seat, name, ...(token ? { token } : {}) };
    const joined = (await socket.timeout(PATIENCE).emitWithAck('join', message)) as Joined | Refused;
    if (!joined.ok) throw new Error(`${seat}: ${joined.refusal.message}`);
    standIn.views.push(joined.view);
    return standIn;
  }

  get view(): View {
    return this.views.at(-1) as View;
  }

  act(act: Act, id: string = randomUUID()): Promise<ActDone | Refused> {
    return this.#socket.timeout(PATIENCE).emitWithAck('act', { table: this.#table, id, act });
  }

  say(text: string): Promise<Done | Refused> {
    return this.#socket.timeout(PATIENCE).emitWithAck('say', { table: this.#table, text });
  }

  /** The view of this version or a later one, as soon as it has come. */
  async seen(version: number): Promise<View> {
    while (this.view.version < version)
      await new Promise<void>((come, late) => {
        const timer = setTimeout(() => late(new Error(`no view of version ${version} has come`)), PATIENCE);
        this.#socket.once('view', () => {
          clearTimeout(timer);
          come();
        });
      });
    return this.view;
  }

  leave(): void {
    this.#socket.disconnect();
  }
}
