import type { ClientToServer, ServerToClient } from '@eldest-hand/protocol';
import { io, type Socket } from 'socket.io-client';

/** The one line to the house. It comes back by itself; what was not acknowledged is sent again by the table store. */
export const socket: Socket<ServerToClient, ClientToServer> = io({
  transports: ['websocket'],
  autoConnect: false,
  reconnectionDelay: 400,
  reconnectionDelayMax: 4000,
});

/** Lays the line, unless it is being laid: asked for twice it would greet the house twice, which then hangs up. */
export function layLine(): void {
  if (!socket.active) socket.connect();
}

/** Lays a line that was lost without waiting for its next try. */
export function layLineAtOnce(): void {
  if (socket.active && !socket.connected) socket.disconnect().connect();
}
