import type { Path } from '@eldest-hand/practice';
import { describe, expect, it } from 'vitest';
import { labelPlace, layOut } from '../src/replay/best-play/layout.ts';

const NEEDED = 7;

/** A path of so many cards, with as much of it as the picture looks at. */
const pathOf = (cards: number): Path =>
  ({
    needed: NEEDED,
    stations: Array.from({ length: cards + 1 }, (_, at) => ({ move: at === 0 ? null : { trick: Math.ceil(at / 4) } })),
  }) as unknown as Path;

/** Whether the line passes through a label that begins here and is 58 wide and 12 high. */
function crossed(line: readonly number[]): boolean {
  const layout = layOut(pathOf(line.length - 1), line, { width: 320, height: 152 });
  const place = labelPlace(NEEDED, line, layout);
  return line.some((tricks, at) => {
    const [from, to] = [layout.x(Math.max(0, at - 1)), layout.x(at)];
    if (to < place.x || from > place.x + 58) return false;
    // A leap passes all that lies between two values.
    const heights = [layout.y(tricks), layout.y(line[at - 1] ?? tricks)].sort((one, other) => one - other);
    return (heights[1] as number) > place.y - 12 && (heights[0] as number) < place.y;
  });
}

describe('the label of what the contract needs', () => {
  const flat = (cards: number, tricks: number) => Array.from({ length: cards + 1 }, () => tricks);
  it.each([
    ['the line leaps to more at the end', [...flat(10, 4), 3, 3, 3, 10, 10]],
    ['the line lies at what is needed all along', flat(51, 7)],
    ['the line begins at what is needed and falls', [...flat(20, 7), ...flat(30, 5)]],
    ['the line is one over it at both ends', [...flat(15, 8), ...flat(15, 6), ...flat(15, 8)]],
  ])('is not crossed where %s', (_, line) => {
    expect(crossed(line)).toBe(false);
  });

  it('stands within the picture, at the end as well', () => {
    const line = [...flat(30, 7), ...flat(20, 9)];
    const layout = layOut(pathOf(line.length - 1), line, { width: 320, height: 152 });
    const place = labelPlace(NEEDED, line, layout);
    expect(place.x).toBeGreaterThanOrEqual(layout.left);
    expect(place.x + 58).toBeLessThanOrEqual(layout.right);
    expect(place.y - 12).toBeGreaterThan(layout.top);
  });
});
