import type { Seat } from '@eldest-hand/cards';
import type { Order } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { after, ending, given } from '../../test/table-from.ts';
import { lawfulCards } from './lawful-cards.ts';

const lawful = (table: ReturnType<typeof ending>, seat: Seat) => lawfulCards(table, seat).join(' ');
const order = (kind: Order['kind'], more: Partial<Order> = {}): Order => ({ id: 1, law: 80, kind, seat: 'W', ...more });
const ordered = (table: ReturnType<typeof ending>, ...orders: readonly Order[]) => ({ ...table, orders });

const southLeads = after(ending({ leader: 'S' }), 'S: play S5');
const diamondLed = after(ending({ leader: 'S' }), 'S: play D6', 'W: play D7');

describe('the cards that may be played without offending', () => {
  it.each([
    ['any to lead', ending(), 'W', 'SQ S3 HT D7'],
    ['what follows suit', southLeads, 'W', 'SQ S3'],
    ['any, when none follows', diamondLed, 'N', 'SK S4 H7 C8'],
    ['one that follows', diamondLed, 'E', 'D5'],
    ['none before the play', given(), 'S', ''],
  ] as const)('%s', (_, table, seat, cards) => expect(lawful(table, seat)).toBe(cards));

  it.each([
    ['highest', southLeads, order('highest'), 'SQ'],
    ['lowest', southLeads, order('lowest'), 'S3'],
    ['win', southLeads, order('win'), 'SQ'],
    ['lose', southLeads, order('lose'), 'S3'],
    [
      'highest, of a suit he has none of: any',
      after(ending({ leader: 'N' }), 'S: dummy C8'),
      order('highest', { seat: 'E' }),
      'S9 S2 HJ D5',
    ],
    ['win where nothing wins: any that follows', after(ending({ leader: 'S' }), 'S: play SA'), order('win'), 'SQ S3'],
    ['lead the suit', ending(), order('lead-suit', { suit: 'S' }), 'SQ S3'],
    ['lead a suit he has none of: any', ending(), order('lead-suit', { suit: 'C' }), 'SQ S3 HT D7'],
    ['keep off the suit', ending(), order('not-lead-suit', { suit: 'S' }), 'HT D7'],
    ['play the card', ending(), order('play-card', { card: 'HT' }), 'HT'],
    ['another than the card', ending(), order('not-play-card', { card: 'HT' }), 'SQ S3 D7'],
    ['a card that would revoke: what follows', southLeads, order('play-card', { card: 'HT' }), 'SQ S3'],
    ['an order to lead, when he follows', southLeads, order('lead-suit', { suit: 'H' }), 'SQ S3'],
    ['an order to win, when he leads', ending(), order('win'), 'SQ S3 HT D7'],
    ['highest, when he leads', ending(), order('highest'), 'SQ S3 HT D7'],
    ['for another trick', southLeads, order('win', { trick: 11 }), 'SQ S3'],
    ['for this trick', southLeads, order('win', { trick: 10 }), 'SQ'],
    ['for another seat', southLeads, order('win', { seat: 'E' }), 'SQ S3'],
  ])('%s', (_, table, one, cards) =>
    expect(lawful(ordered(table, one), one.seat === 'E' && cards.startsWith('S9') ? 'E' : 'W')).toBe(cards),
  );

  it('a trump wins a trick of another suit', () => {
    const table = after(ending({ contract: 'S 1R', leader: 'N' }), 'S: dummy C8');
    expect(lawful(ordered(table, order('win', { seat: 'E' })), 'E')).toBe('S9 S2');
    expect(lawful(ordered(table, order('lose', { seat: 'E' })), 'E')).toBe('HJ D5');
  });

  it('two orders are both obeyed where they can be', () => {
    const both = [order('not-lead-suit', { suit: 'S' }), order('not-lead-suit', { suit: 'H', id: 2 })];
    expect(lawful(ordered(ending(), ...both), 'W')).toBe('D7');
  });

  it('a called card comes after the orders', () => {
    const exposed = after(ending({ leader: 'S' }), 'W: drop SQ S3', 'S: play S5', 'S: call S3');
    expect(lawful(exposed, 'W')).toBe('S3');
    expect(lawful(ordered(exposed, order('win')), 'W')).toBe('SQ');
  });

  it('a called card that would revoke waits', () => {
    expect(lawful(after(ending({ leader: 'S' }), 'W: drop HT', 'S: play S5', 'S: call HT'), 'W')).toBe('SQ S3');
  });
});
