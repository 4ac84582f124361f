// Five clients at a table, who play deal after deal as fast as the table lets them.
import { io } from 'socket.io-client';
import { layTable, nextAct, SEATS } from './play.mjs';

const ask = (socket, event, message) => socket.timeout(10_000).emitWithAck(event, message);

const connect = (url) =>
  new Promise((connected, failed) => {
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.once('connect', () => connected(socket));
    socket.once('connect_error', failed);
  });

/** Waits until all five clients have the view of a version. */
function watch(clients) {
  let wanted = 0;
  let missing = 0;
  let all = () => {};
  for (const client of clients)
    client.socket.on('view', ({ version, view }) => {
      client.view = view;
      if (version === wanted && --missing === 0) all();
    });
  return (version) =>
    new Promise((seen) => {
      wanted = version;
      missing = clients.length;
      all = seen;
    });
}

/** Lays a table at the real server and seats four players and a spectator. */
export async function openRealTable(url) {
  const table = await layTable(url);
  const clients = [];
  for (const seat of [...SEATS, null]) {
    const socket = await connect(url);
    const { view } = await ask(socket, 'join', { table, name: seat ?? 'Eve', seat });
    clients.push({ socket, view });
  }
  const players = Object.fromEntries(SEATS.map((seat, at) => [seat, clients[at]]));
  const allSee = watch(clients);
  let version = 0;
  let middle;
  return {
    async act() {
      const { seat, act } = nextAct(players.N.view, (seat) => players[seat].view);
      const seen = allSee(version + 1);
      const answer = await ask(players[seat].socket, 'act', { table, id: `act-${version}`, act });
      if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(act)}: ${answer.refusal.message}`);
      await seen;
      version = answer.version;
      if (players.N.view.trickNumber === 6) middle = players.N.view;
    },
    /** A view from the middle of a deal. */
    sample: () => middle ?? players.N.view,
    close() {
      for (const { socket } of clients) socket.disconnect();
    },
  };
}

/** Five clients in a room of the bare server. */
export async function openBareTable(url, number, sample) {
  const table = `table-${number}`;
  const clients = [];
  for (let n = 0; n < 5; n++) {
    const socket = await connect(url);
    await ask(socket, 'join', { table, ...(n === 0 ? { sample } : {}) });
    clients.push({ socket });
  }
  const allSee = watch(clients);
  let version = 0;
  return {
    async act() {
      const seen = allSee(version + 1);
      const { socket } = clients[version % 4];
      const message = { table, id: `act-${version}`, act: { verb: 'play', cards: ['HK'] } };
      const answer = await ask(socket, 'act', message);
      await seen;
      version = answer.version;
    },
    close() {
      for (const { socket } of clients) socket.disconnect();
    },
  };
}

/** Lets all tables act for a time, and at least so many acts in all; each table does one act after the other. */
export async function run(tables, milliseconds, atLeast = 0) {
  const latencies = [];
  const began = performance.now();
  const end = began + milliseconds;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end || latencies.length < atLeast) {
        const sent = performance.now();
        await table.act();
        latencies.push(performance.now() - sent);
      }
    }),
  );
  return { latencies, rate: latencies.length / ((performance.now() - began) / 1000) };
}
