import { type Card, type Hands, SEATS, type Seat } from '@eldest-hand/cards';
import type { Act, View } from '@eldest-hand/laws';

/** A small generator of pseudo-random numbers, so that a failure can be played again. */
export function newDice(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    chance: (p: number): boolean => next() < p,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}
export type Dice = ReturnType<typeof newDice>;

export interface Step {
  readonly seat: Seat;
  readonly act: Act;
}

const level = (calls: View['calls']): number => Math.max(0, ...calls.map(({ call }) => Number.parseInt(call, 10) || 0));

/** What a well-behaved player would do now, or nearly: he need not follow suit. */
function orderly(views: Readonly<Record<Seat, View>>, dice: Dice): Step {
  const view = views.N;
  const open = view.rulings[0];
  if (open)
    return { seat: dice.pick(open.to), act: { verb: 'elect', option: dice.pick(open.options), ruling: open.id } };
  const seat = dice.pick(view.waitingFor.length > 0 ? view.waitingFor : SEATS);
  switch (view.waitingWhy) {
    case 'cut':
      return { seat, act: { verb: 'cut' } };
    case 'claim':
      return { seat, act: { verb: dice.chance(0.5) ? 'admit' : 'dispute' } };
    case 'answer':
      return { seat, act: { verb: 'answer', answer: dice.pick(['none', 'some']) } };
    case 'correction': {
      const last = view.calls.findLast((call) => call.seat === seat)?.call ?? '1N';
      return { seat, act: { verb: 'correct', call: `${level(view.calls) + dice.pick([1, 2, 3])}${last.at(-1)}` } };
    }
    case 'call': {
      const bid = `${level(view.calls) + (dice.chance(0.8) ? 1 : 0)}${dice.pick(['S', 'H', 'D', 'C', 'N', 'R'])}`;
      const bids = !view.barred.includes(seat) && (view.calls.length < 2 || dice.chance(0.2));
      return { seat, act: bids ? { verb: 'bid', call: bid } : { verb: 'pass' } };
    }
    default: {
      const cards = views[seat].hands[view.turn ?? seat].cards ?? [];
      const led = view.trick[0]?.card[0];
      const same = cards.filter((card) => card[0] === led);
      const card = dice.pick(same.length > 0 && dice.chance(0.9) ? same : cards);
      return { seat, act: { verb: seat === view.turn ? 'play' : 'dummy', cards: [card] } };
    }
  }
}

/** Anything that a hand or a mouth could do. */
function disorderly(hands: Hands, dice: Dice): Step {
  const seat = dice.pick(SEATS);
  const cards: Card[] = [dice.pick(hands[seat])];
  const act = dice.pick<Act>([
    { verb: 'play', cards },
    { verb: 'play', cards: [...cards, dice.pick(hands[seat])] },
    { verb: 'drop', cards },
    { verb: 'drop', cards, manner: 'floor' },
    { verb: 'drop', cards, manner: 'floor' },
    { verb: 'pick-up', cards },
    { verb: 'show', cards, manner: 'partner' },
    { verb: 'show', cards, manner: 'adversary' },
    { verb: 'mention', cards },
    { verb: 'take-back', cards },
    { verb: 'call', cards },
    { verb: 'dummy', cards: [dice.pick(hands[dice.pick(SEATS)])] },
    { verb: 'ask-none' },
    { verb: 'gather' },
    { verb: 'attention', topic: 'revoke', seat: dice.pick(SEATS) },
    { verb: 'attention', topic: 'irregularity' },
    { verb: 'double' },
    { verb: 'pass' },
    { verb: 'claim', tricks: 1 },
    { verb: 'require-face' },
  ]);
  return { seat, act };
}

/** The next act of a table where people are careless about one time in six. */
export const nextStep = (views: Readonly<Record<Seat, View>>, hands: Hands, dice: Dice): Step =>
  dice.chance(0.17) ? disorderly(hands, dice) : orderly(views, dice);
