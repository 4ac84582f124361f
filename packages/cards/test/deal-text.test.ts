import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, type Hands, isDealFault, PACK, readDeal, type Seat, writeDeal } from '../src/index.ts';

const TEXT = 'N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76';
/** The deal above, card by card, set out by hand. */
const HANDS: Record<Seat, string> = {
  N: 'SK S5 S3 HQ H7 H2 DA DJ D4 C9 C8 C3 C2',
  E: 'SA S9 S2 HK HJ H8 DT D9 D8 D5 CQ CJ C4',
  S: 'SQ SJ ST S8 S4 HA H3 DK D7 D2 CA CK C5',
  W: 'S7 S6 HT H9 H6 H5 H4 DQ D6 D3 CT C7 C6',
};

const read = (text: string): Hands => {
  const deal = readDeal(text);
  if (isDealFault(deal)) throw new Error(deal.fault);
  return deal;
};
const spread = (hands: Hands) =>
  Object.fromEntries(Object.entries(hands).map(([seat, cards]) => [seat, cards.join(' ')]));

describe('the text of a deal', () => {
  it('is read from North', () => {
    expect(spread(read(TEXT))).toEqual(HANDS);
  });

  it.each([
    ['E', 'E:A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76 K53.Q72.AJ4.9832'],
    ['S', 'S:QJT84.A3.K72.AK5 76.T9654.Q63.T76 K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4'],
    ['W', 'W:76.T9654.Q63.T76 K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5'],
  ] as const)('may begin with %s', (first, text) => {
    expect(spread(read(text))).toEqual(HANDS);
    expect(writeDeal(read(TEXT), first)).toBe(text);
  });

  it.each([
    ['a byte order mark', `\uFEFF${TEXT}`],
    ['lower case', TEXT.toLowerCase()],
    ['10 for T', TEXT.replaceAll('T', '10')],
    ['spaces and line ends', `  N : ${TEXT.slice(2).replaceAll(' ', '  \r\n\t')}\r\n`],
  ])('stands %s', (_what, text) => {
    expect(spread(read(text))).toEqual(HANDS);
  });

  it('shows voids as nothing between the dots, and as a dash where somebody writes one', () => {
    const ending = { N: 'SA SK', E: 'HA HK', S: 'DA DK', W: 'CA CK' };
    expect(spread(read('N:AK... .AK.. ..AK. ...AK'))).toEqual(ending);
    expect(spread(read('N:AK.-.-.- -.AK.-.- ..AK. ...AK'))).toEqual(ending);
    expect(writeDeal(read('N:AK... .AK.. ..AK. ...AK'))).toBe('N:AK... .AK.. ..AK. ...AK');
  });

  it.each([
    ['', /begins with the seat/],
    ['K53.Q72.AJ4.9832', /begins with the seat/],
    ['X:A.K.Q.J K.A.J.Q Q.J.A.K J.Q.K.A', /begins with the seat/],
    ['N:A.K.Q.J K.A.J.Q Q.J.A.K', /four hands, this one has 3/],
    ['N:A.K.Q.J K.A.J.Q Q.J.A.K J.Q.K.A 2.2.2.2', /four hands, this one has 5/],
    ['N:A.K.Q K.A.J.Q Q.J.A.K J.Q.K.A', /N has 3 suits/],
    ['N:A.K.Q.J K.A.J.Q Q.J.A.K.3 J.Q.K.A', /S has 5 suits/],
    ['N:A.K.Q.1 K.A.J.Q Q.J.A.K J.Q.K.A', /N has "1", which is no rank/],
    ['N:SA.HK.DQ.CJ K.A.J.Q Q.J.A.K J.Q.K.A', /N has "S", which is no rank/],
    ['N:A.K.Q.J A.2.J.Q Q.J.A.K J.Q.K.A', /SA is dealt twice \(N and E\)/],
    ['N:AA.K.Q.J K2.A.J.Q Q3.J.A.K J4.Q.K.A', /SA is dealt twice \(N and N\)/],
    ['N:A2.K.Q.J K.A.J.Q Q.J.A.K J.Q.K.A', /not equal: N 5, E 4, S 4, W 4/],
    ['N:- - - -', /hands of 0 cards/],
    ['N:... ... ... ...', /hands of 0 cards/],
  ])('%s is faulty', (text, why) => {
    const deal = readDeal(text);
    expect(isDealFault(deal) && deal.fault).toMatch(why);
  });

  it('comes back the same, for every deal and ending and every first seat', () => {
    const deals = fc.tuple(fc.shuffledSubarray([...PACK], { minLength: 52 }), fc.integer({ min: 1, max: 13 }));
    fc.assert(
      fc.property(deals, fc.constantFrom<Seat>('N', 'E', 'S', 'W'), ([pack, size], first) => {
        const hand = (at: number) => PACK.filter((card) => pack.slice(at * size, (at + 1) * size).includes(card));
        const hands: Record<Seat, readonly Card[]> = { N: hand(0), E: hand(1), S: hand(2), W: hand(3) };
        const text = writeDeal(hands, first);
        expect(text.startsWith(`${first}:`)).toBe(true);
        expect(read(text)).toEqual(hands);
      }),
    );
  });

  it('is written in one way, in whatever order the cards are held', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(HANDS.N.split(' ') as Card[], { minLength: 13 }), (north) => {
        expect(writeDeal({ ...read(TEXT), N: north })).toBe(TEXT);
      }),
    );
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        readDeal(text);
        readDeal(`N:${text}`);
      }),
    );
  });
});
