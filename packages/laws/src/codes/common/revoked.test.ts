import type { RulingLogEntry } from '@eldest-hand/laws';
import { viewOf } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { after, ending, finished, given } from '../../../test/table-from.ts';

const laterOf = ({ outcome }: RulingLogEntry): string | undefined =>
  outcome.state === 'elected' ? outcome.later : undefined;

/** West throws a diamond on a heart; the trick is quitted, and South claims the revoke. */
const claimed = (code: 'auction-1913' | 'bridge-1905') =>
  after(
    ending({ code, leader: 'S' }),
    'S: play H8',
    'W: play D7',
    'S: dummy H7',
    'E: play HJ',
    'E: gather',
    'S: attention revoke W',
  );

describe.each(['auction-1913', 'bridge-1905'] as const)('%s: what a ruling about a revoke says', (code) => {
  const table = claimed(code);
  const [ruling] = viewOf(table, 'S').rulings;

  it('names the suit that was led', () => {
    expect(ruling?.suit).toBe('H');
    expect(ruling?.happened).toBe(
      'West played the seven of diamonds to trick 10, to which hearts were led, and did not follow suit when he could.',
    );
  });

  it('says that the penalty is written when the hand is over, and for whom; not when it has been', () => {
    const chosen = after(table, 'S: elect tricks');
    const later = 'This is written when the hand is over, for North and South.';
    expect(viewOf(chosen, 'E').rulingLog.map(laterOf)).toEqual([later]);
    const over = after(chosen, 'E: play S9', 'S: claim 2', 'W: admit', 'E: admit');
    expect(viewOf(over, 'E').rulingLog.map(laterOf)).toEqual([undefined]);
  });
});

it('a revoke put right in time names the suit as well', () => {
  const back = after(ending({ leader: 'S' }), 'S: play H8', 'W: play D7', 'W: take-back D7');
  expect(viewOf(back, 'S').rulings.map(({ happened, suit }) => [suit, happened])).toEqual([
    ['H', 'West took back the seven of diamonds: he could follow suit in hearts.'],
  ]);
});

describe('what a side that revoked does not score', () => {
  const after1913 = (won: number, revoker: 'S' | 'W', ...lines: readonly string[]) =>
    after(finished({ contract: 'S 2R' }, won, revoker), ...lines).result?.forfeits;
  const west = ['S: attention revoke W', 'S: elect points'];
  const south = ['W: attention revoke S', 'E: elect points'];
  it.each([
    ['its tricks', 9, 'S', south, [{ side: 'NS', law: 84 }]],
    ['what the others fell short', 7, 'W', west, [{ side: 'EW', law: 84 }]],
    ['nothing, where the others made it', 9, 'W', west, undefined],
    ['nothing, where the others are paid', 6, 'S', south, undefined],
  ] as const)('auction-1913: %s', (_, won, revoker, lines, forfeits) =>
    expect(after1913(won, revoker, ...lines)).toEqual(forfeits),
  );

  const NOTHING = { below: 0, above: 0, games: 0 };
  const after1905 = (below: number) =>
    after(
      finished({ code: 'bridge-1905', contract: 'S H', score: { NS: { ...NOTHING, below }, EW: NOTHING } }, 12, 'S'),
      'W: attention revoke S',
      'W: elect tricks',
    ).result?.forfeits;
  it('bridge-1905: what goes beyond twenty-eight', () => {
    expect(after1905(24)).toEqual([{ side: 'NS', law: 89 }]);
    expect(after1905(0)).toBeUndefined();
  });
});

it('a declaration that is ruled upon is named', () => {
  const said = (...lines: readonly string[]) =>
    viewOf(after(given(), ...lines), 'W').rulings.map(({ call, happened }) => [call, happened]);
  expect(said('S: bid 1S', 'N: bid 1C')).toEqual([['1C', 'North bid 1 club when it was not his turn.']]);
  expect(said('S: bid 2H', 'W: bid 2D')).toEqual([
    ['2D', 'West bid 2 diamonds, which is not higher than the last one.'],
  ]);
  expect(said('S: bid 2H', 'W: bid 8D')).toEqual([['8D', 'West bid 8 diamonds, which cannot be.']]);
});
