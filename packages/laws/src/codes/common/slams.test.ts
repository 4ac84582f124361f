import { describe, expect, it } from 'vitest';
import { slamPoints } from './slams.ts';

describe('common: slams', () => {
  it.each([
    [13, 40],
    [12, 20],
    [11, 0],
    [0, 0],
  ])('%i tricks: %i', (tricks, points) => expect(slamPoints(tricks)).toBe(points));
});
