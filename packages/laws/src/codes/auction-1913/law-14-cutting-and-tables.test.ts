import { describe, expect, it } from 'vitest';
import { cuttingAndTables } from './law-14-cutting-and-tables.ts';

describe('auction-1913/14–27 Cutting and tables', () => {
  it('every law is there, and what the table itself keeps is named so', () => {
    expect(cuttingAndTables.map(({ law }) => law)).toEqual(Array.from({ length: 14 }, (_, at) => 14 + at));
    const kept = cuttingAndTables.filter((one) => one.kept === 'engine').map(({ law }) => law);
    expect(kept).toEqual([14, 16, 18, 21, 22, 26]);
  });
});
