import { describe, expect, it } from 'vitest';
import { after, answerTo, exposed, given, orders, revokes, rulings } from '../../../test/table-from.ts';

const begun = given();
const barred = (table: typeof begun) => table.barred.map((bar) => `${bar.seat} ${bar.law}`);

describe('auction-1913/65 A card exposed before the declaration is final', () => {
  it.each([
    ['dropped', 'E: drop HK', ['HK 65'], ['W 65']],
    ['led', 'E: play HK', ['HK 65'], ['W 65']],
    ['two at once', 'E: play HK H8', ['HK 65', 'H8 65'], ['W 65']],
    ['shown to the partner', 'E: show HK partner', ['HK 65'], ['W 65']],
    ['thrown down with the hand', 'E: drop DT D9', ['DT 65', 'D9 65'], ['W 65']],
    ['shown to an adversary only', 'E: show HK adversary', [], []],
    ['on the floor', 'E: drop HK floor', [], []],
    ['mentioned', 'E: mention HK', [], []],
  ])('%s', (_, line, lying, bars) => {
    const table = after(begun, line);
    expect([exposed(table, 'E'), barred(table)]).toEqual([lying, bars]);
  });

  it('any player’s card, also the dealer’s, bars his partner', () => {
    const table = after(begun, 'S: bid 1R', 'S: drop SQ', 'W: pass');
    expect([exposed(table, 'S'), barred(table)]).toEqual([['SQ 65'], ['N 65']]);
    expect(answerTo(table, 'N: bid 2R')).toBe('barred 65');
    expect(answerTo(table, 'N: pass')).toBe('done');
  });

  it('the bar is laid once and lasts whatever the adversaries call', () => {
    const table = after(begun, 'E: drop HK', 'E: drop H8', 'S: bid 1R');
    expect(barred(table)).toEqual(['W 65']);
    expect(answerTo(table, 'W: double')).toBe('barred 65');
    expect(answerTo(table, 'W: redouble')).toBe('barred 65');
  });

  const final = (...lines: readonly string[]) => after(begun, ...lines, 'S: bid 1R', 'W: pass', 'N: pass', 'E: pass');

  describe('when the declaration is final', () => {
    it.each([
      ['the leader’s partner', ['E: drop HK'], ['65 to S against E: prohibit, waive']],
      [
        'two suits are two questions',
        ['E: drop HK', 'E: drop DT'],
        ['65 to S against E: prohibit, waive', '65 to S against E: prohibit, waive'],
      ],
      ['two of one suit are one', ['E: drop HK', 'E: drop HJ'], ['65 to S against E: prohibit, waive']],
      ['the leader himself', ['W: drop HT'], []],
      ['the declarer’s side', ['N: drop HQ'], []],
    ])('%s', (_, lines, open) => expect(rulings(final(...lines))).toEqual(open));

    it('cards of the side that plays the hand go back, the others stay to be called', () => {
      const table = final('N: drop HQ', 'W: drop HT');
      expect([exposed(table, 'N'), exposed(table, 'W')]).toEqual([[], ['HT 65']]);
    });

    it('prohibit: the suit may not be led first', () => {
      const table = after(final('E: drop HK'), 'S: elect prohibit');
      expect(orders(table)).toEqual(['W not-lead-suit H']);
      expect(revokes(after(table, 'W: play HT'))).toEqual(['W 1 73 correctable']);
      const kept = after(table, 'W: play C7');
      expect([revokes(kept), orders(kept), exposed(kept, 'E')]).toEqual([[], [], ['HK 65']]);
    });

    it('waive: any suit may be led, and the card may still be called', () => {
      const table = after(final('E: drop HK'), 'S: elect waive', 'W: play HT');
      expect([revokes(table), exposed(table, 'E')]).toEqual([[], ['HK 65']]);
    });

    it.each([
      ['W: play C7', 'awaits-decision 94'],
      ['N: elect prohibit', 'not-yours 65'],
      ['S: elect expose', 'no-such-option 65'],
    ])('%s: %s', (line, answer) => expect(answerTo(final('E: drop HK'), line)).toBe(answer));
  });
});

describe('auction-1913/66 A card exposed before the lead', () => {
  const begunPlay = given({ contract: 'S 2R' });

  it.each([
    ['the leader’s partner', 'E: drop HK', ['HK 66'], ['66 to S against E: prohibit, waive']],
    [
      'two suits of his',
      'E: drop HK DT',
      ['HK 66', 'DT 66'],
      ['66 to S against E: prohibit, waive', '66 to S against E: prohibit, waive'],
    ],
    ['mentioned by him', 'E: mention HK', ['HK 66'], ['66 to S against E: prohibit, waive']],
    ['seen by an adversary only', 'E: show HK adversary', [], []],
  ])('%s', (_, line, lying, open) => {
    const table = after(begunPlay, line);
    expect([exposed(table, 'E'), rulings(table)]).toEqual([lying, open]);
  });

  it('a lead of two cards that waits is a lead: a card exposed after it is for 67', () => {
    const table = after(begunPlay, 'W: play C6 D3', 'E: drop HK');
    expect([exposed(table, 'E'), rulings(table).some((one) => one.startsWith('66'))]).toEqual([['HK 67'], false]);
  });

  it('the leader’s own card may be called, and nothing is asked', () => {
    const table = after(begunPlay, 'W: drop HT');
    expect([exposed(table, 'W'), rulings(table)]).toEqual([['HT 66'], []]);
    expect(answerTo(after(table, 'S: call HT'), 'W: play C7')).toBe('called-card 75');
  });

  it.each(['N: drop HQ', 'S: drop HA'])('the declarer’s side pays nothing: %s', (line) => {
    const table = after(begunPlay, line);
    expect([table.exposed, rulings(table)]).toEqual([[], []]);
  });

  it('prohibit: the lead of that suit', () => {
    const table = after(begunPlay, 'E: drop HK', 'S: elect prohibit');
    expect(orders(table)).toEqual(['W not-lead-suit H']);
    expect(revokes(after(table, 'W: play HT'))).toEqual(['W 1 73 correctable']);
  });

  it('a leader who holds other suits keeps off it', () => {
    const deal = 'N:AKQ.A.AKQJT.AKQJ 432..9876543.T98 JT98765..2.76543 .KQJT98765432..2';
    const onlyHeartsAndClub = given({ contract: 'S 1N', deal });
    expect(revokes(after(onlyHeartsAndClub, 'E: drop CT', 'S: elect prohibit', 'W: play HK'))).toEqual([]);
    expect(revokes(after(onlyHeartsAndClub, 'E: drop CT', 'S: elect prohibit', 'W: play C2'))).toEqual([
      'W 1 73 correctable',
    ]);
  });
});
