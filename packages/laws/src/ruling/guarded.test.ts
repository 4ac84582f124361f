import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, given } from '../../test/table-from.ts';

const rules = { irregularities: 'guarded' } as const;
const play = ending({ rules, leader: 'S' });
const led = after(play, 'S: play S5');

describe('a guarded table refuses what would be irregular', () => {
  it.each([
    ['a revoke', led, 'W: play HT', 'irregular 83'],
    ['a lead out of turn', play, 'E: play HJ', 'irregular 76'],
    ['a play out of turn', led, 'E: play S9', 'irregular 80'],
    ['the declarer’s lead out of turn', play, 'S: dummy SK', 'irregular 77'],
    ['a card dropped', play, 'W: drop HT', 'irregular 67'],
    ['two cards at once', led, 'W: play SQ S3', 'irregular 70'],
    ['a second card to a trick', after(led, 'W: play S3'), 'W: play SQ', 'irregular'],
    ['a trick gathered short', after(led, 'W: play S3', 'S: dummy S4'), 'W: gather', 'irregular'],
    ['an insufficient bid', after(given({ rules }), 'S: bid 2H'), 'W: bid 2D', 'irregular 50'],
    ['a bid out of turn', given({ rules }), 'W: bid 2D', 'irregular 49'],
    ['a double of the partner’s bid', after(given({ rules }), 'S: bid 2H', 'W: pass'), 'N: double', 'irregular'],
    ['the same out of turn', after(given({ rules }), 'S: bid 2H'), 'N: double', 'irregular'],
    ['a pass out of turn', after(given({ rules }), 'S: bid 2H'), 'N: pass', 'irregular'],
    ['dummy’s revoke', after(ending({ rules }), 'W: play HT'), 'S: dummy C8', 'irregular'],
    ['a reference', play, 'W: refer', 'irregular 93'],
    ['the right card', led, 'W: play S3', 'done'],
    ['a bid in turn', given({ rules }), 'S: bid 1S', 'done'],
    ['a claim', play, 'S: claim rest', 'done'],
  ])('%s', (_, table, line, answer) => expect(answerTo(table, line)).toBe(answer));

  it.each(['live', 'coached'] as const)('a table that is %s does not', (irregularities) => {
    const table = after(ending({ rules: { irregularities }, leader: 'S' }), 'S: play S5');
    expect(answerTo(table, 'W: play HT')).toBe('done');
  });
});

describe('what follows a ruling is not refused', () => {
  const open = after(ending(), 'E: play HJ');
  const revoked = after(ending({ leader: 'S' }), 'S: play H8', 'W: play D7');
  const established = after(revoked, 'S: dummy H7', 'E: play HJ', 'E: gather');
  it.each([
    ['a choice that opens a second question', open, 'S: elect call-suit'],
    ['a choice that exposes a card', open, 'S: elect expose'],
    ['a revoke claimed', established, 'S: attention revoke W'],
    ['a revoke put right', revoked, 'W: take-back D7'],
  ])('%s', (_, table, line) => {
    expect(answerTo({ ...table, rules: { ...table.rules, irregularities: 'guarded' } }, line)).toBe('done');
  });

  it('a card faced that bars the partner is refused', () => {
    const table = after(given({ code: 'bridge-1905', rules }), 'S: make H');
    expect(answerTo(table, 'S: drop SQ')).toBe('irregular 68');
  });
});
