import { deepStrictEqual } from 'node:assert';
import type { Seat } from '@eldest-hand/cards';
import { PACK, SEATS } from '@eldest-hand/cards';
import { dealOut } from '@eldest-hand/cards/fair';
import { type Act, decide, fold, openTable, type Table, viewOf } from '@eldest-hand/laws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubtOf } from '../src/declaring/doubt.ts';

const open = (): Table =>
  fold(
    openTable({
      code: 'auction-1913',
      rules: { irregularities: 'coached', attention: 'players', spectators: 'public' },
      dealer: 'S',
      deal: { hands: dealOut([...PACK], 'S'), nonce: '00', commitment: '00' },
    }),
  );

const CALLS = [
  'pass',
  'double',
  'redouble',
  ...[0, 1, 2, 5, 7, 8].flatMap((tricks) => [...'SCDHRN'].map((of) => `${tricks}${of}`)),
];
const actOf = (call: string): Act =>
  call === 'pass' || call === 'double' || call === 'redouble' ? { verb: call } : { verb: 'bid', call };

/** What the engine itself remarks on the call; undefined where it does not hear it as one. */
function remarked(table: Table, seat: Seat, call: string): string | null | undefined {
  const decision = decide(table, seat, actOf(call));
  if ('refusal' in decision) return undefined;
  const said = decision.table.news.find((event) => event.kind === 'said');
  if (said) return 'outOfTurn';
  const called = decision.table.news.find((event) => event.kind === 'called');
  return called?.kind === 'called' ? (called.note ?? null) : undefined;
}

const SAME: Readonly<Record<string, string>> = { 'out-of-turn': 'outOfTurn', 'no-effect': 'noEffect' };

describe('what a coached table warns of in the auction', () => {
  it('is what the engine then finds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ call: fc.constantFrom(...CALLS), seat: fc.option(fc.constantFrom(...SEATS)) }), {
          maxLength: 12,
        }),
        (lines) => {
          let table = open();
          for (const { call, seat: other } of lines) {
            const view = viewOf(table, 'spectator');
            const seat = other ?? view.turn;
            if (table.phase !== 'declaring' || !seat) return;
            const note = remarked(table, seat, call);
            if (note === undefined) continue;
            deepStrictEqual(
              doubtOf(viewOf(table, seat), seat, call, false),
              note && (SAME[note] ?? note),
              `${seat} ${call}`,
            );
            const decision = decide(table, seat, actOf(call));
            if (!('refusal' in decision)) table = decision.table;
            // What was asked of the adversaries is let pass: the auction goes on.
            for (const ruling of table.rulings) {
              const chosen = decide(table, ruling.to[0] as Seat, { verb: 'elect', option: 'stand', ruling: ruling.id });
              if (!('refusal' in chosen)) table = chosen.table;
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is measured by what stood before, where the player puts his own call right', () => {
    const after = (table: Table, seat: Seat, call: string): Table => {
      const decision = decide(table, seat, actOf(call));
      if ('refusal' in decision) throw new Error(decision.refusal.message);
      return decision.table;
    };
    const view = viewOf(after(after(open(), 'S', '2H'), 'W', '1N'), 'W');
    expect(doubtOf(view, 'W', '2D', true)).toBe('insufficient');
    expect(doubtOf(view, 'W', '2N', true)).toBeNull();
    expect(doubtOf(view, 'W', '8N', true)).toBe('impossible');
  });
});
