import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, exposed } from '../../../test/table-from.ts';

const begun = ending({ leader: 'S' });

describe('auction-1913/72 Thrown cards and claims', () => {
  it('an adversary who throws down exposes his whole hand', () => {
    const table = after(begun, 'W: throw-down');
    expect(exposed(table, 'W')).toEqual(['SQ 72', 'S3 72', 'HT 72', 'D7 72']);
    expect(exposed(table, 'E')).toEqual([]);
  });

  it('his partner plays on with his own hand', () => {
    expect(answerTo(after(begun, 'W: throw-down', 'S: play H8', 'W: play HT', 'S: dummy H7'), 'E: play HJ')).toBe(
      'done',
    );
  });

  it('the declarer’s cards are faced, not exposed', () => {
    const table = after(begun, 'S: face');
    expect([table.exposed, table.faced.S]).toEqual([[], ['SA', 'S5', 'H8', 'D6']]);
    expect(answerTo(table, 'S: face')).toBe('not-now');
    expect(after(table, 'S: take-back SA').faced.S).toEqual(['S5', 'H8', 'D6']);
  });

  it('an adversary does not face his hand without a claim', () => {
    expect(answerTo(begun, 'W: face')).toBe('not-yours 72');
  });

  describe('the declarer claims', () => {
    const claimed = after(begun, 'S: claim 3');

    it.each(['W: throw-down', 'W: face', 'W: drop SQ S3 HT D7'])(
      'what the adversaries then show is not called: %s',
      (line) => {
        const table = after(claimed, line);
        expect([table.exposed, table.faced.W.length]).toEqual([[], 4]);
      },
    );

    it('a disputed claim is played out, and cards faced may be taken up', () => {
      const table = after(claimed, 'W: face', 'E: dispute');
      expect([table.claim, table.phase]).toEqual([null, 'playing']);
      expect(after(table, 'W: take-back SQ').faced.W).toEqual(['S3', 'HT', 'D7']);
      expect(exposed(after(table, 'W: take-back SQ', 'W: drop SQ'), 'W')).toEqual(['SQ 67']);
    });

    it('both adversaries admit it before the hand ends', () => {
      const once = after(claimed, 'W: admit');
      expect([once.phase, once.claim?.awaiting]).toEqual(['playing', ['E']]);
      const table = after(once, 'E: admit');
      expect([table.phase, table.tricks]).toEqual(['reckoning', { NS: 8, EW: 5 }]);
    });

    it.each([
      ['W: require-face', 'done'],
      ['E: require-face', 'done'],
      ['S: require-face', 'not-yours 72'],
      ['N: require-face', 'not-yours 72'],
      ['N: admit', 'not-yours 72'],
      ['N: dispute', 'not-yours 72'],
      ['S: play SA', 'not-now 72'],
      ['W: play SQ', 'not-now 72'],
      ['W: claim rest', 'not-now 72'],
    ])('%s: %s', (line, answer) => expect(answerTo(claimed, line)).toBe(answer));

    it('he may be required to face his cards', () => {
      expect(after(claimed, 'W: require-face').claim?.faceRequired).toBe(true);
      expect(after(claimed, 'W: require-face', 'S: face').faced.S.length).toBe(4);
    });
  });

  it.each([
    ['the declarer claims', 'S: claim rest', ['W', 'E'], 4],
    ['the declarer gives some away', 'S: concede 1', ['W', 'E'], 3],
    ['an adversary claims: the declarer answers', 'W: claim 2', ['S'], 2],
    ['an adversary gives some away', 'W: concede 1', ['S'], 3],
    ['an adversary gives all away: his partner answers', 'W: concede rest', ['E'], 0],
  ])('%s', (_, line, awaiting, tricks) => {
    expect(after(begun, line).claim).toMatchObject({ awaiting, tricks });
  });

  it('the declarer who gives all away needs no answer', () => {
    const table = after(begun, 'S: concede rest');
    expect([table.phase, table.tricks]).toEqual(['reckoning', { NS: 5, EW: 8 }]);
  });

  it('an adversary’s claim counts for his side', () => {
    expect(after(begun, 'W: claim 3', 'S: admit').tricks).toEqual({ NS: 6, EW: 7 });
  });

  it.each([
    ['S: claim 5', 'bad-act'],
    ['W: admit', 'not-now 72'],
    ['W: dispute', 'not-now 72'],
    ['W: require-face', 'not-now 72'],
  ])('without a claim, %s: %s', (line, answer) => expect(answerTo(begun, line)).toBe(answer));

  it('no claim while a ruling is open that play waits for', () => {
    expect(answerTo(after(ending({ leader: 'W' }), 'W: play HT D7'), 'S: claim rest')).toBe('awaits-decision 94');
  });
});
