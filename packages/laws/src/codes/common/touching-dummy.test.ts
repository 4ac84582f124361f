import { describe, expect, it } from 'vitest';
import { after, ending, rulings, trickOf } from '../../../test/table-from.ts';

describe.each([
  ['auction-1913', 64],
  ['bridge-1905', 66],
] as const)('common: the declarer touches several, %s', (code, law) => {
  it.each([
    ['dummy', 'N', 'S: dummy SK S4 C8', `${law} to S against S: play SK, play S4, play C8`],
    ['his own hand', 'S', 'S: play SA S5 H8', `${law} to S against S: play SA, play S5, play H8`],
  ] as const)('of %s', (_, leader, line, question) => {
    expect(rulings(after(ending({ code, leader }), line))).toEqual([question]);
  });

  it('what he chooses is played from that hand', () => {
    expect(trickOf(after(ending({ code, leader: 'N' }), 'S: dummy SK S4', 'S: elect play S4'))).toBe('NS4');
    expect(trickOf(after(ending({ code, leader: 'S' }), 'S: play SA S5', 'S: elect play S5'))).toBe('SS5');
  });
});
