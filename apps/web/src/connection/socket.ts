import type { ClientToServer, ServerToClient } from '@eldest-hand/protocol';
import { io, type Socket } from 'socket.io-client';

/** The one line to the house. It comes back by itself; what was not acknowledged is sent again by the table store. */
export const socket: Socket<ServerToClient, ClientToServer> = io({
  transports: ['websocket'],
  autoConnect: false,
  reconnectionDelay: 400,
  reconnectionDelayMax: 4000,
});
