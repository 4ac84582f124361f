import { describe, expect, it } from 'vitest';
import { after, answerTo, ending, eventsOfKind, exposed, orders, revokes, rulings } from '../../../test/table-from.ts';

/** East led out of turn; West, whose lead it is, must lead the suit named. */
const mustLead = (suit: string) => after(ending(), 'E: play HJ', 'S: elect call-suit', `S: elect suit ${suit}`);

describe('auction-1913/73 An order not obeyed', () => {
  it.each([
    ['the suit named', 'H', 'W: play HT', []],
    ['another suit', 'H', 'W: play D7', ['W 10 73 correctable']],
    ['another suit by one who has none of it', 'C', 'W: play D7', []],
  ])('%s', (_, suit, line, broken) => expect(revokes(after(mustLead(suit), line))).toEqual(broken));

  const broken = after(mustLead('H'), 'W: play D7');

  it('is hidden, and the order is ended', () => {
    expect([rulings(broken), orders(broken), broken.revokes[0]?.noticed]).toEqual([[], [], false]);
  });

  it('put right in time the order stands again and the card lies exposed', () => {
    const table = after(broken, 'W: take-back D7');
    expect([orders(table), exposed(table, 'W'), table.trick]).toEqual([['W lead-suit H'], ['D7 67'], []]);
    expect(rulings(table)).toEqual([]);
    expect(revokes(after(table, 'W: play HT'))).toEqual(['W 10 73 corrected']);
  });

  it('a lead taken back takes with it what was played to it', () => {
    const table = after(broken, 'S: dummy C8', 'E: play D5', 'W: take-back D7');
    expect([table.trick, table.hands.N.length, table.hands.E.length]).toEqual([[], 4, 4]);
  });

  it.each(['W: gather', 'S: gather'])('is established when the trick is quitted: %s', (line) => {
    const table = after(broken, 'S: dummy C8', 'E: play D5', 'S: play D6', line);
    expect(revokes(table)).toEqual(['W 10 73 established']);
    expect(answerTo(table, 'W: take-back D7')).toBe('card-already-played 86');
    expect(rulings(after(table, 'S: attention revoke W'))).toEqual(['84 to S against W: points, tricks, waive']);
  });

  it('who is told to win and can, must', () => {
    const asked = after(ending({ leader: 'S' }), 'S: play S5', 'S: dummy S4', 'E: play S9', 'S: elect win');
    expect(orders(asked)).toEqual(['W win']);
    expect(revokes(after(asked, 'W: play S3'))).toEqual(['W 10 73 correctable']);
    expect(revokes(after(asked, 'W: play SQ'))).toEqual([]);
  });
});

describe('auction-1913/74 Nobody is made to revoke', () => {
  it('a called card waits while its owner must follow suit', () => {
    const table = after(ending({ leader: 'S' }), 'W: drop HT', 'S: play S5', 'S: call HT');
    expect(answerTo(table, 'W: play S3')).toBe('done');
    expect(exposed(after(table, 'W: play S3'), 'W')).toEqual(['HT 67']);
  });

  it('an order is spent by following suit', () => {
    const asked = after(ending({ leader: 'S' }), 'S: play H8', 'S: dummy H7', 'E: play HJ', 'S: elect win');
    const table = after(asked, 'W: play HT');
    expect([revokes(table), orders(table)]).toEqual([[], []]);
  });
});

describe('auction-1913/75 A call may be repeated', () => {
  const exposing = after(ending({ leader: 'S' }), 'W: drop HT D7');

  it.each([
    ['the card called', 'S: play D6', 'S: call D7', 'W: play D7', 'done'],
    ['another card', 'S: play D6', 'S: call D7', 'W: play S3', 'called-card 75'],
    ['another, where the called one would revoke', 'S: play D6', 'S: call HT', 'W: play D7', 'done'],
  ])('%s', (_, lead, call, line, answer) => expect(answerTo(after(exposing, lead, call), line)).toBe(answer));

  it('holds for one trick and may be given again', () => {
    const first = after(exposing, 'S: play D6', 'S: call HT', 'W: play D7', 'S: dummy C8', 'E: play D5');
    expect(first.called).toEqual([]);
    expect(answerTo(first, 'W: play S3')).toBe('done');
    expect(answerTo(after(first, 'S: call HT'), 'W: play S3')).toBe('called-card 75');
  });

  it('a later call takes the place of the first', () => {
    const table = after(exposing, 'S: play SA', 'S: call HT', 'S: call D7');
    expect(table.called).toEqual([{ seat: 'W', card: 'D7' }]);
  });

  it.each([
    ['a card that is not exposed', exposing, 'S: call SQ', 'not-exposed 75'],
    ['by an adversary', exposing, 'E: call HT', 'not-yours 75'],
    ['by dummy', exposing, 'N: call HT', 'not-yours 75'],
    ['of a hand that has played to the trick', after(exposing, 'S: play H8', 'W: play HT'), 'S: call D7', 'not-now 75'],
  ])('%s', (_, table, line, answer) => expect(answerTo(table, line)).toBe(answer));
});

describe('auction-1913/74 What a called card that waits is', () => {
  const called = after(ending({ leader: 'S' }), 'W: drop HT', 'E: drop HJ', 'S: play S5', 'S: call HT');
  it.each([
    ['it would be a revoke', called, 'W: play S3', [{ kind: 'call-waits', seat: 'W', card: 'HT', law: 74 }]],
    ['another hand’s card is played', called, 'E: play S2', []],
    ['it is played', after(ending(), 'W: drop HT', 'S: call HT'), 'W: play HT', []],
  ])('%s', (_, table, line, events) => expect(eventsOfKind('call-waits', table, line)).toEqual(events));
});
