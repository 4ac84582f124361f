import type { Act } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, eventsOf, finished, given, refusalOf } from '../test/table-from.ts';

const play = ending({ leader: 'S' });
const over = finished({ contract: 'S 2R' }, 8);

describe('an act is decided', () => {
  it('`acted` is the first of its events', () => {
    expect(eventsOf(play, 'S: play SA')[0]).toEqual({ kind: 'acted', seat: 'S', act: { verb: 'play', cards: ['SA'] } });
  });

  it('a refusal says why, in words', () => {
    expect(refusalOf(play, 'S: play SK')).toEqual({ code: 'card-not-held', message: 'You do not hold SK.' });
  });
});

describe('what is impossible is refused', () => {
  it.each([
    ['a card not held', play, 'S: play SK', 'card-not-held'],
    [
      'a card that was played',
      after(play, 'S: play SA', 'W: play S3', 'S: dummy S4', 'E: play S2'),
      'S: play SA',
      'card-not-held',
    ],
    ['a bid in the play', play, 'S: bid 1S', 'not-now'],
    ['a pass in the play', play, 'S: pass', 'not-now'],
    ['a claim before the play', given(), 'S: claim rest', 'not-now'],
    ['a question before the play', given(), 'S: ask-none', 'not-now'],
    ['a trick gathered before the play', given(), 'S: gather', 'not-now'],
    ['a card when the deal is over', over, 'S: play SK', 'not-now 32'],
    ['a bid when the deal is over', over, 'S: bid 1S', 'not-now 32'],
    ['a trick gathered that does not lie there', over, 'S: gather', 'not-now 32'],
    ['a choice when nothing is open', play, 'S: elect waive', 'no-such-ruling'],
    ['a choice in a ruling that is not open', after(ending(), 'E: play HJ'), 'S: elect 2 waive', 'no-such-ruling'],
    ['a choice in the ruling by its number', after(ending(), 'E: play HJ'), 'S: elect 1 waive', 'done'],
    ['a revoke of nobody', play, 'S: attention revoke W', 'done'],
    ['a revoke claimed while declaring', given(), 'S: attention revoke W', 'not-now 88'],
  ])('%s', (_, table, line, answer) => expect(answerTo(table, line)).toBe(answer));

  it.each<[string, Act]>([
    ['no card', { verb: 'play', cards: [] }],
    ['a card twice', { verb: 'play', cards: ['SA', 'SA'] }],
    ['no card dropped', { verb: 'drop', cards: [] }],
    ['nothing taken back', { verb: 'take-back', cards: [] }],
    ['a revoke without a seat', { verb: 'attention', topic: 'revoke' }],
    ['a claim of more than there are', { verb: 'claim', tricks: 5 }],
    ['a claim of less than none', { verb: 'claim', tricks: -1 }],
  ])('%s is no act', (_, act) => expect(answerTo(play, { seat: 'S', act })).toBe('bad-act'));

  it.each<[string, Act, string]>([
    ['no card called', { verb: 'call', cards: [] }, 'not-exposed 75'],
    ['no bid at all', { verb: 'bid', call: 'S' }, 'not-now'],
  ])('%s', (_, act, answer) => expect(answerTo(play, { seat: 'S', act })).toBe(answer));

  it('a bid that is no bid', () => {
    expect(answerTo(given(), { seat: 'S', act: { verb: 'bid', call: 'hearts' } })).toBe('bad-act');
    expect(answerTo(given(), { seat: 'S', act: { verb: 'bid', call: '1000S' } })).toBe('bad-act');
  });

  it('a card taken back while declaring that was faced', () => {
    const table = after(given({ code: 'bridge-1905' }), 'S: make H', 'N: drop SK');
    expect(after(table, 'N: take-back SK').faced.N).toEqual([]);
    expect(answerTo(given(), 'N: take-back SK')).toBe('card-not-held');
  });

  it('the last trick may still be gathered when the hand is over', () => {
    const last = ending({ deal: 'N:2... 3... 4... 5...', tricks: { NS: 6, EW: 6 } });
    const ended = after(last, 'W: play S5', 'S: dummy S2', 'E: play S3', 'S: play S4');
    expect([ended.phase, ended.trick.length]).toEqual(['reckoning', 4]);
    expect(after(ended, 'W: gather').trick).toEqual([]);
  });
});

describe('words that only are heard', () => {
  it.each([
    ['S: consult', 'consult'],
    ['S: arrange SK', 'arrange'],
    ['W: refer', 'refer'],
  ])('%s', (line, what) => expect(eventsOf(play, line)[1]).toEqual({ kind: 'said', seat: line[0], what }));

  it('the cards of a trick are placed while they lie there', () => {
    const led = after(play, 'S: play SA');
    expect(eventsOf(led, 'W: place-cards')[1]).toEqual({ kind: 'said', seat: 'W', what: 'place-cards' });
    expect(answerTo(play, 'W: place-cards')).toBe('not-now 91');
    const gathered = after(led, 'W: play S3', 'S: dummy S4', 'E: play S2', 'S: gather');
    expect(answerTo(gathered, 'W: place-cards')).toBe('not-now 91');
  });

  it('a suggestion too', () => {
    const [, said] = eventsOf(ending({ leader: 'N' }), 'N: suggest SK');
    expect(said).toEqual({ kind: 'said', seat: 'N', what: 'suggest' });
  });
});

describe('cards put down while the trump is declared', () => {
  const made = after(given({ code: 'bridge-1905' }), 'S: make H');
  it('one of eldest hand is a lead, two are exposed', () => {
    expect(after(made, 'W: play HT').putDown.length).toBe(1);
    expect([after(made, 'W: play HT H9').putDown, after(made, 'W: play HT H9').faced.W]).toEqual([[], ['HT', 'H9']]);
  });

  it('a card not held is none', () => {
    expect(answerTo(made, 'W: play HA')).toBe('card-not-held');
    expect(answerTo(given(), 'W: play HA')).toBe('card-not-held');
  });
});

describe('a card that was put down with others', () => {
  it('is not called before it is chosen which is played', () => {
    const table = after(ending(), 'W: drop HT', 'W: play HT D7');
    expect(answerTo(table, 'S: call HT')).toBe('awaits-decision 75');
    expect(answerTo(after(table, 'E: drop HJ'), 'S: call HJ')).toBe('done');
  });

  it('nor suggested', () => {
    const table = after(ending({ leader: 'N' }), 'S: claim 1');
    expect(answerTo(table, 'N: suggest SK')).toBe('not-now 72');
  });
});
