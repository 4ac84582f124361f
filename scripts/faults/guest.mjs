// Somebody at a table who comes back by himself, as the browser does, and says again what has not been answered.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib.mjs';

const { io } = createRequire(join(root, 'apps/server/package.json'))('socket.io-client');
const PATIENCE = 3000;
/** Refusals that say nothing of the act itself: it is sent again. */
const PASSING = new Set(['trouble', 'closing', 'slow-down', 'not-joined']);
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A guest of a table. He may come through any of the addresses, and takes another when one does not answer.
 * @param fault is told of what must never happen.
 */
export function newGuest({ urls, table, seat, dice, fault }) {
  const guest = { seat, view: null, joins: 0, away: true };
  let token = null;
  let socket = null;
  let at = Math.floor(dice() * urls.length);
  let over = false;

  const ask = (event, message) => socket.timeout(PATIENCE).emitWithAck(event, message);
  const see = (view, message) => {
    const last = guest.view?.version ?? -1;
    if (view.version <= last) return;
    if (message && view.version !== last + 1)
      fault(`${table} ${seat ?? 'watching'}: ${last} was followed by ${view.version}`);
    guest.view = view;
  };

  /** Takes in the answer to a join at once: a view that comes with it must not be seen first. Gives whether he is in. */
  function comeIn(answer) {
    if (!answer.ok) {
      if (!PASSING.has(answer.refusal.code)) fault(`${table} ${seat}: join refused, ${answer.refusal.message}`);
      return false;
    }
    // A table once seen never goes back: what was acknowledged would be lost.
    if (answer.version < (guest.view?.version ?? 0)) fault(`${table} ${seat}: went back to version ${answer.version}`);
    token = answer.token;
    see(answer.view, false);
    guest.joins++;
    guest.away = false;
    return true;
  }

  const enter = (now) =>
    new Promise((entered, failed) => {
      const message = token ? { table, token } : { table, seat, name: seat ?? 'Eve' };
      now.timeout(PATIENCE).emit('join', message, (error, answer) => {
        if (error) failed(error);
        else entered(now !== socket || comeIn(answer));
      });
    });

  function connect() {
    if (over) return;
    const mine = io(urls[at], { transports: ['websocket'], forceNew: true, reconnection: false, timeout: PATIENCE });
    socket = mine;
    const again = () => {
      if (socket !== mine) return;
      socket = null;
      guest.away = true;
      mine.disconnect();
      at = (at + 1) % urls.length;
      setTimeout(connect, 50 + dice() * 150);
    };
    mine.once('connect', () =>
      enter(mine).then(
        (entered) => entered || again(),
        () => again(),
      ),
    );
    mine.once('connect_error', again);
    mine.once('disconnect', again);
    mine.on('view', ({ view }) => see(view, !guest.away));
  }
  connect();

  /** Does an act, sent again under the same id until it is answered for good. */
  guest.act = async (id, act) => {
    while (!over) {
      if (!guest.away) {
        const answer = await ask('act', { table, id, act }).catch(() => null);
        if (answer && (answer.ok || !PASSING.has(answer.refusal.code))) return answer;
      }
      await pause(30);
    }
    return null;
  };
  guest.close = () => {
    over = true;
    socket?.disconnect();
  };
  return guest;
}
