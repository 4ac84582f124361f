import { type Card, leftOf, type Seat, suitOf } from '@eldest-hand/cards';
import type { Act } from '@eldest-hand/laws';
import type { Random } from './random.ts';
import { cardsSeen, leadsNext, mayPlay, type Sight, trickNow } from './sight.ts';

const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

/**
 * What a clumsy player does wrong just now, about `rate` of the times that he looks: he drops a card, revokes, or leads out of
 * turn. Null when nothing goes wrong.
 */
export function clumsyAct(sight: Sight, rate: number, random: Random): Act | null {
  const { view, seat } = sight;
  if (random() >= rate || view.phase !== 'playing' || view.claim || view.question || view.rulings.length > 0)
    return null;
  if (view.consentAsked) return null;
  const laid = seat === view.dummy && view.dummyDown;
  if (laid || view.putDown.length > 0 || view.called.some((one) => one.seat === seat)) return null;
  const { below, exposed, faced } = view.hands[seat];
  const held = cardsSeen(sight, seat).filter((card) => ![...below, ...exposed, ...faced].includes(card));
  if (held.length < 2) return null;
  const own = view.waitingWhy === 'card' && view.turn === seat;
  if (!own) return leadsOutOfTurn(sight, held, random);
  const led = trickNow(sight)[0];
  const allowed = mayPlay(sight, seat);
  const wrong = led ? held.filter((card) => suitOf(card) !== suitOf(led.card)) : [];
  const revokes = led !== undefined && allowed.some((card) => suitOf(card) === suitOf(led.card)) && wrong.length > 0;
  const card = pick(random, revokes && random() < 0.5 ? wrong : held);
  if (!card) return null;
  if (revokes && wrong.includes(card)) return { verb: 'play', cards: [card] };
  return { verb: 'drop', cards: [card] };
}

/** A card put down when another hand of the table is to lead. */
function leadsOutOfTurn(sight: Sight, held: readonly Card[], random: Random): Act | null {
  const { view, seat } = sight;
  const turn: Seat | null = view.turn;
  if (view.waitingWhy !== 'card' || turn === null || turn === seat || view.dummy === seat) return null;
  if (!leadsNext(sight) || leftOf(turn) !== seat) return null;
  const card = pick(random, held);
  return card ? { verb: 'play', cards: [card] } : null;
}
