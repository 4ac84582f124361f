import { describe, expect, it } from 'vitest';
import {
  after,
  answerTo,
  ending,
  eventsOfKind,
  exposed,
  given,
  orders,
  revokes,
  rulings,
} from '../../../test/table-from.ts';

const begun = ending();

describe('auction-1913/60 What dummy may do', () => {
  it.each([
    ['N: play SK', 'not-yours 60'],
    ['N: claim rest', 'not-yours 60'],
    ['N: drop SK', 'not-now 59'],
    ['N: throw-down', 'not-now 59'],
    ['N: attention short', 'done'],
    ['N: attention surplus', 'done'],
    ['N: attention taken', 'done'],
    ['N: attention score', 'done'],
  ])('%s: %s', (line, answer) => expect(answerTo(begun, line)).toBe(answer));

  it('he may ask the declarer about a renounce', () => {
    const table = ending({ leader: 'W' });
    expect(answerTo(after(table, 'W: play HT', 'S: play D6'), 'N: ask-none')).toBe('done');
  });

  it('before his cards are down he is a player like the others', () => {
    const table = given({ contract: 'S 2R' });
    expect(answerTo(table, 'N: drop SK')).toBe('done');
    const open = after(table, 'E: play HK', 'N: attention irregularity');
    expect(rulings(open)).toEqual(['76 to S against E: expose, call-suit, waive']);
  });
});

describe('auction-1913/61 Dummy draws attention to an irregularity', () => {
  const falseLead = after(begun, 'E: play HJ');

  it('an open ruling about it ends, and the false lead goes back', () => {
    const table = after(falseLead, 'N: attention irregularity');
    expect([rulings(table), table.trick, exposed(table, 'E')]).toEqual([[], [], []]);
    expect(table.rulingLog[0]?.outcome).toEqual({ state: 'lapsed', law: 61, why: 'penalty-lost' });
  });

  it.each(['N: attention taken', 'N: attention score', 'S: attention irregularity', 'W: attention irregularity'])(
    'not with %s',
    (line) => expect(rulings(after(falseLead, line)).length).toBe(1),
  );

  it('a card just exposed can no longer be called', () => {
    const dropped = after(begun, 'W: drop SQ S3');
    expect(exposed(dropped, 'W')).toEqual(['SQ 67', 'S3 67']);
    expect(exposed(after(dropped, 'N: attention irregularity'), 'W')).toEqual([]);
  });

  it('one exposed before it stays where it is', () => {
    const table = after(begun, 'W: drop SQ', 'E: drop HJ', 'N: attention irregularity');
    expect([exposed(table, 'W'), exposed(table, 'E')]).toEqual([['SQ 67'], []]);
  });

  it('what was ruled upon since is not the latest incident', () => {
    const table = after(begun, 'W: drop SQ', 'E: play HJ', 'S: elect expose', 'N: attention irregularity');
    expect([exposed(table, 'W'), exposed(table, 'E')]).toEqual([['SQ 67'], ['HJ 76']]);
  });

  it('a revoke that he claims during the play costs nothing', () => {
    const revoked = after(
      ending({ leader: 'S' }),
      'S: play H8',
      'W: play D7',
      'S: dummy H7',
      'E: play HJ',
      'E: play S9',
    );
    const table = after(revoked, 'N: attention revoke W');
    expect(rulings(table)).toEqual([]);
    expect(table.revokes[0]?.penalty).toBe('lost');
    expect(eventsOfKind('penalty-lost', revoked, 'N: attention revoke W')).toEqual([
      { kind: 'penalty-lost', law: 61, seat: 'W' },
    ]);
    expect(rulings(after(table, 'S: attention revoke W'))).toEqual([]);
  });

  it('a mistaken word costs nothing', () => {
    expect(eventsOfKind('penalty-lost', begun, 'N: attention revoke W')).toEqual([]);
  });
});

describe('auction-1913/62 Dummy suggests a card', () => {
  const suggested = after(ending({ leader: 'N' }), 'N: suggest SK');

  it.each([
    ['dummy', ending({ leader: 'N' }), 'N: suggest SK', 'done'],
    ['the declarer', ending({ leader: 'N' }), 'S: suggest SA', 'not-yours 60'],
    ['an adversary', begun, 'W: suggest SQ', 'not-yours 60'],
    ['a card that dummy does not hold', begun, 'N: suggest SA', 'card-not-held'],
    ['before dummy is down', given({ contract: 'S 2R' }), 'N: suggest SK', 'not-yours 60'],
  ])('%s', (_, table, line, answer) => expect(answerTo(table, line)).toBe(answer));

  it('either adversary chooses', () => {
    expect(rulings(suggested)).toEqual(['62 to WE against N: require, forbid, waive']);
  });

  it('of two cards touched at once one must be the one that is required', () => {
    const required = after(suggested, 'E: elect require');
    expect(answerTo(required, 'S: dummy H7 S4')).toBe('called-card 62');
    const touched = after(required, 'S: dummy SK S4');
    expect(answerTo(touched, 'S: elect 2 play S4')).toBe('called-card 62');
    expect(after(touched, 'S: elect 2 play SK').trick).toEqual([{ seat: 'N', card: 'SK' }]);
  });

  it('require: no other card of dummy is taken', () => {
    const table = after(suggested, 'E: elect require');
    expect(orders(table)).toEqual(['N play-card SK']);
    expect(answerTo(table, 'S: dummy S4')).toBe('called-card 62');
    expect(orders(after(table, 'S: dummy SK'))).toEqual([]);
  });

  it('forbid: any other card', () => {
    const table = after(suggested, 'W: elect forbid');
    expect(orders(table)).toEqual(['N not-play-card SK']);
    expect(answerTo(table, 'S: dummy SK')).toBe('called-card 62');
    expect(answerTo(table, 'S: dummy C8')).toBe('done');
  });

  it('following suit outranks it', () => {
    const table = after(ending({ leader: 'W' }), 'W: play HT', 'N: suggest SK', 'E: elect require');
    expect(answerTo(table, 'S: dummy H7')).toBe('done');
    const forbidden = after(ending({ leader: 'W' }), 'W: play HT', 'N: suggest H7', 'E: elect forbid');
    expect(answerTo(forbidden, 'S: dummy H7')).toBe('done');
  });

  it('waive: he plays what he likes', () => {
    expect(answerTo(after(suggested, 'W: elect waive'), 'S: dummy S4')).toBe('done');
  });

  it.each([
    ['S: elect require', 'not-yours 62'],
    ['N: elect waive', 'not-yours 62'],
    ['S: dummy SK', 'awaits-decision 94'],
  ])('%s: %s', (line, answer) => expect(answerTo(suggested, line)).toBe(answer));
});

describe('auction-1913/63 Dummy’s revoke', () => {
  const lead = after(ending({ leader: 'W' }), 'W: play HT');

  it('is none', () => expect(revokes(after(lead, 'S: dummy C8'))).toEqual([]));

  it('may be put right while the trick lies there', () => {
    const table = after(lead, 'S: dummy C8', 'E: play HJ', 'S: play H8', 'S: take-back C8');
    expect(table.hands.N).toContain('C8');
    expect(after(table, 'S: dummy H7').leader).toBe('E');
  });

  it('stands when the trick is quitted', () => {
    const table = after(lead, 'S: dummy C8', 'E: play HJ', 'S: play H8', 'E: gather');
    expect(answerTo(table, 'S: take-back C8')).toBe('card-already-played 64');
    expect(rulings(after(table, 'W: attention revoke N'))).toEqual([]);
  });
});
