import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, rulings, trickOf } from '../../../test/table-from.ts';

const dummyLeads = ending({ leader: 'N' });
const declarerLeads = ending({ leader: 'S' });

describe('auction-1913/64 When the declarer’s card is played', () => {
  it.each([
    ['one card of dummy is played', dummyLeads, 'S: dummy SK', [], 'NSK'],
    ['two of dummy ask which', dummyLeads, 'S: dummy SK C8', ['64 to S against S: play SK, play C8'], ''],
    ['one named twice is one', dummyLeads, 'S: dummy SK', [], 'NSK'],
    ['arranging plays nothing', dummyLeads, 'S: arrange SK', [], ''],
    ['his own card is played when put down', declarerLeads, 'S: play SA', [], 'SSA'],
    ['two of his own ask which', declarerLeads, 'S: play SA H8', ['64 to S against S: play SA, play H8'], ''],
  ])('%s', (_, table, line, open, trick) => {
    const now = after(table, line);
    expect([rulings(now), trickOf(now)]).toEqual([open, trick]);
  });

  it.each(['SK', 'C8'])('of two touched in dummy the declarer chooses %s', (card) => {
    const table = after(dummyLeads, 'S: dummy SK C8', `S: elect play ${card}`);
    expect([trickOf(table), table.hands.N.length, table.putDown]).toEqual([`N${card}`, 3, []]);
  });

  it('of two of his own the other goes back and is not exposed', () => {
    const table = after(declarerLeads, 'S: play SA H8', 'S: elect play H8');
    expect([trickOf(table), table.hands.S, table.exposed, table.faced.S]).toEqual(['SH8', ['SA', 'S5', 'D6'], [], []]);
  });

  it.each([
    ['a card played stands', ['S: play SA'], 'S: take-back SA', 'card-already-played 64'],
    ['dummy’s too', ['S: play SA', 'W: play S3', 'S: dummy S4'], 'S: take-back S4', 'card-already-played 64'],
    ['only the declarer arranges', [], 'W: arrange SK', 'not-yours 64'],
    [
      'two cards of dummy to one trick',
      ['S: play SA', 'W: play S3', 'S: dummy S4'],
      'S: dummy C8',
      'card-already-played 64',
    ],
  ])('%s', (_, lines, line, answer) => expect(answerTo(after(declarerLeads, ...lines), line)).toBe(answer));

  it('nobody else chooses, and play waits', () => {
    const table = after(dummyLeads, 'S: dummy SK C8');
    expect(answerTo(table, 'W: elect play SK')).toBe('not-yours 64');
    expect(answerTo(table, 'S: elect play S4')).toBe('no-such-option 64');
    expect(answerTo(table, 'E: play HJ')).toBe('awaits-decision 94');
  });
});
