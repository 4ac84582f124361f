import type { View } from '@eldest-hand/laws';
import { words } from '../words/words.ts';

/** One thing that the table said; the number keeps two equal sentences apart. */
export interface Heard {
  readonly version: number;
  readonly text: string;
}

/** What a view's news sounds like, one sentence an event. */
export function hear(view: View): Heard | null {
  const text = view.news.map((event) => words.event(event)).filter((sentence) => sentence !== null);
  return text.length > 0 ? { version: view.version, text: text.join(' ') } : null;
}
