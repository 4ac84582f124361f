import { partnerOf, type Seat, SUITS, type Suit, sideOf } from '@eldest-hand/cards';
import type { Act, CallView } from '@eldest-hand/laws';
import { cardsSeen, type Sight } from './sight.ts';
import { defensiveTricks, inSuit, playingTricks, points, suitsProtected, supportTricks } from './worth.ts';

/*
 * Auction bridge as it was declared in 1913: royals count nine, so that spades at two are what a dealer says who would rather
 * pass; no-trumpers want three suits protected; the partner's suit is supported when it was overbid.
 */

/** What each odd trick counts. */
const VALUES = { S: 2, C: 6, D: 7, H: 8, R: 9, N: 10 } as const;
type Named = keyof typeof VALUES;
const NAMED: readonly Named[] = ['N', 'R', 'H', 'D', 'C'];

interface Bid {
  readonly level: number;
  readonly named: Named;
}

const read = (call: string): Bid | null => {
  const match = /^(\d)([SCDHRN])$/.exec(call);
  return match ? { level: Number(match[1]), named: match[2] as Named } : null;
};
const trumpsOf = (named: Named): Suit | null => (named === 'N' ? null : named === 'R' ? 'S' : named);

/** The lowest number of tricks at which a declaration goes over the last one; null where seven are not enough. */
function lowestOver(named: Named, last: Bid | null): number | null {
  for (let level = 1; level <= 7; level++) {
    const more = level * VALUES[named] - (last ? last.level * VALUES[last.named] : 0);
    if (more > 0 || (more === 0 && last && level > last.level)) return level;
  }
  return null;
}

/** What the calls so far say to this seat. */
interface Heard {
  readonly last: (Bid & { readonly seat: Seat }) | null;
  readonly doubled: number;
  /** What the partner has named in earnest: a spade is a pass. */
  readonly partners: Bid | null;
  /** Whether the adversaries have named anything in earnest. */
  readonly against: boolean;
}

function hear(calls: readonly CallView[], seat: Seat): Heard {
  let heard: Heard = { last: null, doubled: 1, partners: null, against: false };
  for (const call of calls) {
    const bid = read(call.call);
    if (!bid) {
      if (call.call !== 'pass' && !call.standsAs) heard = { ...heard, doubled: heard.doubled * 2 };
      continue;
    }
    const inEarnest = bid.named !== 'S';
    heard = {
      last: { ...bid, seat: call.seat },
      doubled: 1,
      partners: call.seat === partnerOf(seat) && inEarnest ? bid : heard.partners,
      against: heard.against || (sideOf(call.seat) !== sideOf(seat) && inEarnest),
    };
  }
  return heard;
}

/** The tricks that the side may hope for in a denomination, an average partner included where nothing is known of him. */
function hopedFor(sight: Sight, named: Named, heard: Heard): number {
  const cards = cardsSeen(sight, sight.seat);
  const trumps = trumpsOf(named);
  const friendly = heard.partners ? 0.7 : 0;
  const hostile = heard.against ? 0.4 : 0;
  if (!trumps) {
    const held = points(cards);
    const shares = held + (40 - held) / 3 + (heard.partners ? 3 : 0) - (heard.against ? 1.5 : 0);
    const long = Math.max(...SUITS.map((suit) => inSuit(cards, suit).length)) - 4;
    const open = 4 - suitsProtected(cards);
    return (shares * 13) / 40 + 0.3 * Math.max(0, long) - (heard.against ? 1.2 : 0.5) * Math.max(0, open - 1);
  }
  if (heard.partners?.named === named) return 3.2 + heard.partners.level + supportTricks(cards, trumps) - hostile / 2;
  const length = inSuit(cards, trumps).length;
  return playingTricks(cards, trumps) + 2.2 + friendly - hostile - (length < 4 ? 3 : length < 5 ? 0.8 : 0);
}

/** The best declaration that the cards bear over the last one, if any. */
function bestBid(sight: Sight, heard: Heard): Bid | null {
  let best: (Bid & { worth: number }) | null = null;
  for (const named of NAMED) {
    const level = lowestOver(named, heard.last);
    if (level === null) continue;
    const tricks = hopedFor(sight, named, heard);
    const spare = tricks - (6 + level);
    if (spare < 0) continue;
    const worth = spare + VALUES[named] / 8;
    if (!best || worth > best.worth) best = { level, named, worth };
  }
  return best;
}

/** Whether the last bid, an adversary's, is likely to fail by more than a trick. */
function doubles(sight: Sight, heard: Heard): boolean {
  const { last, doubled } = heard;
  if (!last || doubled > 1 || sideOf(last.seat) === sideOf(sight.seat)) return false;
  const tricks = defensiveTricks(cardsSeen(sight, sight.seat), trumpsOf(last.named));
  return tricks + 1.3 + (heard.partners ? 0.8 : 0) >= 13 - (6 + last.level) + 2;
}

/** What a player of 1913 says in his turn. */
export function declare1913(sight: Sight): Act {
  const { view, seat } = sight;
  const heard = hear(view.calls, seat);
  const mustDeclare = heard.last === null;
  if (view.barred.includes(seat) && !mustDeclare) return { verb: 'pass' };
  const partnersBid = heard.last !== null && sideOf(heard.last.seat) === sideOf(seat) && heard.last.named !== 'S';
  // A partner's declaration that nobody has gone over is let be, unless doubled with a better one in hand.
  if (partnersBid && heard.doubled === 1 && !betterThanPartners(sight, heard)) return { verb: 'pass' };
  const bid = partnersBid && heard.doubled > 1 ? null : bestBid(sight, heard);
  if (bid) return { verb: 'bid', call: `${bid.level}${bid.named}` };
  if (mustDeclare) return { verb: 'bid', call: '1S' };
  return doubles(sight, heard) ? { verb: 'double' } : { verb: 'pass' };
}

/** Whether the hand would do much better in something of its own than in what the partner has named. */
function betterThanPartners(sight: Sight, heard: Heard): boolean {
  if (!heard.last || heard.last.seat === sight.seat) return false;
  const bid = bestBid(sight, { ...heard, partners: null });
  if (!bid || bid.named === heard.last.named) return false;
  const supported = hopedFor(sight, heard.last.named, { ...heard, partners: heard.last });
  return hopedFor(sight, bid.named, heard) - (6 + bid.level) > supported - (6 + heard.last.level) + 1.5;
}

/** The bid that puts right an insufficient one: the same denomination, high enough. */
export function correct1913(sight: Sight): Act {
  const own = sight.view.calls.findLast(({ seat }) => seat === sight.seat);
  const before = hear(sight.view.calls.slice(0, own ? sight.view.calls.indexOf(own) : 0), sight.seat);
  const named = (own && read(own.call)?.named) ?? 'N';
  return { verb: 'correct', call: `${lowestOver(named, before.last) ?? 7}${named}` };
}
