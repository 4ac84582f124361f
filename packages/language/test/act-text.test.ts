import type { Card } from '@eldest-hand/cards';
import { type Act, DENOMINATIONS, TOPICS, type Verb } from '@eldest-hand/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFault, readAct, writeAct } from '../src/index.ts';

/** Every line of the contract, and the data that it stands for. */
const CONTRACT: readonly [string, Act][] = [
  ['bid 3R', { verb: 'bid', call: '3R' }],
  ['bid 1N', { verb: 'bid', call: '1N' }],
  ['bid 8H', { verb: 'bid', call: '8H' }],
  ['bid 0C', { verb: 'bid', call: '0C' }],
  ['pass', { verb: 'pass' }],
  ['double', { verb: 'double' }],
  ['redouble', { verb: 'redouble' }],
  ['correct 3D', { verb: 'correct', call: '3D' }],
  ['make H', { verb: 'make', denomination: 'H' }],
  ['leave', { verb: 'leave' }],
  ['ask-lead', { verb: 'ask-lead' }],
  ['yes', { verb: 'yes' }],
  ['satisfied', { verb: 'satisfied' }],
  ['play HK', { verb: 'play', cards: ['HK'] }],
  ['play HK H3', { verb: 'play', cards: ['HK', 'H3'] }],
  ['dummy SA', { verb: 'dummy', cards: ['SA'] }],
  ['arrange SA', { verb: 'arrange', cards: ['SA'] }],
  ['take-back HK', { verb: 'take-back', cards: ['HK'] }],
  ['gather', { verb: 'gather' }],
  ['call HK', { verb: 'call', cards: ['HK'] }],
  ['drop HK', { verb: 'drop', cards: ['HK'] }],
  ['drop HK floor', { verb: 'drop', cards: ['HK'], manner: 'floor' }],
  ['show HK partner', { verb: 'show', cards: ['HK'], manner: 'partner' }],
  ['show HK adversary', { verb: 'show', cards: ['HK'], manner: 'adversary' }],
  ['mention HK', { verb: 'mention', cards: ['HK'] }],
  ['mention HK partner', { verb: 'mention', cards: ['HK'], manner: 'partner' }],
  ['throw-down', { verb: 'throw-down' }],
  ['face', { verb: 'face' }],
  ['pick-up HK', { verb: 'pick-up', cards: ['HK'] }],
  ['ask-none', { verb: 'ask-none' }],
  ['answer none', { verb: 'answer', answer: 'none' }],
  ['answer some', { verb: 'answer', answer: 'some' }],
  ['claim rest', { verb: 'claim', tricks: 'rest' }],
  ['claim 5', { verb: 'claim', tricks: 5 }],
  ['concede 2', { verb: 'concede', tricks: 2 }],
  ['concede rest', { verb: 'concede', tricks: 'rest' }],
  ['admit', { verb: 'admit' }],
  ['dispute', { verb: 'dispute' }],
  ['require-face', { verb: 'require-face' }],
  ['attention revoke W', { verb: 'attention', topic: 'revoke', seat: 'W' }],
  ['attention revoke W 3', { verb: 'attention', topic: 'revoke', seat: 'W', trick: 3 }],
  ['attention trick', { verb: 'attention', topic: 'trick' }],
  ['attention lead', { verb: 'attention', topic: 'lead' }],
  ['attention short', { verb: 'attention', topic: 'short' }],
  ['attention surplus 4', { verb: 'attention', topic: 'surplus', trick: 4 }],
  ['attention taken', { verb: 'attention', topic: 'taken' }],
  ['attention irregularity', { verb: 'attention', topic: 'irregularity' }],
  ['attention score', { verb: 'attention', topic: 'score' }],
  ['refer', { verb: 'refer' }],
  ['suggest SA', { verb: 'suggest', cards: ['SA'] }],
  ['place-cards', { verb: 'place-cards' }],
  ['consult', { verb: 'consult' }],
  ['elect expose', { verb: 'elect', option: 'expose' }],
  ['elect 2 expose', { verb: 'elect', option: 'expose', ruling: 2 }],
  ['elect suit H', { verb: 'elect', option: 'suit H' }],
  ['elect play HK', { verb: 'elect', option: 'play HK' }],
  ['elect win 1', { verb: 'elect', option: 'win 1' }],
  ['elect 3 win 1', { verb: 'elect', option: 'win 1', ruling: 3 }],
  ['elect new-deal', { verb: 'elect', option: 'new-deal' }],
  ['cut', { verb: 'cut' }],
  ['new-rubber', { verb: 'new-rubber' }],
  ['draw 17', { verb: 'draw', places: [17] }],
  ['draw 1 52', { verb: 'draw', places: [1, 52] }],
  ['take-seat E', { verb: 'take-seat', seat: 'E' }],
  ['substitute W', { verb: 'substitute', seat: 'W' }],
  ['no-substitute W', { verb: 'no-substitute', seat: 'W' }],
  ['ask-undo', { verb: 'ask-undo' }],
  ['ask-deal-again', { verb: 'ask-deal-again' }],
  ['consent', { verb: 'consent' }],
  ['no-consent', { verb: 'no-consent' }],
];

describe('the acts of the contract', () => {
  it.each(CONTRACT)('%s', (line, act) => {
    expect(readAct(`E: ${line}`)).toEqual({ seat: 'E', act });
    expect(writeAct('E', act)).toBe(`E: ${line}`);
  });
});

const seats = fc.constantFrom('N' as const, 'E' as const, 'S' as const, 'W' as const);
const card = fc
  .tuple(fc.constantFrom(...'SHDC'), fc.constantFrom(...'AKQJT98765432'))
  .map(([suit, rank]) => `${suit}${rank}` as Card);
const cards = fc.array(card, { minLength: 1, maxLength: 13 });
const call = fc.tuple(fc.nat(999), fc.constantFrom(...'SHDCNR')).map(([level, name]) => `${level}${name}`);
const trick = fc.integer({ min: 1, max: 13 });
const option = fc.oneof(
  fc.constantFrom(
    ...['expose', 'call-suit', 'prohibit', 'highest', 'lowest', 'win', 'lose', 'require', 'forbid', 'points', 'tricks'],
    ...['new-deal', 'stand', 'penalize', 'last-bid', 'refuse', 'compel', 'ignore', 'waive'],
  ),
  fc.constantFrom(...'SHDC').map((suit) => `suit ${suit}`),
  card.map((one) => `play ${one}`),
  trick.map((one) => `win ${one}`),
);
const plainVerb = fc.constantFrom(
  ...(['pass', 'double', 'redouble', 'leave', 'ask-lead', 'yes', 'satisfied', 'gather', 'throw-down', 'face'] as const),
  ...([
    'ask-none',
    'admit',
    'dispute',
    'require-face',
    'refer',
    'place-cards',
    'consult',
    'cut',
    'new-rubber',
    'ask-undo',
    'ask-deal-again',
    'consent',
    'no-consent',
  ] as const),
);
const cardVerb = fc.constantFrom(...(['play', 'dummy', 'arrange', 'take-back', 'call', 'pick-up', 'suggest'] as const));
const just = <const T>(value: T) => fc.constant(value);
const optional = { requiredKeys: ['verb', 'cards'] as ('verb' | 'cards')[] };
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ verb: fc.constantFrom('bid' as const, 'correct' as const), call }),
  fc.record({ verb: plainVerb }),
  fc.record({ verb: just('make'), denomination: fc.constantFrom(...DENOMINATIONS) }),
  fc.record({ verb: cardVerb, cards }),
  fc.record({ verb: just('drop'), cards, manner: just('floor') }, optional),
  fc.record({ verb: just('show'), cards, manner: fc.constantFrom('partner' as const, 'adversary' as const) }),
  fc.record({ verb: just('mention'), cards, manner: just('partner') }, optional),
  fc.record({ verb: just('answer'), answer: fc.constantFrom('none' as const, 'some' as const) }),
  fc.record({
    verb: fc.constantFrom('claim' as const, 'concede' as const),
    tricks: fc.oneof(fc.integer({ min: 0, max: 13 }), just('rest')),
  }),
  fc.record({ verb: just('draw'), places: fc.array(fc.integer({ min: 1, max: 52 }), { minLength: 1, maxLength: 4 }) }),
  fc.record({
    verb: fc.constantFrom('take-seat' as const, 'substitute' as const, 'no-substitute' as const),
    seat: seats,
  }),
  fc.record(
    { verb: just('attention'), topic: fc.constantFrom(...TOPICS), seat: seats, trick },
    { requiredKeys: ['verb', 'topic'] },
  ),
  fc.record(
    { verb: just('elect'), option, ruling: fc.integer({ min: 1, max: 1_000_000 }) },
    { requiredKeys: ['verb', 'option'] },
  ),
) as fc.Arbitrary<Act>;

describe('an act as text and as data', () => {
  it('comes back the same from its line', () => {
    fc.assert(
      fc.property(seats, act, (seat, one) => {
        expect(readAct(writeAct(seat, one))).toEqual({ seat, act: one });
      }),
    );
  });

  it('comes back the same from a line carelessly typed', () => {
    const careless = (line: string) =>
      line
        .replace(/ ([SHDC])T\b/g, ' $110')
        .replace(/\bS(?=[AKQJ2-9]\b|10)/g, '♠')
        .toLowerCase()
        .replaceAll(' ', '   ')
        .replace(':', '  :\t');
    fc.assert(
      fc.property(seats, act, (seat, one) => {
        expect(readAct(`  ${careless(writeAct(seat, one))}  `)).toEqual({ seat, act: one });
      }),
    );
  });

  it('is written exactly: one space between words, nothing more', () => {
    fc.assert(
      fc.property(seats, act, (seat, one) => {
        expect(writeAct(seat, one)).toMatch(/^[NESW]: \S+(?: \S+)*$/);
      }),
    );
  });

  it('never throws, whatever the line', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        readAct(text);
        readAct(`N: ${text}`);
      }),
    );
  });
});

describe('typed by hand', () => {
  it.each([
    ['e: play hk', 'E: play HK'],
    ['E:play h10', 'E: play HT'],
    ['E: play ♥K ♥3', 'E: play HK H3'],
    ['E: play ♥\uFE0F10', 'E: play HT'],
    ['E: play HK, H3', 'E: play HK H3'],
    ['S: BID 3nt', 'S: bid 3N'],
    ['S: bid 03♥', 'S: bid 3H'],
    ['N: elect 2 Suit ♦', 'N: elect 2 suit D'],
    ['N: elect play s10', 'N: elect play ST'],
    ['W: Claim Rest', 'W: claim rest'],
  ])('%s', (typed, exact) => {
    const read = readAct(typed);
    if (isFault(read)) throw new Error(read.fault);
    expect(writeAct(read.seat, read.act)).toBe(exact);
  });
});

describe('a line that is no act says why', () => {
  it.each([
    ['play HK', /begins with a seat/],
    ['X: play HK', /begins with a seat/],
    ['E: plya HK', /"plya" is no verb/],
    ['E: constructor', /no verb/],
    ['E:', /nothing is no verb/],
    ['E: play', /play: a card is missing/],
    ['E: play HX', /"HX" is no card/],
    ['E: play KH', /"KH" is no card/],
    ['E: bid 3', /"3" is no bid/],
    ['E: bid H3', /no bid/],
    ['E: bid 1000H', /no bid/],
    ['E: bid 1H 2H', /one word too many/],
    ['E: make Z', /no denomination/],
    ['E: pass HK', /nothing may follow/],
    ['E: show HK', /partner or adversary/],
    ['E: drop HK table', /"table" is no card/],
    ['E: answer maybe', /none or some/],
    ['E: claim', /number of tricks/],
    ['E: claim 14', /from 0 to 13/],
    ['E: attention', /no topic/],
    ['E: attention revoke 14', /from 1 to 13/],
    ['E: attention revoke Q', /no seat/],
    ['E: elect', /no option/],
    ['E: elect 0 waive', /no ruling/],
    ['E: elect suit X', /no suit/],
    ['E: elect suit H D', /one suit/],
    ['E: elect win 0', /no trick/],
  ])('%s', (line, why) => {
    const read = readAct(line);
    expect(isFault(read) && read.fault).toMatch(why);
  });
});

it('the contract above names every verb there is', () => {
  const named = new Set<Verb>(CONTRACT.map(([, one]) => one.verb));
  expect([...named].sort()).toEqual(
    fc
      .sample(act, { numRuns: 2000, seed: 1 })
      .map(({ verb }) => verb)
      .filter((verb, at, all) => all.indexOf(verb) === at)
      .sort(),
  );
});
