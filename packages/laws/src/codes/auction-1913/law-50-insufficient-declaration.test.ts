import { describe, expect, it } from 'vitest';
import { after, answerTo, correct, eventsOfKind, given, rulings } from '../../../test/table-from.ts';

const begun = given();
const insufficient = after(begun, 'S: bid 2H', 'W: bid 2D');
const impossible = after(begun, 'S: bid 2H', 'W: bid 8D');
const barred = (table: typeof begun) => table.barred.map((bar) => bar.seat);

describe('auction-1913/50 Insufficient and impossible declarations', () => {
  it.each([
    ['higher', ['S: bid 1C', 'W: bid 3S'], []],
    ['equal points, fewer tricks', ['S: bid 3S', 'W: bid 1C'], ['50 to NS against W: penalize, waive']],
    ['the same bid', ['S: bid 1C', 'W: bid 1C'], ['50 to NS against W: penalize, waive']],
    ['over his partner', ['S: bid 2C', 'W: pass', 'N: bid 1C'], ['50 to EW against N: penalize, waive']],
    ['more than seven', ['S: bid 1C', 'W: bid 8C'], ['50 to NS against W: penalize, new-deal, last-bid, waive']],
    [
      'more than seven, and nobody of the others has bid',
      ['S: bid 8C'],
      ['50 to WE against S: penalize, new-deal, waive'],
    ],
    [
      'a suit that cannot go so high',
      ['S: bid 3C', 'W: bid 5S'],
      ['50 to NS against W: penalize, new-deal, last-bid, waive'],
    ],
    ['none at all', ['S: bid 0C'], ['50 to WE against S: penalize, new-deal, waive']],
  ])('%s', (_, lines, open) => expect(rulings(after(begun, ...lines))).toEqual(open));

  describe('insufficient', () => {
    it('penalize: he must make it sufficient in the same suit, and his partner is barred', () => {
      const asked = after(insufficient, 'N: elect penalize');
      expect([asked.correctionDue, barred(asked)]).toEqual(['W', ['E']]);
      expect(answerTo(asked, 'N: pass')).toBe('awaits-decision 50');
      expect(answerTo(asked, 'W: pass')).toBe('awaits-decision 50');
      const table = after(asked, 'W: correct 3D');
      expect([table.correctionDue, table.caller]).toEqual([null, 'N']);
      expect(table.calls.at(-1)).toEqual({ seat: 'W', call: '3D', note: 'penalized' });
      expect(answerTo(after(table, 'N: pass'), 'E: bid 3N')).toBe('barred 50');
      expect(answerTo(after(table, 'N: pass'), 'E: double')).toBe('barred 50');
      expect(answerTo(after(table, 'N: pass'), 'E: pass')).toBe('done');
    });

    it.each([
      ['W: correct 2D', 'bad-act 50'],
      ['W: correct 3C', 'bad-act 50'],
      ['W: correct 8D', 'bad-act 50'],
      ['E: correct 3D', 'awaits-decision 50'],
      ['W: correct 4D', 'done'],
    ])('his correction, %s: %s', (line, answer) => {
      expect(answerTo(after(insufficient, 'S: elect penalize'), line)).toBe(answer);
    });

    it('which cannot be a pass', () => {
      expect(answerTo(after(insufficient, 'S: elect penalize'), correct('W', 'pass'))).toBe('bad-act 50');
    });

    it.each([
      ['an adversary bids', ['N: bid 3H'], []],
      ['an adversary doubles', ['N: double'], []],
      ['an adversary passes', ['N: pass'], ['E']],
      ['the barred player passes, then an adversary bids', ['N: pass', 'E: pass', 'S: bid 4H'], []],
    ])('the bar ends when %s', (_, lines, still) => {
      expect(barred(after(insufficient, 'N: elect penalize', 'W: correct 3D', ...lines))).toEqual(still);
    });

    it('waive: the bid stands as made and the next bid goes over it', () => {
      const table = after(insufficient, 'S: elect waive', 'N: pass', 'E: pass', 'S: pass');
      expect(table.contract).toEqual({ seat: 'W', bid: '2D', doubled: 1 });
    });

    it.each(['N: pass', 'N: double', 'N: bid 3D'])('the question lapses with %s', (line) => {
      const [lapsed] = eventsOfKind('lapsed', insufficient, line);
      expect(lapsed).toMatchObject({ law: 50, why: 'adversary-called' });
      expect(rulings(after(insufficient, line))).toEqual([]);
    });

    it.each([
      ['E: elect penalize', 'not-yours 50'],
      ['W: elect waive', 'not-yours 50'],
      ['N: elect new-deal', 'no-such-option 50'],
    ])('%s: %s', (line, answer) => expect(answerTo(insufficient, line)).toBe(answer));
  });

  describe('impossible', () => {
    it('penalize: it counts as all the tricks, and his partner is barred', () => {
      const table = after(impossible, 'N: elect penalize');
      expect(table.calls.at(-1)).toEqual({ seat: 'W', call: '7D', note: 'penalized' });
      expect([barred(table), table.caller, table.correctionDue]).toEqual([['E'], 'N', null]);
    });

    it('penalize: it is that bid which counts so, and not what he has bid out of turn since', () => {
      const again = after(impossible, 'W: bid 3S');
      expect(rulings(again)).toHaveLength(2);
      const table = after(again, 'N: elect penalize');
      expect(table.calls.map(({ seat, call }) => `${seat} ${call}`)).toEqual(['S 2H', 'W 7D', 'W 3S']);
      expect(table.calls[1]).toMatchObject({ note: 'penalized' });
    });

    it('new-deal', () => expect(after(impossible, 'S: elect new-deal').phase).toBe('void'));

    it('last-bid: their own last bid is final, with its doubles', () => {
      expect(after(impossible, 'N: elect last-bid').contract).toEqual({ seat: 'S', bid: '2H', doubled: 1 });
      const doubled = after(begun, 'S: bid 2H', 'W: double', 'N: pass', 'E: bid 9C', 'S: elect last-bid');
      expect(doubled.contract).toEqual({ seat: 'S', bid: '2H', doubled: 2 });
    });

    it('last-bid: the partner who named the suit first plays it', () => {
      const table = after(begun, 'S: bid 1H', 'W: pass', 'N: bid 2H', 'E: bid 8C', 'N: elect last-bid');
      expect(table.contract).toEqual({ seat: 'S', bid: '2H', doubled: 1 });
    });

    it('waive: it stands', () => {
      expect(after(impossible, 'N: elect waive').calls.at(-1)).toMatchObject({ call: '8D' });
    });
  });
});
