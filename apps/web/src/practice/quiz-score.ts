import type { CodeName } from '@eldest-hand/laws';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Score {
  readonly asked: number;
  readonly right: number;
}

const NONE: Score = { asked: 0, right: 0 };

type Scores = Record<CodeName, Score>;

const isScore = (value: unknown): value is Score => {
  const { asked, right } = (value ?? {}) as Partial<Score>;
  return Number.isInteger(asked) && Number.isInteger(right);
};

/** What was kept, by this page or an older one, or by anybody's hand; what is no score begins anew. */
export function scoresIn(kept: unknown, now: Scores): Scores {
  const found = (kept ?? {}) as Partial<Record<CodeName, unknown>>;
  const of = (code: CodeName): Score => {
    const score = found[code];
    return isScore(score) ? score : now[code];
  };
  return { 'auction-1913': of('auction-1913'), 'bridge-1905': of('bridge-1905') };
}

/** How many questions have been answered rightly, by code; kept in this browser alone. */
export const useQuizScore = create<Scores>()(
  persist(() => ({ 'auction-1913': NONE, 'bridge-1905': NONE }), { name: 'eldest-hand:quiz', merge: scoresIn }),
);

export function addAnswer(code: CodeName, correct: boolean): void {
  const { asked, right } = useQuizScore.getState()[code];
  useQuizScore.setState({ [code]: { asked: asked + 1, right: right + (correct ? 1 : 0) } });
}

export const resetScore = (code: CodeName): void => void useQuizScore.setState({ [code]: NONE });
