import { type Card, PACK, type Seat } from '@eldest-hand/cards';
import {
  type Act,
  type CodeName,
  DEFAULT_RULES,
  decide,
  fold,
  openTable,
  placeTable,
  type Table,
} from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { DEAL, handsOf, NEXT_DEAL } from '../../test/table-from.ts';

const RULES = { ...DEFAULT_RULES, places: 'cut' } as const;
const spreadOf = (...first: Card[]): Card[] => [...first, ...PACK.filter((card) => !first.includes(card))];

const fresh = (code: CodeName, ...first: Card[]): Table =>
  fold(openTable({ code, rules: RULES, dealer: 'N', deal: NEXT_DEAL, next: NEXT_DEAL, spread: spreadOf(...first) }));

/** A rubber just over, and how many each has played running with it. */
const over = (code: CodeName, N: number, E: number, S: number, W: number): Table =>
  fold(
    placeTable({
      code,
      rules: RULES,
      position: { hands: handsOf(DEAL), dealer: 'S', rubbers: { N, E, S, W } },
    }),
  );

interface Supplied {
  readonly candidates?: number;
  readonly spread?: readonly Card[];
}

function does(table: Table, seat: Seat, act: Act, { candidates = 0, spread = PACK }: Supplied = {}): Table {
  const decision = decide(table, seat, act, { seal: NEXT_DEAL, spread, candidates });
  if ('refusal' in decision) throw new Error(decision.refusal.message);
  return decision.table;
}
const refusal = (table: Table, seat: Seat, act: Act, supplied: Supplied = {}): string => {
  const decision = decide(table, seat, act, { seal: NEXT_DEAL, spread: PACK, candidates: 0, ...supplied });
  return 'refusal' in decision ? `${decision.refusal.code} ${decision.refusal.law ?? ''}`.trim() : 'done';
};
const draw = (...places: number[]): Act => ({ verb: 'draw', places });
/** N, E, S and W cut the first four cards of the spread. */
const cutAll = (table: Table, seats = 'NESW'): Table =>
  [...seats].reduce((now, seat, at) => does(now, seat as Seat, draw(at + 1)), table);

describe('cutting for partners', () => {
  const table = cutAll(fresh('auction-1913', 'S9', 'H3', 'DK', 'C3'));

  it('nothing is dealt before the places are settled', () => {
    const begun = fresh('auction-1913');
    expect([begun.phase, begun.dealNumber, begun.hands.N]).toEqual(['cutting', 0, []]);
    expect(refusal(begun, 'W', { verb: 'cut' })).toBe('not-now 18');
    expect(refusal(begun, 'N', { verb: 'pass' })).toBe('not-now 18');
    expect(refusal(begun, 'N', { verb: 'new-rubber' })).toBe('not-now 18');
    expect(refusal(begun, 'N', { verb: 'take-seat', seat: 'N' })).toBe('not-now 18');
  });

  it('the lowest comes first', () => expect(table.cutting?.order).toEqual(['E', 'W', 'N', 'S']));

  it('the lowest alone chooses, and his partner goes opposite', () => {
    expect(refusal(table, 'W', { verb: 'take-seat', seat: 'N' })).toBe('not-yours 18');
    const seated = does(table, 'E', { verb: 'take-seat', seat: 'S' });
    expect([seated.dealer, seated.cutting, seated.phase]).toEqual(['S', null, 'cutting']);
    expect(refusal(seated, 'N', { verb: 'cut' })).toBe('not-yours 32');
    const dealt = does(seated, 'E', { verb: 'cut' });
    expect([dealt.phase, dealt.dealNumber, dealt.caller]).toEqual(['declaring', 1, 'S']);
    expect(dealt.hands.N).toHaveLength(13);
  });

  it('what belongs to a person goes with him', () => {
    const moved = does({ ...table, rubbersRunning: { N: 1, E: 2, S: 3, W: 4 } }, 'E', { verb: 'take-seat', seat: 'S' });
    // East chose South; West opposite him; North, the lower adversary, on his left; South on his right.
    expect(moved.rubbersRunning).toEqual({ S: 2, N: 4, W: 1, E: 3 });
  });

  it.each<[string, Act, Seat, string]>([
    ['twice', draw(9), 'N', 'not-yours 18'],
    ['a card that is gone', draw(1), 'E', 'card-already-played 18'],
    ['no place of the pack', draw(53), 'E', 'bad-act'],
    ['a place named twice', draw(7, 7), 'E', 'bad-act'],
    ['the right one', draw(52), 'E', 'done'],
  ])('somebody cuts %s', (_, act, seat, answer) => {
    expect(refusal(does(fresh('auction-1913'), 'N', draw(1)), seat, act)).toBe(answer);
  });

  it('several cards: the highest, or once more', () => {
    const one = does(fresh('auction-1913', 'S9', 'HK', 'D2'), 'N', draw(1, 2, 3));
    expect([one.cutting?.cuts.N, one.cutting?.toDraw]).toEqual([['HK'], ['E', 'S', 'W']]);
    const other = does(fresh('bridge-1905', 'S9', 'HK', 'D2'), 'N', draw(1, 2, 3));
    expect([other.cutting?.cuts.N, other.cutting?.toDraw]).toEqual([undefined, ['N', 'E', 'S', 'W']]);
  });

  it('equals cut again under 1905 and not under 1913', () => {
    const first: Card[] = ['S9', 'H9', 'DK', 'CQ', 'C4', 'D3'];
    expect(cutAll(fresh('auction-1913', ...first)).cutting?.order).toEqual(['E', 'N', 'W', 'S']);
    const equal = cutAll(fresh('bridge-1905', ...first));
    expect([equal.cutting?.order, equal.cutting?.toDraw]).toEqual([null, ['N', 'E']]);
    const again = does(does(equal, 'N', draw(5)), 'E', draw(6));
    expect(again.cutting?.order).toEqual(['E', 'N', 'W', 'S']);
  });
});

describe('a new rubber', () => {
  it('begins with cutting for partners where nobody wishes to enter', () => {
    const next = does(over('auction-1913', 1, 1, 1, 1), 'W', { verb: 'new-rubber' });
    expect([next.phase, next.cutting?.purpose, next.rubbersRunning]).toEqual([
      'cutting',
      'partners',
      { N: 1, E: 1, S: 1, W: 1 },
    ]);
  });

  it.each<[string, [number, number, number, number], number, string, Seat[], number]>([
    ['the one who played most goes', [2, 1, 1, 1], 1, 'partners', ['N'], 0],
    ['the two who played most go', [2, 1, 2, 1], 2, 'partners', ['N', 'S'], 0],
    ['one goes and equals cut for the other', [3, 1, 1, 1], 2, 'out', ['E', 'S', 'W'], 1],
    ['two played most and one must go', [2, 1, 2, 1], 1, 'out', ['N', 'S'], 1],
    ['all equal', [1, 1, 1, 1], 2, 'out', ['N', 'E', 'S', 'W'], 2],
    ['never more than two', [1, 1, 1, 1], 5, 'out', ['N', 'E', 'S', 'W'], 2],
  ])('%s', (_, played, candidates, purpose, seats, outgoing) => {
    const next = does(over('auction-1913', ...played), 'E', { verb: 'new-rubber' }, { candidates });
    expect([next.cutting?.purpose, next.cutting?.outgoing]).toEqual([purpose, outgoing]);
    const gone = (['N', 'E', 'S', 'W'] as const).filter((seat) => next.rubbersRunning[seat] === 0);
    expect(purpose === 'out' ? next.cutting?.among : gone).toEqual(seats);
  });

  it('the highest of those who cut go out, and partners are cut for with a fresh pack', () => {
    const cutting = does(
      over('bridge-1905', 1, 1, 1, 1),
      'E',
      { verb: 'new-rubber' },
      { candidates: 1, spread: spreadOf('S9', 'HK', 'DA', 'C2') },
    );
    const out = cutAll(cutting);
    expect(out.rubbersRunning).toEqual({ N: 1, E: 0, S: 1, W: 1 });
    expect([out.cutting?.purpose, out.cutting?.taken, out.cutting?.toDraw]).toEqual([
      'partners',
      [],
      ['N', 'E', 'S', 'W'],
    ]);
  });

  it('is said again when a candidate declares before anybody cuts, and not after', () => {
    const first = does(over('auction-1913', 1, 1, 1, 1), 'E', { verb: 'new-rubber' });
    const again = does(first, 'S', { verb: 'new-rubber' }, { candidates: 1 });
    expect([again.cutting?.purpose, again.rubbersRunning.N]).toEqual(['out', 1]);
    expect(refusal(does(again, 'N', draw(3)), 'S', { verb: 'new-rubber' })).toBe('not-now 18');
  });

  it('is not asked for where everybody keeps his seat', () => {
    const table = over('auction-1913', 1, 1, 1, 1);
    expect(refusal(table, 'E', { verb: 'cut' })).toBe('not-now 18');
    expect(refusal({ ...table, rules: DEFAULT_RULES }, 'S', { verb: 'cut' })).toBe('done');
    expect(refusal({ ...table, rules: DEFAULT_RULES }, 'S', { verb: 'new-rubber' })).toBe('not-now 18');
  });
});

describe('a substitute', () => {
  const playing = fold(
    placeTable({ code: 'bridge-1905', rules: DEFAULT_RULES, position: { hands: handsOf(DEAL), dealer: 'S' } }),
  );
  const sub: Act = { verb: 'substitute', seat: 'W' };

  it('needs the consent of the three others', () => {
    const asked = does(does(playing, 'W', sub), 'N', sub);
    expect([asked.substituteAsked, asked.substitutes]).toEqual([{ seat: 'W', agreed: ['N'] }, []]);
    expect(refusal(asked, 'N', sub)).toBe('not-now 27');
    expect(refusal(asked, 'W', sub)).toBe('not-now 27');
    expect(refusal(asked, 'E', { verb: 'substitute', seat: 'N' })).toBe('not-now 27');
    const open = does(does(asked, 'E', sub), 'S', sub);
    expect([open.substituteAsked, open.substitutes]).toEqual([null, ['W']]);
    expect(refusal(open, 'S', sub)).toBe('not-now 27');
  });

  it('may be asked for by another, and refused by any', () => {
    const asked = does(playing, 'N', sub);
    expect(asked.substituteAsked).toEqual({ seat: 'W', agreed: ['N'] });
    const refused = does(asked, 'W', { verb: 'no-substitute', seat: 'W' });
    expect(refused.substituteAsked).toBeNull();
    expect(refusal(refused, 'E', { verb: 'no-substitute', seat: 'W' })).toBe('not-now 27');
  });

  it('plays until the rubber is over', () => {
    const open = { ...over('auction-1913', 1, 1, 1, 1), substitutes: ['W'] as Seat[] };
    expect(does(open, 'E', { verb: 'new-rubber' }).substitutes).toEqual([]);
    expect(does({ ...open, rules: DEFAULT_RULES }, 'S', { verb: 'cut' }).substitutes).toEqual([]);
    expect(refusal(open, 'E', sub)).toBe('not-now 26');
  });
});
