import { CODE_NAMES } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { CODES } from './index.ts';

/** What each code says by a switch of its own, read from its text. */
const SWITCHES = {
  'auction-1913': {
    dealerPlays: false,
    quittedByRightfulWinners: true,
    mentionExposes: true,
    showingAdversaryExposes: false,
    wrongPenaltyLoses: null,
    consultingLoses: null,
    facingMayBeRequired: true,
    partialClaimProtects: true,
    lastTrickMayBeSeen: false,
  },
  'bridge-1905': {
    dealerPlays: true,
    quittedByRightfulWinners: false,
    mentionExposes: false,
    showingAdversaryExposes: true,
    wrongPenaltyLoses: 102,
    consultingLoses: 103,
    facingMayBeRequired: false,
    partialClaimProtects: false,
    lastTrickMayBeSeen: false,
  },
} as const;

describe.each(CODE_NAMES)('%s', (name) => {
  it('differs from the other where the texts do', () => expect(CODES[name]).toMatchObject(SWITCHES[name]));

  it('says of every law how it is kept', () => {
    for (const { kept } of CODES[name].articles)
      expect(['engine', 'construction', 'lobby', 'etiquette']).toContain(kept);
  });

  it('cites laws of its own book', () => {
    const laws = CODES[name].articles.map(({ law }) => law);
    for (const law of Object.values(CODES[name].cites)) expect(laws).toContain(law);
  });
});
