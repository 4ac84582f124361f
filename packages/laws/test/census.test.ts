import { leftOf, type Seat } from '@eldest-hand/cards';
import { type Act, decide, fold, placeTable, type Table } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { isHigher } from '../src/codes/auction-1913/law-44-higher-declaration.ts';
import { hasEffect } from '../src/codes/auction-1913/law-53-doubling.ts';
import { randomDeal, seeded } from './walk/random.ts';

const BIDS = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => [...'SCDHRN'].map((denomination) => `${level}${denomination}`));

/** Regular sequences of one to five calls from the dealer's first, counted by hand and by another program. */
const CENSUS = [42, 945, 15_050, 189_588, 2_003_757];

const CALLS: readonly Act[] = [
  { verb: 'pass' },
  { verb: 'double' },
  { verb: 'redouble' },
  ...BIDS.map((call): Act => ({ verb: 'bid', call })),
];

/** The table after a call in turn, or null where the call is refused, ruled upon, or does not count as what it is. */
function afterRegular(table: Table, act: Act): Table | null {
  if (table.phase !== 'declaring') return null;
  const decision = decide(table, table.caller, act);
  if ('refusal' in decision) return null;
  const irregular = decision.events.some(
    (event) =>
      event.kind === 'ruling' ||
      (event.kind === 'called' && (event.note !== undefined || event.standsAs !== undefined)),
  );
  return irregular ? null : fold(decision.events, table);
}

/** The auction as five numbers: enough to ask the pure functions of Laws 44 and 54 what may follow. */
interface Walk {
  readonly caller: Seat;
  readonly bid: { readonly seat: Seat; readonly call: string } | null;
  readonly multiplier: number;
  readonly passes: number;
}

const higherThan = new Map(BIDS.map((over) => [over, BIDS.filter((call) => isHigher(call, over))]));

function countFrom({ caller, bid, multiplier, passes }: Walk, calls: number): number {
  if (calls === 0) return 1;
  if (bid && passes === 3) return 0;
  const next = leftOf(caller);
  let count = 0;
  if (bid) {
    count += countFrom({ caller: next, bid, multiplier, passes: passes + 1 }, calls - 1);
    for (const call of ['double', 'redouble'] as const)
      if (hasEffect(call, caller, bid, multiplier))
        count += countFrom({ caller: next, bid, multiplier: multiplier * 2, passes: 0 }, calls - 1);
  }
  for (const call of bid ? (higherThan.get(bid.call) ?? []) : BIDS)
    count += countFrom({ caller: next, bid: { seat: caller, call }, multiplier: 1, passes: 0 }, calls - 1);
  return count;
}

describe('the census of regular auctions', () => {
  const begun = fold(
    placeTable({
      code: 'auction-1913',
      rules: { irregularities: 'live', attention: 'players', spectators: 'public' },
      position: { hands: randomDeal(seeded(1)), dealer: 'N' },
    }),
  );

  it('agrees with the engine for one to three calls', () => {
    let tables = [begun];
    for (const expected of CENSUS.slice(0, 3)) {
      tables = tables.flatMap((table) => CALLS.flatMap((act) => afterRegular(table, act) ?? []));
      expect(tables.length).toBe(expected);
    }
  });

  it.each(CENSUS.map((expected, at) => [at + 1, expected]))(
    'agrees with Laws 44 and 54 for %i calls: %i',
    (calls, expected) => {
      expect(countFrom({ caller: 'N', bid: null, multiplier: 1, passes: 0 }, calls)).toBe(expected);
    },
  );

  it('ranks the forty-two bids in one order', () => {
    for (const one of BIDS)
      for (const other of BIDS)
        expect(Number(isHigher(one, other)) + Number(isHigher(other, one))).toBe(one === other ? 0 : 1);
  });
});
