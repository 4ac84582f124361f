import type { Card } from '@eldest-hand/cards';
import { createContext } from 'react';

/** What is said of a card where a deal is gone through again: a sign for the eye, the same in words. */
export interface CardMark {
  readonly sign: string;
  readonly name: string;
  readonly good: boolean;
}

/** Marks of cards that lie on the table or are held; none anywhere else than in a replay. */
export const CardMarks = createContext<ReadonlyMap<Card, CardMark>>(new Map());
