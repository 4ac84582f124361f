import { describe, expect, it } from 'vitest';
import { scoresIn } from '../src/practice/quiz-score.ts';
import { settingsIn } from '../src/settings/settings.ts';

const FIRST = settingsIn(null);
const WRONG = [null, 0, 5, '', 'x', true, [], {}, { trim: 1 }];

describe('settings that were kept', () => {
  it('are taken as they are where they are settings', () => {
    const chosen = {
      ...FIRST,
      name: 'Sofia',
      language: 'de',
      theme: 'dark',
      size: '150',
      sound: false,
      oneTouch: true,
    };
    expect(settingsIn(JSON.stringify(chosen))).toEqual(chosen);
  });
  it.each(Object.keys(FIRST) as (keyof typeof FIRST)[])('fall back to the first value each: %s', (key) => {
    for (const value of WRONG) {
      const read = settingsIn(JSON.stringify({ ...FIRST, name: 'Sofia', [key]: value }));
      const { [key]: one, ...others } = read;
      const free = key === 'name' || key === 'language';
      if (typeof value === typeof FIRST[key] && (free || typeof value === 'boolean')) expect(one).toBe(value);
      else expect(one).toBe(FIRST[key]);
      if (key !== 'name') expect(others).toMatchObject({ name: 'Sofia' });
    }
  });
  it('fall back all together where there is no whole object, and take in nothing of another name', () => {
    for (const text of ['', '{', 'null', '5', '"x"', '[1,2]', 'true']) expect(settingsIn(text)).toEqual(FIRST);
    expect(settingsIn('{"colour":"red","__proto__":{"name":5}}')).toEqual(FIRST);
  });
});

describe('the score of the quiz', () => {
  const NONE = { asked: 0, right: 0 };
  const now = { 'auction-1913': NONE, 'bridge-1905': NONE };
  it('begins anew where what was kept is none', () => {
    for (const kept of [...WRONG, undefined, { 'auction-1913': null }, { 'auction-1913': { asked: '3', right: 1 } }])
      expect(scoresIn(kept, now)).toEqual(now);
    expect(scoresIn({ 'bridge-1905': { asked: 3, right: 2 } }, now)).toEqual({
      ...now,
      'bridge-1905': { asked: 3, right: 2 },
    });
  });
});
