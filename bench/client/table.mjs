import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';

const DEAL = 'N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76';

/** A table with three players who are played by this script, and a South who sits down elsewhere with `token`. */
export async function layTable(address) {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'auction-1913', deals: [DEAL], dealer: 'S', name: 'Measured' }),
  });
  const { id } = await answer.json();
  const sockets = {};
  const views = {};
  let token = '';
  for (const seat of ['N', 'E', 'W', 'S']) {
    const socket = io(address, { transports: ['websocket'], forceNew: true });
    sockets[seat] = socket;
    socket.on('view', ({ view }) => {
      views[seat] = view;
    });
    const joined = await socket.emitWithAck('join', { table: id, seat, name: seat });
    views[seat] = joined.view;
    token = joined.token;
  }
  return {
    id,
    token,
    /** What `seat` was last told. */
    view: (seat) => views[seat],
    async act(seat, what) {
      const done = await sockets[seat].emitWithAck('act', { table: id, id: randomUUID(), act: what });
      if (!done.ok) throw new Error(`${seat} ${JSON.stringify(what)}: ${done.refusal.message}`);
    },
    close() {
      for (const one of Object.values(sockets)) one.disconnect();
    },
  };
}

const RANKS = '23456789TJQKA';

/** A card that follows suit: the lowest. */
export function lowest(hand, trick) {
  const follows = hand.filter((card) => card[0] === trick[0]?.card[0]);
  const among = follows.length > 0 ? follows : hand;
  return [...among].sort((a, b) => RANKS.indexOf(a[1]) - RANKS.indexOf(b[1]))[0];
}
