import { describe, expect, it } from 'vitest';
import { isHigher, isImpossible } from './law-44-higher-declaration.ts';

describe('auction-1913/44 Which declaration is higher', () => {
  it.each([
    ['3S', '1C', true, '6 and 6: more tricks'],
    ['1C', '3S', false, '6 and 6: fewer tricks'],
    ['2S', '1C', false, '4 and 6'],
    ['1D', '3S', true, '7 and 6'],
    ['4S', '1H', true, '8 and 8: more tricks'],
    ['1H', '4S', false, '8 and 8: fewer tricks'],
    ['1R', '4S', true, '9 and 8'],
    ['5S', '1N', true, '10 and 10: more tricks'],
    ['1N', '5S', false, '10 and 10: fewer tricks'],
    ['6S', '2C', true, '12 and 12: more tricks'],
    ['7S', '2D', true, '14 and 14: more tricks'],
    ['2D', '7S', false, '14 and 14: fewer tricks'],
    ['3C', '2R', true, '18 and 18: more tricks'],
    ['2R', '3C', false, '18 and 18: fewer tricks'],
    ['4C', '3H', true, '24 and 24: more tricks'],
    ['5C', '3N', true, '30 and 30: more tricks'],
    ['3N', '5C', false, '30 and 30: fewer tricks'],
    ['4D', '3R', true, '28 and 27'],
    ['3C', '2N', false, '18 and 20'],
    ['2R', '2R', false, 'the same'],
    ['2R', '2H', true, '18 and 16'],
    ['7N', '7R', true, '70 and 63'],
    ['pass', '1S', false, 'no bid'],
    ['1S', 'pass', false, 'nothing to go over'],
  ])('%s over %s: %s (%s)', (call, over, higher) => expect(isHigher(call, over)).toBe(higher));
});

describe('auction-1913/50 Which declaration is impossible', () => {
  it.each<[call: string, over: string | null, impossible: boolean, why: string]>([
    ['1S', null, false, 'anything from one'],
    ['7N', null, false, 'to seven'],
    ['0C', null, true, 'under one'],
    ['8H', null, true, 'over seven'],
    ['1S', '2C', false, '7S would be 14'],
    ['6S', '2D', false, '7S comes to 14 as well, with more tricks'],
    ['1S', '3C', true, '7S comes to 14 and not over 18'],
    ['1C', '5H', false, '7C would be 42 over 40'],
    ['1C', '6H', true, '7C comes to 42 and not over 48'],
    ['1N', '7R', false, '7N would be 70 over 63'],
    ['1N', '7N', true, 'nothing goes over it'],
    ['many', null, true, 'no bid at all'],
  ])('%s over %s: %s (%s)', (call, over, impossible, _) => expect(isImpossible(call, over)).toBe(impossible));
});
