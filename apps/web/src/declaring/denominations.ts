import type { CodeName, Denomination } from '@eldest-hand/laws';

export interface Worth {
  readonly denomination: Denomination;
  /** What a trick above six counts. */
  readonly points: number;
}

/** What is printed on the cards of the box, from the lowest to the highest: a label, not a ruling. */
export const BOX: Readonly<Record<CodeName, readonly Worth[]>> = {
  'auction-1913': [
    { denomination: 'S', points: 2 },
    { denomination: 'C', points: 6 },
    { denomination: 'D', points: 7 },
    { denomination: 'H', points: 8 },
    { denomination: 'R', points: 9 },
    { denomination: 'N', points: 10 },
  ],
  'bridge-1905': [
    { denomination: 'S', points: 2 },
    { denomination: 'C', points: 4 },
    { denomination: 'D', points: 6 },
    { denomination: 'H', points: 8 },
    { denomination: 'N', points: 12 },
  ],
};

export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
