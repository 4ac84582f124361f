import { type Card, type Seat, sideOf, suitOf } from '@eldest-hand/cards';
import type { Act } from '@eldest-hand/laws';
import type { Solver } from '@eldest-hand/solver';
import { sensibleCard } from './card-sense.ts';
import { claimIsAgainst, holdsWinner, restIsMine } from './claims.ts';
import { declare1905 } from './declare-1905.ts';
import { correct1913, declare1913 } from './declare-1913.ts';
import { claimHolds, ponderCard, type Reckoning } from './ponder.ts';
import type { Random } from './random.ts';
import { chooseInRuling } from './rulings.ts';
import { cardsSeen, mayPlay, type Sight } from './sight.ts';

export const LEVELS = ['easy', 'club', 'strong'] as const;
/** `easy` goes by rules, `club` reckons when few cards are left, `strong` always. */
export type Level = (typeof LEVELS)[number];

export interface Robot {
  readonly level: Level;
  readonly random: Random;
  /** Without one a robot of any level goes by rules. */
  readonly solver?: Solver;
  /** How long it may reckon, in milliseconds. */
  readonly patience?: number;
  /** A claim of its was disputed in this deal: it makes no other. */
  readonly claims?: boolean;
}

const PATIENCE = 900;
/** How many deals a robot looks at for one card. */
const DEALS = { easy: 0, club: 8, strong: 40 } as const;
/** A club player begins to reckon with so many cards left. */
const CLUB_CARDS = 6;

function reckoningOf(sight: Sight, robot: Robot): Reckoning | null {
  const { level, solver, patience = PATIENCE } = robot;
  const left = sight.view.hands[sight.seat].count;
  if (!solver || level === 'easy' || (level === 'club' && left > CLUB_CARDS)) return null;
  // The first lead is made by rule: nothing is known that reckoning could use.
  if (!sight.view.dummyDown) return null;
  return { solver, deals: DEALS[level], until: performance.now() + patience };
}

/** The card that is put down for the seat whose turn it is: the robot's own, or dummy's. */
function playCard(sight: Sight, robot: Robot): Act | null {
  const { view, seat } = sight;
  const from = view.turn;
  if (!from) return null;
  if (robot.claims !== false && from === seat && restIsMine(sight)) return { verb: 'claim', tricks: 'rest' };
  const allowed = mayPlay(sight, from);
  if (allowed.length === 0) return null;
  const reckoning = reckoningOf(sight, robot);
  const card = reckoning
    ? ponderCard(sight, from, allowed, reckoning, robot.random)
    : sensibleCard(sight, from, allowed);
  return { verb: from === seat ? 'play' : 'dummy', cards: [card] };
}

function answerClaim(sight: Sight, robot: Robot): Act {
  const claim = sight.view.claim as NonNullable<Sight['view']['claim']>;
  const left = sight.view.hands[sight.seat].count;
  // A partner gives up what the others may have.
  if (!claimIsAgainst(sight)) return holdsWinner(sight) ? { verb: 'dispute' } : { verb: 'admit' };
  if (claim.tricks >= left && holdsWinner(sight)) return { verb: 'dispute' };
  const reckoning = robot.solver && {
    solver: robot.solver,
    deals: 10,
    until: performance.now() + (robot.patience ?? PATIENCE),
  };
  const holds = reckoning ? claimHolds(sight, claim.seat, claim.tricks, reckoning, robot.random) : null;
  return holds === false ? { verb: 'dispute' } : { verb: 'admit' };
}

/** A card is cut from anywhere in the spread pack where nobody has cut yet. */
function drawCard({ view }: Sight, { random }: Robot): Act | null {
  if (!view.cutting) return null;
  const { cards, taken } = view.cutting;
  const free = Array.from({ length: cards }, (_, at) => at + 1).filter((place) => !taken.includes(place));
  const place = free[Math.floor(random() * free.length)];
  return place === undefined ? null : { verb: 'draw', places: [place] };
}

/** The card of a revoke that must be taken back: the one that did not follow suit though the hand could. */
function takeBack(sight: Sight): Act | null {
  const trick = trickOnTable(sight);
  const led = trick[0];
  const own = trick.find(({ seat }) => seat === sight.seat);
  return led && own && suitOf(own.card) !== suitOf(led.card) ? { verb: 'take-back', cards: [own.card] } : null;
}

const trickOnTable = (sight: Sight) => (sight.view.trick.length > 0 ? sight.view.trick : (sight.pile.at(-1) ?? []));

const holdsSuitLed = (sight: Sight): boolean => {
  const { question } = sight.view;
  return question !== null && cardsSeen(sight, sight.seat).some((card: Card) => suitOf(card) === question.suit);
};

/**
 * What a robot in this seat does now; null when the table does not wait for it. It sees what is in `sight`, so that its choice
 * cannot depend on a hidden card.
 */
export function robotAct(sight: Sight, robot: Robot): Act | null {
  const { view, seat } = sight;
  if (!view.waitingFor.includes(seat)) return null;
  switch (view.waitingWhy) {
    case 'ruling':
      return chooseInRuling(sight);
    case 'cut':
      return { verb: 'cut' };
    case 'claim':
      return answerClaim(sight, robot);
    case 'consent':
      // A robot has no interest in somebody else's slip.
      return { verb: 'consent' };
    case 'answer':
      return { verb: 'answer', answer: holdsSuitLed(sight) ? 'some' : 'none' };
    case 'correction':
      if (view.phase === 'declaring') return correct1913(sight);
      return takeBack(sight) ?? playCard(sight, robot);
    case 'call':
      return view.code === 'bridge-1905' ? declare1905(sight) : declare1913(sight);
    case 'card':
      return playCard(sight, robot);
    case 'draw':
      return drawCard(sight, robot);
    case 'take-seat':
      return { verb: 'take-seat', seat };
    case 'new-rubber':
      return { verb: 'new-rubber' };
  }
}

/** Which seats a robot would leave to a person of its side who is asked with it. */
export const askedTogether = (sight: Sight): readonly Seat[] =>
  sight.view.waitingFor.filter((other) => other !== sight.seat && sideOf(other) === sideOf(sight.seat));
