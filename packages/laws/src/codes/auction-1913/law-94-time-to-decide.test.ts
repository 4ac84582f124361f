import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, given } from '../../../test/table-from.ts';

describe('auction-1913/94 Time to decide', () => {
  const exposedBeforeLead = after(given({ contract: 'S 2R' }), 'E: drop HK');
  const twoAtOnce = after(ending(), 'W: play HT D7');

  it.each([
    ['the offender’s side waits', exposedBeforeLead, 'W: play C7', 'awaits-decision 94'],
    ['both sides where a card must be chosen first', twoAtOnce, 'S: dummy H7', 'awaits-decision 94'],
    ['nobody claims meanwhile', twoAtOnce, 'S: claim 2', 'awaits-decision 94'],
    ['nobody calls meanwhile', after(given(), 'S: bid 1S', 'N: bid 1C'), 'W: pass', 'awaits-decision 94'],
    ['the next deal waits', after(ending(), 'S: concede rest'), 'S: cut', 'done'],
    ['where nothing would be forestalled nobody waits', after(ending(), 'E: play HJ'), 'S: play H8', 'done'],
  ])('%s', (_, table, line, answer) => expect(answerTo(table, line)).toBe(answer));
});
