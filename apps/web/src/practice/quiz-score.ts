import type { CodeName } from '@eldest-hand/laws';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Score {
  readonly asked: number;
  readonly right: number;
}

const NONE: Score = { asked: 0, right: 0 };

/** How many questions have been answered rightly, by code; kept in this browser alone. */
export const useQuizScore = create<Record<CodeName, Score>>()(
  persist(() => ({ 'auction-1913': NONE, 'bridge-1905': NONE }), { name: 'eldest-hand:quiz' }),
);

export function addAnswer(code: CodeName, correct: boolean): void {
  const { asked, right } = useQuizScore.getState()[code];
  useQuizScore.setState({ [code]: { asked: asked + 1, right: right + (correct ? 1 : 0) } });
}

export const resetScore = (code: CodeName): void => void useQuizScore.setState({ [code]: NONE });
