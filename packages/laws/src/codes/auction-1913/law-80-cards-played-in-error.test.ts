import { describe, expect, it } from 'vitest';
import {
  after,
  answerTo,
  ending,
  eventsOfKind,
  exposed,
  orders,
  revokes,
  rulings,
  trickOf,
} from '../../../test/table-from.ts';

const QUESTION = '80 to S against E: highest, lowest, win, lose, waive';
const southLeads = after(ending({ leader: 'S' }), 'S: play S5');

describe('auction-1913/80 Fourth hand before second', () => {
  it.each([
    ['in turn', southLeads, ['W: play S3', 'S: dummy S4', 'E: play S9'], []],
    ['fourth before second and third', southLeads, ['E: play S9'], [QUESTION]],
    ['fourth before second, the third has played', southLeads, ['S: dummy S4', 'E: play S9'], [QUESTION]],
    ['fourth before third only', southLeads, ['W: play S3', 'E: play S9'], []],
    ['third before second', after(ending(), 'W: play HT'), ['E: play HJ'], []],
    ['the declarer, fourth before dummy', after(ending(), 'W: play HT'), ['S: play H8'], []],
    ['dummy, fourth before the declarer', after(ending({ leader: 'E' }), 'E: play HJ'), ['S: dummy H7'], []],
  ])('%s', (_, table, lines, open) => expect(rulings(after(table, ...lines))).toEqual(open));

  const asked = after(southLeads, 'E: play S9');

  it.each([
    ['highest', 'W: play S3', ['W 10 73 correctable']],
    ['highest', 'W: play SQ', []],
    ['lowest', 'W: play SQ', ['W 10 73 correctable']],
    ['lowest', 'W: play S3', []],
    ['win', 'W: play S3', ['W 10 73 correctable']],
    ['win', 'W: play SQ', []],
    ['lose', 'W: play SQ', ['W 10 73 correctable']],
    ['lose', 'W: play S3', []],
    ['waive', 'W: play S3', []],
  ])('%s, then %s', (option, line, broken) => {
    const table = after(asked, `S: elect ${option}`);
    expect(orders(table)).toEqual(option === 'waive' ? [] : [`W ${option}`]);
    expect(revokes(after(table, line))).toEqual(broken);
  });

  it.each([
    ['W: play S3', 'awaits-decision 94'],
    ['W: elect waive', 'not-yours 80'],
    ['S: elect expose', 'no-such-option 80'],
  ])('%s: %s', (line, answer) => expect(answerTo(asked, line)).toBe(answer));
});

describe('auction-1913/81 A trick missed', () => {
  /** East has not played to South's spade, and West gathers the three cards, for dummy's king has won. */
  const short = after(southLeads, 'W: play S3', 'S: dummy SK', 'S: gather');

  it('is gathered and nobody is told', () => {
    expect([rulings(short), short.shortTricks, short.leader]).toEqual([[], [{ seat: 'E', trick: 10 }], 'N']);
  });

  it('before he has played to the next he puts it right', () => {
    const table = after(short, 'S: attention short');
    expect([rulings(table), trickOf(table), table.shortTricks]).toEqual([[], 'SS5 WS3 NSK', []]);
    expect(after(table, 'E: play S2').tricks).toEqual({ NS: 6, EW: 4 });
  });

  it.each([
    ['', [{ seat: 'E', trick: 10 }], true],
    [' 10', [{ seat: 'E', trick: 10 }], true],
    [' 11', [], false],
  ] as const)('“attention short%s” finds it or does not', (words, _, found) => {
    expect(eventsOfKind('attention', short, `S: attention short${words}`)).toEqual([
      { kind: 'attention', seat: 'S', topic: 'short', ...(words ? { trick: Number(words) } : {}), found },
    ]);
    expect(after(short, `S: attention short${words}`).shortTricks.length).toBe(found ? 0 : 1);
  });

  it('a trick further back is not laid open, though he has not played again', () => {
    const further = after(short, 'S: dummy H7', 'S: play H8', 'W: play HT', 'S: gather');
    expect(further.shortTricks.map(({ trick }) => trick)).toEqual([10, 11]);
    expect(rulings(after(further, 'S: attention short 10'))).toContain('81 to SN against E: new-deal, stand');
    expect(after(further, 'S: attention short 11').trick.length).toBe(3);
  });

  const played = after(short, 'S: dummy H7', 'E: play HJ');

  it('afterwards either adversary has a new deal or lets it stand', () => {
    const asked = after(played, 'S: attention short');
    expect(rulings(asked)).toEqual(['81 to SN against E: new-deal, stand']);
    expect(after(asked, 'S: elect new-deal').phase).toBe('void');
    expect(after(asked, 'S: elect stand').phase).toBe('playing');
    expect(answerTo(asked, 'E: elect stand')).toBe('not-yours 81');
  });

  it('the card left over at the end shows it, and is no revoke', () => {
    const end = after(
      played,
      ...['S: play H8', 'W: play HT', 'E: play D5', 'S: play D6', 'W: play D7', 'S: dummy C8'],
      ...['W: play SQ', 'S: dummy S4', 'E: play S2', 'S: play SA'],
    );
    expect([end.phase, revokes(end), rulings(end)]).toEqual(['reckoning', [], ['81 to SN against E: new-deal, stand']]);
    expect(after(end, 'N: elect stand').score.NS.below).toBeGreaterThan(0);
    expect(after(end, 'N: elect new-deal').score.NS.below).toBe(0);
  });

  it('dummy pays nothing', () => {
    const table = after(southLeads, 'W: play SQ', 'E: play S9', 'W: gather', 'W: play D7', 'S: dummy C8');
    expect(rulings(after(table, 'W: attention short'))).toEqual([]);
  });
});

describe('auction-1913/82 Too many cards to a trick', () => {
  const twice = after(southLeads, 'W: play S3', 'W: play HT');

  it('is mixed in unseen', () => {
    expect([twice.surplus, trickOf(twice), rulings(twice)]).toEqual([[{ seat: 'W', card: 'HT' }], 'SS5 WS3', []]);
  });

  it('put right while the trick lies there the card is exposed', () => {
    const table = after(twice, 'W: take-back HT');
    expect([table.surplus, exposed(table, 'W'), table.hands.W]).toEqual([[], ['HT 67'], ['SQ', 'HT', 'D7']]);
  });

  it('found later it goes back to its owner', () => {
    const later = after(twice, 'S: dummy SK', 'E: play S2', 'S: dummy H7', 'E: play HJ', 'S: play H8');
    const table = after(later, 'N: attention surplus');
    expect([table.hands.W, table.pile[0]?.surplus]).toEqual([['SQ', 'HT', 'D7'], []]);
  });

  it.each([
    ['', true],
    [' 10', true],
    [' 11', false],
  ])('“attention surplus%s” finds it or does not', (words, found) => {
    const later = after(twice, 'S: dummy SK', 'E: play S2', 'S: dummy H7', 'E: play HJ', 'S: play H8');
    const [said] = eventsOfKind('attention', later, `N: attention surplus${words}`);
    expect([said?.found, after(later, `N: attention surplus${words}`).hands.W.includes('HT')]).toEqual([found, found]);
  });

  it('each of two gets his own back', () => {
    const both = after(twice, 'E: play S2', 'E: play D5', 'S: attention surplus 10');
    expect([both.hands.W, both.hands.E, both.surplus]).toEqual([['SQ', 'HT', 'D7'], ['S9', 'HJ', 'D5'], []]);
  });

  it('he answers for a renounce that comes of it', () => {
    const table = after(twice, 'S: dummy SK', 'E: play S2', 'S: dummy H7', 'E: play HJ', 'S: play H8', 'W: play D7');
    expect(revokes(table)).toEqual(['W 11 83 established']);
  });

  it('a renounce in another suit is none', () => {
    const table = after(twice, 'S: dummy SK', 'E: play S2', 'S: dummy C8', 'E: play HJ', 'S: play H8', 'W: play D7');
    expect(revokes(table)).toEqual([]);
  });
});

describe('auction-1913/82 What comes of a card played too many', () => {
  const later = after(southLeads, 'W: play S3', 'W: play HT', 'S: dummy SK', 'E: play S2', 'S: dummy H7');

  it('another’s open revoke stays open', () => {
    const table = after(later, 'E: play S9', 'S: play H8', 'W: play D7');
    expect(revokes(table)).toEqual(['E 11 83 correctable', 'W 11 83 established']);
  });

  it('at a table that announces irregularities it is announced and asked about', () => {
    const told = { ...later, rules: { ...later.rules, attention: 'table' as const } };
    const table = after(told, 'E: play HJ', 'S: play H8', 'W: play D7');
    expect([rulings(table), table.revokes[0]?.noticed]).toEqual([['84 to S against W: points, tricks, waive'], true]);
  });
});
