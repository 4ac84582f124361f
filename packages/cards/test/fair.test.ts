import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitTo, dealOut, sealDeal, shuffle } from '../src/fair.ts';
import { type Card, PACK, readDeal, writeDeal } from '../src/index.ts';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('a shuffle', () => {
  it('keeps the pack and leaves the one given as it was', () => {
    const given = [...PACK];
    const shuffled = shuffle(given);
    expect(given).toEqual(PACK);
    expect(shuffled).toHaveLength(52);
    expect(new Set(shuffled)).toEqual(new Set(PACK));
  });

  it('brings each order of four cards equally often', () => {
    const cards: Card[] = ['SA', 'HK', 'DQ', 'CJ'];
    const runs = 24_000;
    const counts = new Map<string, number>();
    for (let run = 0; run < runs; run++) {
      const order = shuffle(cards).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const expected = runs / 24;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 23 degrees of freedom: a fair shuffle goes beyond 73.8 once in three million runs.
    // The usual mistake (a swap with any place) comes to about 715: some orders nearly twice as often as others.
    expect(chiSquare).toBeLessThan(73.8);
  });

  it('brings each card of the pack to each quarter equally often', () => {
    const runs = 8_000;
    const first = new Map<Card, number>();
    for (let run = 0; run < runs; run++)
      for (const card of shuffle().slice(0, 13)) first.set(card, (first.get(card) ?? 0) + 1);
    const expected = runs / 4;
    const deviation = Math.sqrt(runs * 0.25 * 0.75);
    for (const card of PACK) expect(Math.abs((first.get(card) ?? 0) - expected) / deviation).toBeLessThan(6.5);
  });
});

describe('dealing', () => {
  it('begins at the left of the dealer, one card at a time', () => {
    const hands = dealOut(PACK, 'S');
    expect(hands.W.slice(0, 3)).toEqual(['SA', 'ST', 'S6']);
    expect(hands.N.slice(0, 3)).toEqual(['SK', 'S9', 'S5']);
    expect(hands.E.slice(0, 3)).toEqual(['SQ', 'S8', 'S4']);
    expect(hands.S.slice(0, 3)).toEqual(['SJ', 'S7', 'S3']);
    expect(hands.S.at(-1)).toBe('C2');
  });

  it.each([
    ['N', 'E'],
    ['E', 'S'],
    ['S', 'W'],
    ['W', 'N'],
  ] as const)('by %s gives the first card to %s', (dealer, first) => {
    const hands = dealOut(PACK, dealer);
    expect(hands[first][0]).toBe('SA');
    expect(Object.values(hands).map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
  });
});

describe('a commitment', () => {
  const text = 'N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76';
  const hands = readDeal(text);
  if ('fault' in hands) throw new Error(hands.fault);

  it('is the SHA-256 of the text from North, a bar and the nonce', () => {
    expect(commitTo(hands, '00ff')).toBe(sha256(`${text}|00ff`));
    // By coreutils: printf '%s' "<text>|00ff" | sha256sum
    expect(commitTo(hands, '00ff')).toBe('fbefd1d37fbc426419848cf83a14fbe7603bcbfca3023be2a4c14a9125e88b97');
  });

  it('does not depend on the order in which the cards are held', () => {
    expect(commitTo({ ...hands, N: [...hands.N].reverse() }, '00ff')).toBe(commitTo(hands, '00ff'));
  });

  it('of a sealed deal can be computed again from what is revealed', () => {
    const sealed = sealDeal('W');
    expect(sealed.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(sealed.commitment).toBe(sha256(`${writeDeal(sealed.hands, 'N')}|${sealed.nonce}`));
    expect(new Set(Object.values(sealed.hands).flat())).toEqual(new Set(PACK));
  });

  it('hides: the same deal sealed twice looks different', () => {
    const [one, two] = [sealDeal('N', hands), sealDeal('N', hands)];
    expect(one.hands).toEqual(hands);
    expect(one.nonce).not.toBe(two.nonce);
    expect(one.commitment).not.toBe(two.commitment);
  });

  it('binds: one card changed hands, another commitment', () => {
    const [north, east] = [hands.N[0] as Card, hands.E[0] as Card];
    const swapped = { ...hands, N: [east, ...hands.N.slice(1)], E: [north, ...hands.E.slice(1)] };
    expect(commitTo(swapped, '00ff')).not.toBe(commitTo(hands, '00ff'));
  });
});
