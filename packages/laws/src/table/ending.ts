import { arise } from '../ruling/rule.ts';
import type { Draft } from './draft.ts';

/** The play is over: the hand is scored as it stands; later claims score it again. */
export function endHand(draft: Draft): void {
  draft.emit({ kind: 'hand-ended' });
  // The card left over shows that a trick was missed.
  for (const short of draft.table.shortTricks) arise(draft, { kind: 'short-trick-noticed', ...short });
  scoreHand(draft);
}

/** Scores the hand with the penalties exacted so far. */
export function scoreHand(draft: Draft): void {
  draft.emit({ kind: 'scored', result: draft.code.score(draft.table) });
}
