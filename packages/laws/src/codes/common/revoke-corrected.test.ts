import { describe, expect, it } from 'vitest';
import { after, ending, lawsOpen } from '../../../test/table-from.ts';

describe.each([
  ['auction-1913', 86],
  ['bridge-1905', 91],
] as const)('common: an adversary corrects a revoke, %s', (code, law) => {
  const lead = after(ending({ code, leader: 'S' }), 'S: play H8');
  it.each([
    ['his own mistake', ['W: play D7', 'W: take-back D7'], [law]],
    ['an order broken is another law', ['W: play D7', 'W: take-back D7', 'S: elect waive'], []],
    ['dummy has spent it', ['W: play D7', 'N: attention revoke W', 'W: take-back D7'], []],
    ['the declarer’s revoke', ['W: play HT', 'S: dummy H7', 'E: play HJ'], []],
  ])('%s', (_, lines, open) => expect(lawsOpen(after(lead, ...lines))).toEqual(open));
});
