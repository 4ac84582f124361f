import { describe, expect, it } from 'vitest';
import { after, type Beginning, ending, exposed, orders, revokes, rulings } from '../../../test/table-from.ts';

const from = (beginning: Beginning = {}) => ending({ code: 'bridge-1905', ...beginning });
const southLeads = after(from({ leader: 'S' }), 'S: play S5');
const QUESTION = '82 to S against E: highest, lowest, win, lose, waive';

describe('bridge-1905/82 Fourth hand before second', () => {
  it.each([
    ['neither second nor third has played', ['E: play S9'], [QUESTION]],
    ['the third has played: nothing in this code', ['S: dummy S4', 'E: play S9'], []],
    ['in turn', ['W: play S3', 'S: dummy S4', 'E: play S9'], []],
  ])('%s', (_, lines, open) => expect(rulings(after(southLeads, ...lines))).toEqual(open));

  it.each(['highest', 'lowest', 'win', 'lose'])('%s', (option) => {
    expect(orders(after(southLeads, 'E: play S9', `S: elect ${option}`))).toEqual([`W ${option}`]);
  });
});

describe('bridge-1905/83 A trick missed', () => {
  const short = after(southLeads, 'W: play S3', 'S: dummy SK', 'S: gather');

  it.each([
    ['he has not played to the next', [], []],
    ['he has', ['S: dummy H7', 'E: play HJ'], ['83 to SN against E: new-deal, stand']],
  ])('%s', (_, lines, open) => expect(rulings(after(short, ...lines, 'S: attention short'))).toEqual(open));

  it.each([
    ['new-deal', 'void'],
    ['stand', 'playing'],
  ])('%s', (option, phase) => {
    const asked = after(short, 'S: dummy H7', 'E: play HJ', 'S: attention short');
    expect(after(asked, `S: elect ${option}`).phase).toBe(phase);
  });
});

describe('bridge-1905/84 Too many cards to a trick', () => {
  const twice = after(southLeads, 'W: play S3', 'W: play HT');

  it('found it goes back', () => {
    const table = after(twice, 'S: dummy SK', 'E: play S2', 'S: attention surplus');
    expect([table.hands.W, exposed(table, 'W')]).toEqual([['SQ', 'HT', 'D7'], []]);
  });

  it('he answers for the revokes that come of it', () => {
    const table = after(twice, 'S: dummy SK', 'E: play S2', 'S: dummy H7', 'E: play HJ', 'S: play H8', 'W: play D7');
    expect(revokes(table)).toEqual(['W 11 85 established']);
  });
});
