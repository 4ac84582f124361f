// How the clients of the measurements and of the fault test play.
export const SEATS = ['N', 'E', 'S', 'W'];

/** Lays a table at a server. Gives its id. */
export async function layTable(url) {
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"code":"auction-1913"}',
  });
  if (made.status !== 201) throw new Error(`no table: ${made.status} ${await made.text()}`);
  return (await made.json()).id;
}

/**
 * The next act of people who know the laws: one no trump, three passes, suit followed, and again.
 * @param view the last view of anybody at the table; @param viewOf gives the view that a seat has of the same version.
 * @returns undefined when the one who is to act has not that view yet.
 */
export function nextAct(view, viewOf) {
  const { waitingWhy, waitingFor, calls, turn, actor, trick, trickWinner } = view;
  if (waitingWhy === 'cut') return { seat: waitingFor[0], act: { verb: 'cut' } };
  if (waitingWhy === 'call')
    return { seat: turn, act: calls.length === 0 ? { verb: 'bid', call: '1N' } : { verb: 'pass' } };
  const cards = viewOf(actor)?.hands[turn].cards;
  if (!cards) return undefined;
  const led = trickWinner ? undefined : trick[0]?.card[0];
  const card = cards.find((one) => one[0] === led) ?? cards[0];
  return { seat: actor, act: { verb: actor === turn ? 'play' : 'dummy', cards: [card] } };
}
