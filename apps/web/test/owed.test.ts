import { SEATS } from '@eldest-hand/cards';
import { viewOf } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { after, ending } from '../../../packages/laws/test/table-from.ts';
import { owedBy } from '../src/rulings/owed.ts';

/** West has dropped the ten of hearts, and South calls it. */
const called = (lead: string) => after(ending({ leader: 'S' }), 'W: drop HT', lead, 'S: call HT');
/** East leads out of turn; South has West lead clubs, of which he has none. */
const clubs = after(ending(), 'E: play HJ', 'S: elect call-suit', 'S: elect suit C');

describe('what a player is told of his own next card', () => {
  it.each([
    ['a called card that he can play', called('S: play H8'), { kind: 'called', card: 'HT' }],
    ['he must follow another suit first', called('S: play S5'), { kind: 'follow', led: 'S', card: 'HT' }],
    ['a suit to lead that he has none of', clubs, { kind: 'none', suit: 'C' }],
    ['a suit to lead that he has', after(ending(), 'E: play HJ', 'S: elect call-suit', 'S: elect suit S'), null],
    ['nothing', ending(), null],
  ] as const)('%s', (_, table, owed) => expect(owedBy(viewOf(table, 'W'), 'W')).toEqual(owed));

  it('nobody else learns that he has none of a suit', () => {
    for (const seat of SEATS.filter((one) => one !== 'W')) expect(owedBy(viewOf(clubs, seat), seat)).toBeNull();
    expect(owedBy(viewOf(clubs, 'spectator'), null)).toBeNull();
    expect(owedBy(viewOf(clubs, 'S'), 'W')).toBeNull();
  });
});
