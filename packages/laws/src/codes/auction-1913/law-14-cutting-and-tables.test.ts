import { describe, expect, it } from 'vitest';
import { cuttingAndTables } from './law-14-cutting-and-tables.ts';

describe('auction-1913/14–27 Cutting and tables', () => {
  it('are settled in the lobby and do nothing at the table', () => {
    expect(cuttingAndTables.map(({ law }) => law)).toEqual(Array.from({ length: 14 }, (_, at) => 14 + at));
    for (const { kept, arises, options } of cuttingAndTables)
      expect([kept, arises, options]).toEqual(['lobby', undefined, undefined]);
  });
});
