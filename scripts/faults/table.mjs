// A table of four and a spectator that plays on, whatever happens to its servers.
import { layTable, nextAct, SEATS } from '../../bench/server/play.mjs';
import { newGuest } from './guest.mjs';

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Gives the table with the acts that were acknowledged, `play`, and `stop`, which resolves when the last act is done. */
export async function openTable({ urls, dice, fault, pace }) {
  const id = await layTable(urls[0]);
  const guests = [...SEATS, null].map((seat) => newGuest({ urls, table: id, seat, dice, fault }));
  const acknowledged = [];
  let playing = true;
  let done = Promise.resolve();

  async function actOnce(number) {
    const newest = guests.reduce((best, { view }) => (view && view.version > best.version ? view : best), {
      version: -1,
    });
    const viewOf = (seat) => {
      const { view } = guests[SEATS.indexOf(seat)];
      return view?.version === newest.version ? view : undefined;
    };
    const next = newest.version < 0 ? undefined : nextAct(newest, viewOf);
    // Who has not heard of the last act yet cannot answer it.
    if (!next || !viewOf(next.seat)) return pause(5);
    const { seat, act } = next;
    const guest = guests[SEATS.indexOf(seat)];
    const answer = await guest.act(`act-${number}`, act);
    if (answer?.ok) acknowledged.push({ id: `act-${number}`, seat, version: answer.version });
    else if (answer) fault(`${id} ${seat} ${JSON.stringify(act)}: ${answer.refusal.message}`);
    await pause(pace * (0.5 + dice()));
  }
  return {
    id,
    guests,
    acknowledged,
    play() {
      done = (async () => {
        for (let number = 0; playing; number++) await actOnce(number);
      })();
    },
    stop() {
      playing = false;
      return done;
    },
    close() {
      for (const guest of guests) guest.close();
    },
  };
}
