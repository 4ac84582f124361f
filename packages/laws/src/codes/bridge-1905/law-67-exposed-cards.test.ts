import { describe, expect, it } from 'vitest';
import {
  after,
  answerTo,
  type Beginning,
  ending,
  exposed,
  given,
  orders,
  revokes,
  rulings,
} from '../../../test/table-from.ts';

/** South deals; West is eldest hand, East the leader's partner. */
const begun = given({ code: 'bridge-1905' });
const from = (beginning: Beginning = {}) => ending({ code: 'bridge-1905', ...beginning });
const barred = (table: typeof begun) => table.barred.map((bar) => `${bar.seat} ${bar.law}`);

describe('bridge-1905/67 A card exposed before the trump is made', () => {
  const QUESTION = '67 to W against S: new-deal, waive';
  it.each([
    ['the dealer', begun, 'S: drop SQ', [QUESTION]],
    ['his partner', begun, 'N: drop SK', ['67 to W against N: new-deal, waive']],
    ['an adversary', begun, 'E: drop HK', []],
    ['the dealer when the trump is made', after(begun, 'S: make H'), 'S: drop SQ', []],
    ['the dealer on the floor', begun, 'S: drop SQ floor', []],
    ['shown to an adversary', begun, 'S: show SQ adversary', [QUESTION]],
  ])('%s', (_, table, line, open) => expect(rulings(after(table, line))).toEqual(open));

  it.each([
    ['new-deal', 'void'],
    ['waive', 'declaring'],
  ])('%s', (option, phase) => expect(after(begun, 'S: drop SQ', `W: elect ${option}`).phase).toBe(phase));

  it.each([
    ['W: consult', []],
    ['E: consult', []],
  ])('eldest hand loses it by consulting: %s', (line, open) => {
    expect(rulings(after(begun, 'S: drop SQ', line))).toEqual(open);
  });

  it('the declaration waits', () => {
    expect(answerTo(after(begun, 'S: drop SQ'), 'S: make H')).toBe('awaits-decision 102');
  });
});

describe('bridge-1905/68 A card exposed before the lead', () => {
  it.each([
    ['E: drop HK', 'W 68'],
    ['W: drop HT', 'E 68'],
    ['S: drop SQ', 'N 68'],
    ['N: drop SK', 'S 68'],
  ])('%s: his partner may not double', (line, bar) => {
    const table = after(begun, 'S: make H', line);
    expect(barred(table)).toEqual([bar]);
  });

  it('the barred partner’s double is refused', () => {
    expect(answerTo(after(begun, 'S: make H', 'E: drop HK'), 'W: double')).toBe('barred 68');
    expect(answerTo(after(begun, 'S: make H', 'W: drop HT'), 'W: double')).toBe('done');
  });

  it('a lead made too early is a lead: what is exposed after it bars nobody and is no longer asked about', () => {
    const led = after(begun, 'S: make H', 'W: play S7', 'E: drop HK', 'W: drop DQ', 'S: drop SQ');
    expect([barred(led), exposed(led, 'E'), exposed(led, 'W'), led.faced.S]).toEqual([
      [],
      ['HK 69'],
      ['DQ 69'],
      ['SQ'],
    ]);
    expect(rulings(after(led, 'E: yes'))).toEqual([]);
    expect(exposed(after(begun, 'S: make H', 'W: play S7', 'E: throw-down'), 'E')[0]).toMatch(/ 74$/);
  });

  it.each([
    ['HT', 'prohibit', []],
    ['HT', 'expose', ['HT']],
    ['HT', 'waive', ['HT']],
    ['S7', 'prohibit', ['S7']],
  ])('East exposed a heart, West led %s too early, the dealer chooses to %s', (lead, option, trick) => {
    const table = after(begun, 'S: make H', 'E: drop HK', `W: play ${lead}`, 'E: yes', `S: elect ${option}`);
    expect([table.trick.map((one) => one.card), table.putDown, revokes(table)]).toEqual([trick, [], []]);
  });

  it('only the card of the leader’s partner lies exposed; the others may be taken up', () => {
    const table = after(begun, 'S: make H', 'E: drop HK', 'W: drop HT', 'N: drop SK');
    expect([exposed(table, 'E'), exposed(table, 'W'), table.faced.W, table.faced.N]).toEqual([
      ['HK 68'],
      [],
      ['HT'],
      ['SK'],
    ]);
    expect(answerTo(table, 'W: take-back HT')).toBe('done');
  });

  const QUESTION = '68 to S against E: expose, prohibit, waive';
  const play = given({ code: 'bridge-1905', contract: 'S H' });
  it.each([
    ['when the play begins', after(begun, 'S: make H', 'E: drop HK', 'W: ask-lead', 'E: yes'), [QUESTION]],
    ['between declaration and lead', after(play, 'E: drop HK'), [QUESTION]],
    ['each card is a question', after(play, 'E: drop HK DT'), [QUESTION, QUESTION]],
    ['the leader’s own card', after(play, 'W: drop HT'), []],
    ['the dealer’s card', after(play, 'S: drop SQ'), []],
  ])('%s', (_, table, open) => expect(rulings(table)).toEqual(open));

  it.each([
    ['expose', ['HK 68'], []],
    ['prohibit', [], ['W not-lead-suit H']],
    ['waive', [], []],
  ])('%s', (option, lying, given) => {
    const table = after(play, 'E: drop HK', `S: elect ${option}`);
    expect([exposed(table, 'E'), orders(table)]).toEqual([lying, given]);
  });

  it('the lead waits', () => expect(answerTo(after(play, 'E: drop HK'), 'W: play C7')).toBe('awaits-decision 102'));
});

describe('bridge-1905/69 Cards exposed during play, 70 What is an exposed card, 71 What is not', () => {
  const played = after(given({ code: 'bridge-1905', contract: 'S H' }), 'W: play C7');
  it.each([
    ['dropped', 'E: drop HK', ['HK 69']],
    ['shown to the partner', 'E: show HK partner', ['HK 69']],
    ['shown to an adversary only: exposed in this code', 'E: show HK adversary', ['HK 69']],
    ['on the floor', 'E: drop HK floor', []],
    ['mentioned: not exposed in this code', 'E: mention HK', []],
    ['mentioned by his partner', 'W: mention HK partner', []],
  ])('%s', (_, line, lying) => expect(exposed(after(played, line), 'E')).toEqual(lying));

  it('the dealer’s cards are never called', () => {
    const table = after(played, 'S: drop SQ', 'S: show ST adversary');
    expect([exposed(table, 'S'), table.faced.S]).toEqual([[], ['SQ']]);
  });

  it('it may not be taken up', () => {
    expect(answerTo(after(played, 'E: drop HK'), 'E: take-back HK')).toBe('not-yours 69');
  });
});

describe('bridge-1905/72 Two or more cards at once', () => {
  it('the dealer says which is played; the others lie exposed', () => {
    const table = after(from(), 'W: play HT D7');
    expect(rulings(table)).toEqual(['72 to S against W: play HT, play D7']);
    expect(exposed(after(table, 'S: elect play D7'), 'W')).toEqual(['HT 72']);
  });
});

describe('bridge-1905/73 Winning cards played without waiting', () => {
  const led = after(from({ deal: 'N:K4.7..8 2.AJ..Q A5.8.6. .KT9.7.', leader: 'E' }), 'E: play HA');

  it.each([
    ['one winning card after another', 'E: play HJ', ['73 to S against E: win 1, win 2, waive']],
    ['a second card that can be beaten', 'E: play S2', []],
  ])('%s', (_, line, open) => expect(rulings(after(led, line))).toEqual(open));

  it('the partner must win the trick named', () => {
    const table = after(led, 'E: play HJ', 'S: elect win 2');
    expect([orders(table), exposed(table, 'E')]).toEqual([['W win in 11'], ['HJ 73']]);
    const next = after(table, 'S: play H8', 'W: play HT', 'S: dummy H7', 'E: play HJ', 'S: play S5', 'W: play H9');
    expect(revokes(next)).toEqual(['W 11 75 correctable']);
  });
});

describe('bridge-1905/74 Thrown cards and the dealer’s claim', () => {
  const begunPlay = from({ leader: 'S' });

  it('thrown down they are exposed', () => {
    expect(exposed(after(begunPlay, 'W: throw-down'), 'W')).toEqual(['SQ 74', 'S3 74', 'HT 74', 'D7 74']);
  });

  it.each([
    ['when he claims the rest', 'S: claim rest', []],
    ['when he claims only some', 'S: claim 3', ['SQ 74', 'S3 74', 'HT 74', 'D7 74']],
  ])('%s', (_, claim, lying) => expect(exposed(after(begunPlay, claim, 'W: throw-down'), 'W')).toEqual(lying));

  it('nobody is required to face his cards', () => {
    expect(answerTo(after(begunPlay, 'S: claim rest'), 'W: require-face')).toBe('no-penalty-no-effect 74');
  });
});
