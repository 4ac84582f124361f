import type { Act } from '@eldest-hand/laws';
import { describe, expect, test } from 'vitest';
import { joinSchema, newTableSchema, readAct, readMessage, saySchema } from '../src/index.ts';

/** One act of each verb, as TABLE-LANGUAGE lists them. */
const ACTS: readonly Act[] = [
  { verb: 'bid', call: '3R' },
  { verb: 'bid', call: '0C' },
  { verb: 'bid', call: '8H' },
  { verb: 'pass' },
  { verb: 'double' },
  { verb: 'redouble' },
  { verb: 'correct', call: '3D' },
  { verb: 'correct', call: 'pass' },
  { verb: 'make', denomination: 'H' },
  { verb: 'leave' },
  { verb: 'ask-lead' },
  { verb: 'yes' },
  { verb: 'satisfied' },
  { verb: 'play', cards: ['HK'] },
  { verb: 'play', cards: ['HK', 'H3'] },
  { verb: 'dummy', cards: ['SA'] },
  { verb: 'arrange', cards: ['SA'] },
  { verb: 'take-back', cards: ['HK'] },
  { verb: 'gather' },
  { verb: 'call', cards: ['HK'] },
  { verb: 'drop', cards: ['HK'] },
  { verb: 'drop', cards: ['HK'], manner: 'floor' },
  { verb: 'show', cards: ['HK'], manner: 'partner' },
  { verb: 'show', cards: ['HK'], manner: 'adversary' },
  { verb: 'mention', cards: ['HK'] },
  { verb: 'mention', cards: ['HK'], manner: 'partner' },
  { verb: 'throw-down' },
  { verb: 'face' },
  { verb: 'pick-up', cards: ['HK'] },
  { verb: 'ask-none' },
  { verb: 'answer', answer: 'none' },
  { verb: 'claim', tricks: 'rest' },
  { verb: 'claim', tricks: 5 },
  { verb: 'concede', tricks: 0 },
  { verb: 'admit' },
  { verb: 'dispute' },
  { verb: 'require-face' },
  { verb: 'attention', topic: 'revoke', seat: 'W', trick: 3 },
  { verb: 'attention', topic: 'trick' },
  { verb: 'refer' },
  { verb: 'suggest', cards: ['SA'] },
  { verb: 'place-cards' },
  { verb: 'consult' },
  { verb: 'elect', option: 'call-suit' },
  { verb: 'elect', ruling: 2, option: 'play HK' },
  { verb: 'cut' },
  { verb: 'new-rubber' },
  { verb: 'draw', places: [1, 52] },
  { verb: 'take-seat', seat: 'E' },
  { verb: 'substitute', seat: 'W' },
  { verb: 'no-substitute', seat: 'W' },
  { verb: 'ask-undo' },
  { verb: 'ask-deal-again' },
  { verb: 'consent' },
  { verb: 'no-consent' },
];

describe('an act over the wire', () => {
  test.each(ACTS.map((act) => [JSON.stringify(act), act] as const))('%s is read', (_, act) => {
    expect(readAct(JSON.parse(JSON.stringify(act)))).toEqual({ act });
  });

  test.each([
    ['no object', 'pass', /an object with a verb/],
    ['null', null, /an object with a verb/],
    ['no verb', { cards: ['HK'] }, /an object with a verb/],
    ['an unknown verb', { verb: 'fly' }, /no verb "fly"/],
    ['a verb of the prototype', { verb: 'constructor' }, /no verb "constructor"/],
    ['ten in two characters', { verb: 'play', cards: ['H10'] }, /suit and rank, two characters/],
    ['lower case', { verb: 'play', cards: ['hk'] }, /suit and rank, two characters/],
    ['no cards', { verb: 'play', cards: [] }, /cards/],
    ['more cards than a hand', { verb: 'play', cards: Array(14).fill('HK') }, /cards/],
    ['a key too many', { verb: 'pass', seat: 'N' }, /seat/],
    ['no bid', { verb: 'bid', call: 'H3' }, /number and a denomination/],
    ['a fraction', { verb: 'claim', tricks: 1.5 }, /tricks/],
    ['too many tricks', { verb: 'claim', tricks: 14 }, /tricks/],
    ['an unknown manner', { verb: 'show', cards: ['HK'], manner: 'all' }, /manner/],
    ['an endless option', { verb: 'elect', option: 'x'.repeat(41) }, /option/],
  ])('%s is refused, and it says why', (_, raw, why) => {
    expect(readAct(raw)).toMatchObject({ refusal: { code: 'bad-act', message: expect.stringMatching(why) } });
  });
});

describe('messages', () => {
  test('a join names a table, and what else it likes', () => {
    expect(readMessage(joinSchema, { table: 'abc', name: ' Ada ', seat: null })).toEqual({
      message: { table: 'abc', name: 'Ada', seat: null },
    });
    expect(readMessage(joinSchema, { table: 'abc', seat: 'X' })).toMatchObject({
      fault: expect.stringMatching(/^seat/),
    });
    expect(readMessage(joinSchema, undefined)).toMatchObject({ fault: expect.any(String) });
  });

  test('what is said is one line of some length', () => {
    expect(readMessage(saySchema, { table: 'abc', text: '  Good evening ♥ ' })).toEqual({
      message: { table: 'abc', text: 'Good evening ♥' },
    });
    for (const text of ['', 'a\nb', '\ud800', 'x'.repeat(501)])
      expect(readMessage(saySchema, { table: 'abc', text })).toHaveProperty('fault');
  });

  test('a new table needs a code that the house plays', () => {
    expect(readMessage(newTableSchema, { code: 'auction-1913', rules: { irregularities: 'coached' } })).toHaveProperty(
      'message',
    );
    expect(readMessage(newTableSchema, { code: 'whist' })).toMatchObject({ fault: expect.stringMatching(/^code/) });
    expect(readMessage(newTableSchema, { code: 'auction-1913', rules: { spectators: 'some' } })).toHaveProperty(
      'fault',
    );
    expect(readMessage(newTableSchema, { code: 'auction-1913', surprise: 1 })).toHaveProperty('fault');
  });
});
