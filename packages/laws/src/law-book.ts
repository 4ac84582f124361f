import { CODES } from './codes/index.ts';
import type { CodeName } from './rules.ts';
import type { Kept } from './ruling/article.ts';

/** One law as a reader finds it in the book. */
export interface LawEntry {
  readonly number: number;
  readonly subject: string;
  readonly gist: string;
  readonly kept: Kept;
  readonly how: string;
}

/** The laws of a code by number, in our own words. */
export const lawBook = (code: CodeName): readonly LawEntry[] =>
  CODES[code].articles.map(({ law, subject, gist, kept, how }) => ({ number: law, subject, gist, kept, how }));
