import { viewOf } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, given, orders, rulings } from '../../../test/table-from.ts';

const SUIT = 'call-suit, waive';

describe('auction-1913/51 Information about the bidding, 93 Warnings and references', () => {
  const lead = given({ contract: 'S 2R' });
  it.each([
    ['an adversary before the lead', lead, 'E: refer', [`51 to S against E: ${SUIT}`]],
    ['the leader before the lead', lead, 'W: refer', [`51 to S against W: ${SUIT}`]],
    ['an adversary after it', after(lead, 'W: play C7'), 'E: refer', [`93 to S against E: ${SUIT}`]],
    ['in the middle of the play', ending({ leader: 'S' }), 'W: refer', [`93 to S against W: ${SUIT}`]],
    ['the declarer', ending(), 'S: refer', []],
    ['dummy', ending(), 'N: refer', []],
    ['a warning against a lead out of turn', ending(), 'W: attention lead', []],
  ])('%s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it('call-suit: of the adversary who is next to lead', () => {
    const table = after(lead, 'E: refer', 'S: elect call-suit', 'S: elect suit D');
    expect(orders(table)).toEqual(['W lead-suit D']);
  });

  it('before the lead the leader waits for the choice, in the play nobody does', () => {
    expect(answerTo(after(lead, 'E: refer'), 'W: play C7')).toBe('awaits-decision 94');
    expect(answerTo(after(ending(), 'E: refer'), 'W: play HT')).toBe('done');
  });

  it('waive', () => expect(rulings(after(lead, 'E: refer', 'S: elect waive'))).toEqual([]));

  it.each([
    ['E: elect waive', 'not-yours 51'],
    ['S: elect suit D', 'no-such-option 51'],
  ])('%s: %s', (line, answer) => expect(answerTo(after(lead, 'E: refer'), line)).toBe(answer));
});

describe('auction-1913/92 Attention to the trick', () => {
  const southLeads = after(ending({ leader: 'S' }), 'S: play S5');
  const OPTIONS = 'highest, lowest, win, lose, waive';
  it.each([
    ['before his partner has played', southLeads, 'E: attention trick', [`92 to S against E: ${OPTIONS}`]],
    ['when his partner has played', after(southLeads, 'W: play S3', 'S: dummy S4'), 'E: attention trick', []],
    ['when no trick is in progress', ending(), 'E: attention trick', []],
    ['by the declarer', after(ending(), 'W: play HT'), 'S: attention trick', []],
    ['by dummy', after(ending(), 'W: play HT'), 'N: attention trick', []],
    ['to something else', southLeads, 'E: attention score', []],
  ])('%s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it.each(['highest', 'lowest', 'win', 'lose'])('%s is for the partner', (option) => {
    expect(orders(after(southLeads, 'E: attention trick', `S: elect ${option}`))).toEqual([`W ${option}`]);
  });

  it.each([
    ['W: play S3', 'awaits-decision 94'],
    ['E: elect waive', 'not-yours 92'],
  ])('%s: %s', (line, answer) => expect(answerTo(after(southLeads, 'E: attention trick'), line)).toBe(answer));
});

describe('auction-1913/90 Quitted tricks, 91 Placing the cards', () => {
  it('no view holds a quitted trick', () => {
    const table = after(ending(), 'W: play HT', 'S: dummy H7', 'E: play HJ', 'S: play H8', 'E: gather');
    expect([viewOf(table, 'W').lastTrick, viewOf(table, 'W').trick, viewOf(table, 'W').pile]).toEqual([
      null,
      [],
      ['E'],
    ]);
  });

  it('any player may have the cards placed', () => {
    const led = after(ending(), 'W: play HT');
    for (const seat of 'NESW') expect(answerTo(led, `${seat}: place-cards`)).toBe('done');
  });

  it('but not before a card is led, nor when they are gathered', () => {
    expect(answerTo(ending(), 'W: place-cards')).toBe('not-now 91');
    const gathered = after(ending(), 'W: play HT', 'S: dummy H7', 'E: play HJ', 'S: play H8', 'E: gather');
    expect(answerTo(gathered, 'W: place-cards')).toBe('not-now 91');
  });

  it.each([
    ['no trick', ending(), 'not-now 90'],
    ['a trick of two cards', after(ending(), 'W: play HT', 'S: dummy H7'), 'not-now 90'],
    ['a trick of three', after(ending(), 'W: play HT', 'S: dummy H7', 'E: play HJ'), 'done'],
  ])('%s lies there to be gathered: %s', (_, table, answer) => expect(answerTo(table, 'W: gather')).toBe(answer));
});
