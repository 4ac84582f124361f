import { describe, expect, it } from 'vitest';
import { after, answerTo, exposed, given, rulings } from '../../../test/table-from.ts';

const played = after(given({ contract: 'S 2R' }), 'W: play C7');

describe('auction-1913/67 Cards exposed during play', () => {
  it('is left face upward before its owner, who may play it', () => {
    const table = after(played, 'E: drop CQ');
    expect(exposed(table, 'E')).toEqual(['CQ 67']);
    expect(rulings(table)).toEqual([]);
    expect(exposed(after(table, 'S: dummy C2', 'E: play CQ'), 'E')).toEqual([]);
  });

  it.each([
    ['may not be taken up', 'E: take-back CQ', 'not-yours 67'],
    ['cannot be exposed twice', 'E: drop CQ', 'not-now 67'],
    ['nor shown', 'E: show CQ partner', 'not-now 67'],
  ])('%s', (_, line, answer) => expect(answerTo(after(played, 'E: drop CQ'), line)).toBe(answer));
});

describe('auction-1913/68 What is an exposed card, 69 What is not', () => {
  it.each([
    ['dropped face upward', 'E: drop HK', ['HK 67']],
    ['several dropped', 'E: drop HK DT', ['HK 67', 'DT 67']],
    ['held so that the partner sees it', 'E: show HK partner', ['HK 67']],
    ['said to be held', 'E: mention HK', ['HK 67']],
    ['said to be held by the partner', 'W: mention HK partner', ['HK 67']],
    ['said of the partner, who does not hold it', 'W: mention HA partner', []],
    ['dropped on the floor', 'E: drop HK floor', []],
    ['seen by an adversary, not the partner', 'E: show HK adversary', []],
    ['the whole hand thrown down', 'E: drop HK HJ H8', ['HK 67', 'HJ 67', 'H8 67']],
    ['named by the declarer', 'S: mention HK partner', []],
  ])('%s', (_, line, lying) => expect(exposed(after(played, line), 'E')).toEqual(lying));

  it.each([
    ['S: drop HA', ['HA']],
    ['S: show HA partner', []],
    ['S: mention HA', []],
  ])('the declarer’s cards are never called: %s', (line, faced) => {
    const table = after(played, line);
    expect([exposed(table, 'S'), table.faced.S]).toEqual([[], faced]);
  });

  it('a card on the floor is still in the hand and may be picked up', () => {
    const table = after(played, 'E: drop HK floor');
    expect(table.hands.E).toContain('HK');
    expect(after(table, 'E: pick-up HK').floor.E).toEqual([]);
    expect(answerTo(table, 'E: pick-up HJ')).toBe('card-not-held');
    expect(answerTo(table, 'E: drop HK floor')).toBe('not-now');
    expect(exposed(after(table, 'E: drop HK'), 'E')).toEqual(['HK 67']);
  });

  it.each([
    ['E: mention HA', 'card-not-held'],
    ['E: drop HA', 'card-not-held'],
    ['E: show HA partner', 'card-not-held'],
  ])('%s: %s', (line, answer) => expect(answerTo(played, line)).toBe(answer));
});
