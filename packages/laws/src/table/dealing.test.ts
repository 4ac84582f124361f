import { decide, fold } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { after, eventsOf, finished, NEXT_DEAL } from '../../test/table-from.ts';
import { cutterOf, nextDealer } from './dealing.ts';

const over = finished({ contract: 'S 2R' }, 8);

describe('the next deal', () => {
  it('passes to the left, after a void deal it is the same player’s', () => {
    expect([nextDealer(over), cutterOf(over)]).toEqual(['W', 'S']);
    const voided = { ...over, phase: 'void' as const };
    expect([nextDealer(voided), cutterOf(voided)]).toEqual(['S', 'E']);
  });

  it('needs a deal', () => {
    const decision = decide(over, 'S', { verb: 'cut' });
    expect('refusal' in decision && decision.refusal.code).toBe('not-now');
  });

  it('is the one that was sealed before; the one supplied is sealed for the deal after it', () => {
    const sealed = { ...NEXT_DEAL, commitment: 'sealed before' };
    const events = eventsOf(fold([{ kind: 'sealed', deal: sealed }], over), 'S: cut');
    expect(events.map((event) => event.kind)).toEqual(['acted', 'dealt', 'sealed']);
    expect(fold(events, over).dealt).toEqual(sealed);
    expect(fold(events, over).sealed).toEqual(NEXT_DEAL);
  });

  it('is the one supplied where none was sealed', () => {
    expect(eventsOf(over, 'S: cut').map((event) => event.kind)).toEqual(['acted', 'dealt']);
    expect(after(over, 'S: cut').dealt).toEqual(NEXT_DEAL);
  });
});
