import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../src/index.ts';
import { caseNamed } from './casebook.ts';

const text = caseNamed('side-by-side/revoke-of-an-adversary-1913');

describe('a position in an address', () => {
  it('comes back as it was, in letters that an address may hold', async () => {
    const packed = await pack(`${text}# Süd – ♠`);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length);
    expect(await unpack(packed)).toBe(`${text}# Süd – ♠`);
  });

  it.each([
    ['nothing', ''],
    ['other letters', 'a+b/c=='],
    ['no packed text', 'abcdef'],
  ])('%s is no position', async (_, fragment) => expect(await unpack(fragment)).toBeNull());

  it('one that was cut off is no position', async () => {
    expect(await unpack((await pack(text)).slice(0, 40))).toBeNull();
  });

  it('one that unpacks to more than any deal needs is no position', async () => {
    expect(await unpack(await pack('S: pass\n'.repeat(100_000)))).toBeNull();
  });
});
