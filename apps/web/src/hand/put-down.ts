import { type Card, SEATS, type Seat } from '@eldest-hand/cards';
import type { Act, View } from '@eldest-hand/laws';
import { act } from '../connection/outbox.ts';
import { useTable } from '../connection/table-store.ts';
import { useSettings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { type From, lower, lowerOne, raise, useRaised } from './raised.ts';

/** What putting a card down means, by where it came from. */
const MEANS: Record<From, 'play' | 'pick-up' | 'dummy' | 'call' | 'take-back'> = {
  own: 'play',
  floor: 'pick-up',
  dummy: 'dummy',
  adversary: 'call',
  trick: 'take-back',
};

/** Why a coached table would warn; the view alone says what is lawful. */
function warning(what: Act, view: View, seat: string | null): string | null {
  if (view.rules.irregularities !== 'coached') return null;
  switch (what.verb) {
    case 'play':
    case 'dummy':
      if (view.actor !== seat || (view.turn === view.dummy && view.dummyDown) !== (what.verb === 'dummy'))
        return words.hand.outOfTurn;
      if (what.cards.length > 1) return words.hand.several;
      return view.lawful?.includes(what.cards[0] as Card) === false ? words.hand.notLawful : null;
    case 'drop':
    case 'show':
    case 'mention':
      return seat === view.declarer ? null : words.hand.expose;
    default:
      return null;
  }
}

/** Does something with the raised cards; a refused act leaves them raised. */
export async function doRaised(what: Act, sure = false): Promise<void> {
  const { view, seat } = useTable.getState();
  if (!view) return;
  const why = sure ? null : warning(what, view, seat);
  if (why) {
    useRaised.setState({ warned: { act: what, why } });
    return;
  }
  const before = useRaised.getState().cards;
  if ((await act(what)) && useRaised.getState().cards === before) lower();
}

/** Whether the seat's own cards lie open as dummy's: he plays none of them. */
export const liesAsDummy = (view: View, seat: Seat | null): boolean =>
  seat !== null && seat === view.dummy && view.dummyDown;

/** Puts the raised cards down where they are meant to go. Dummy can but suggest one of his (62; 64). */
export function putDown(): void {
  const { cards, from, warned } = useRaised.getState();
  const { view, seat } = useTable.getState();
  const suggests = from === 'own' && view !== null && liesAsDummy(view, seat);
  if (warned) void doRaised(warned.act, true);
  else if (cards.length > 0 && suggests) void doRaised({ verb: 'suggest', cards });
  else if (cards.length > 0) void doRaised({ verb: MEANS[from], cards });
}

/** Two steps everywhere but where a slip costs nothing: at a table that prevents irregularities, for whoever wants it so. */
function playsAtOnce(from: From): boolean {
  const { view } = useTable.getState();
  const { oneTouch } = useSettings.getState();
  return oneTouch && view?.rules.irregularities === 'guarded' && (from === 'own' || from === 'dummy');
}

/** A touch on a card: picks it up, or puts down what is picked up already. */
export function touch(card: Card, from: From, asWell: boolean): void {
  const raised = useRaised.getState();
  const up = raised.from === from && raised.cards.includes(card);
  if (up && (asWell || raised.several)) lowerOne(card);
  else if (up) putDown();
  else {
    raise(card, from, asWell);
    if (!asWell && playsAtOnce(from)) putDown();
  }
}

/** The cards that could still be raised from there. */
function still(view: View, seat: Seat | null, from: From): readonly Card[] {
  switch (from) {
    case 'trick':
      return view.trick.map((played) => played.card);
    case 'adversary':
      return SEATS.flatMap((one) => view.hands[one].exposed);
    case 'dummy':
      return (view.dummy && view.hands[view.dummy].cards) || [];
    default:
      return (seat && view.hands[seat].cards) || [];
  }
}

// A card that has gone elsewhere, by a ruling or with the trick, is no longer picked up.
useTable.subscribe(({ view, seat }, before) => {
  const { cards, from } = useRaised.getState();
  if (view === before.view || cards.length === 0) return;
  const there = view ? still(view, seat, from) : [];
  if (!cards.every((card) => there.includes(card))) lower();
});
