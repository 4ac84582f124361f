import { bySeat, bySide, type Card } from '@eldest-hand/cards';
import type { Ruling } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { readExpectation } from '../src/expect/index.ts';
import type { Facts, Moment } from '../src/expect/moment.ts';
import { isFault } from '../src/index.ts';

const ruling: Ruling = {
  id: 1,
  law: 76,
  incident: 'lead-out-of-turn',
  against: 'E',
  to: ['S'],
  options: ['expose', 'call-suit', 'waive'],
  cards: ['HK'],
  holds: false,
};
const facts: Facts = {
  phase: 'playing',
  turn: 'W',
  rulings: [ruling, { ...ruling, id: 2, law: 84, to: ['N', 'S'], options: ['points', 'tricks', 'waive'] }],
  exposed: { ...bySeat(() => []), E: ['HK', 'D5'] },
  barred: ['W'],
  contract: { seat: 'S', bid: '2R', doubled: 2 },
  trick: [
    { seat: 'W', card: 'C7' },
    { seat: 'N', card: 'C2' },
  ],
  tricks: { NS: 5, EW: 4 },
  revokes: [{ seat: 'W', trick: 3, card: 'S2', law: 83, status: 'established', noticed: false }],
  score: { NS: { below: 16, above: 0, games: 0 }, EW: { below: 0, above: 250, games: 1 } },
  dealer: 'N',
  cutting: { toDraw: ['W', 'N'], order: ['E', 'S', 'N', 'W'] },
  rubbersRunning: { N: 2, E: 0, S: 1, W: 1 },
  substitutes: ['W'],
};
const held: readonly Card[] = ['HT', 'H2'];
const moment: Moment = { facts, lawful: (seat) => (seat === 'W' ? held : []), refusal: null };

const look = (text: string, at: Moment = moment): string | undefined => {
  const read = readExpectation(text);
  if (isFault(read)) throw new Error(read.fault);
  return read.check(at);
};

it.each([
  'ruling 76 to S against E: waive, expose, call-suit',
  'ruling 84 to S N against E: tricks, points, waive',
  'no ruling 12',
  'lawful W: H2 h10',
  'lawful N: none',
  'exposed E: D5 HK',
  'exposed S: none',
  'exposed S:',
  'turn W',
  'phase playing',
  'barred W',
  'not barred N',
  'contract S 2R doubled',
  'contract S 2R x2',
  'trick NC2 WC7',
  'tricks NS 5 EW 4',
  'tricks EW 4 NS 5',
  'revoke W 3 established',
  'score NS 16 0 0 EW 0 250 1',
  'score EW 0 250 1 NS 16 0 0',
  'dealer N',
  'to-cut N W',
  'cut-order E S N W',
  'rubbers W 1 N 2 E 0 S 1',
  'substitute W',
])('holds: %s', (text) => {
  expect(look(text)).toBeUndefined();
});

const OPEN = 'ruling 76 to S against E: expose, call-suit, waive';
const REVOKE = 'ruling 84 to N S against E: points, tricks, waive';

it.each([
  ['ruling 76 to S against E: expose, waive', OPEN],
  ['ruling 76 to S against E: expose, call-suit, waive, stand', OPEN],
  ['ruling 76 to S N against E: expose, call-suit, waive', OPEN],
  ['ruling 76 to S against W: expose, call-suit, waive', OPEN],
  ['ruling 77 to S against E: expose, call-suit, waive', `${OPEN}; ${REVOKE}`],
  ['no ruling', `${OPEN}; ${REVOKE}`],
  ['no ruling 84', REVOKE],
  ['lawful W: H2', 'lawful W: HT H2'],
  ['lawful W: H2 HT H3', 'lawful W: HT H2'],
  ['lawful W: none', 'lawful W: HT H2'],
  ['lawful N: H2', 'lawful N: none'],
  ['exposed E: HK', 'exposed E: HK D5'],
  ['turn N', 'turn W'],
  ['turn none', 'turn W'],
  ['phase over', 'phase playing'],
  ['barred N', 'barred W'],
  ['not barred W', 'barred W'],
  ['contract S 2R', 'contract S 2R doubled'],
  ['contract N 2R doubled', 'contract S 2R doubled'],
  ['contract none', 'contract S 2R doubled'],
  ['trick', 'trick WC7 NC2'],
  ['trick WC7', 'trick WC7 NC2'],
  ['tricks NS 4 EW 5', 'tricks NS 5 EW 4'],
  ['revoke W 3 correctable', 'revoke W 3 established'],
  ['revoke W 2 established', 'revoke W 3 established'],
  ['no revoke', 'revoke W 3 established'],
  ['dealer E', 'dealer N'],
  ['to-cut N', 'to-cut N W'],
  ['to-cut none', 'to-cut N W'],
  ['cut-order S E N W', 'cut-order E S N W'],
  ['rubbers N 2 E 1 S 1 W 1', 'rubbers N 2 E 0 S 1 W 1'],
  ['substitute none', 'substitute W'],
  ['score NS 16 0 0 EW 0 250 0', 'score NS 16 0 0 EW 0 250 1'],
])('does not hold: %s', (text, found) => {
  expect(look(text)).toBe(found);
});

describe('where nothing has happened', () => {
  const nothing: Facts = {
    ...facts,
    phase: 'declaring',
    turn: null,
    rulings: [],
    exposed: bySeat(() => []),
    barred: [],
    contract: null,
    trick: [],
    tricks: bySide(() => 0),
    revokes: [],
  };
  const quiet: Moment = { ...moment, facts: nothing };

  it.each(['no ruling', 'turn none', 'contract none', 'trick', 'trick none', 'no revoke', 'not barred W'])(
    'holds: %s',
    (text) => {
      expect(look(text, quiet)).toBeUndefined();
    },
  );

  it.each([
    [OPEN, 'no ruling'],
    ['turn W', 'turn none'],
    ['contract S 2R', 'contract none'],
    ['trick WC7', 'trick none'],
    ['revoke W 3 established', 'no revoke'],
    ['barred W', 'barred none'],
  ])('does not hold: %s', (text, found) => {
    expect(look(text, quiet)).toBe(found);
  });

  it('does not count a revoke put right in time', () => {
    const [revoke] = facts.revokes;
    if (!revoke) throw new Error('no revoke to put right');
    const corrected = { ...quiet, facts: { ...nothing, revokes: [{ ...revoke, status: 'corrected' as const }] } };
    expect(look('no revoke', corrected)).toBeUndefined();
    expect(look('revoke W 3 corrected', corrected)).toBeUndefined();
  });
});

describe('a refusal', () => {
  const refused: Moment = { ...moment, refusal: { code: 'not-yours', message: 'It is for South.', law: 60 } };

  it('holds with and without the number of its law', () => {
    expect(look('refused', refused)).toBeUndefined();
    expect(look('refused 60', refused)).toBeUndefined();
  });

  it('does not hold under another law, or when the act was done', () => {
    expect(look('refused 61', refused)).toBe('refused 60 (not-yours: It is for South.)');
    expect(look('refused')).toBe('the act done');
    expect(look('refused 60')).toBe('the act done');
  });

  it('without a law does not answer for one', () => {
    const plain: Moment = { ...moment, refusal: { code: 'card-not-held', message: 'You do not hold it.' } };
    expect(look('refused', plain)).toBeUndefined();
    expect(look('refused 60', plain)).toBe('refused (card-not-held: You do not hold it.)');
  });
});
