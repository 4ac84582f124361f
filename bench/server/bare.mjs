// As little as a socket.io server can do: no law, no log, one message to everybody in a room.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer((_request, response) => response.end('ok'));
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
const samples = new Map();
io.on('connection', (socket) => {
  socket.on('join', ({ table, sample }, answer) => {
    if (sample) samples.set(table, { version: 0, view: sample });
    socket.join(table);
    answer({ ok: true });
  });
  socket.on('act', ({ table }, answer) => {
    const { version, view } = samples.get(table);
    samples.set(table, { version: version + 1, view });
    io.to(table).emit('view', { table, version: version + 1, view });
    answer({ ok: true, version: version + 1 });
  });
});
http.listen(Number(process.env.PORT), process.env.HOST);
process.on('SIGTERM', () => process.exit(0));
