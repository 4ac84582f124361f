import type { TableEvent, View } from '@eldest-hand/laws';
import { lawsNow } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';

/** One thing that the table said; the number keeps two equal sentences apart. */
export interface Heard {
  readonly version: number;
  readonly text: string;
  /** What it was said of, to say it in another language. */
  readonly of: Pick<View, 'version' | 'news' | 'code' | 'rulingLog'>;
}

/** What an event sounds like at this table; null for what the eye sees elsewhere. */
export function sentenceOf(event: TableEvent, { code, rulingLog }: Pick<View, 'code' | 'rulingLog'>): string | null {
  const logged = event.kind === 'elected' && rulingLog.find(({ id }) => id === event.id);
  const laws = logged ? lawsNow() : null;
  // While the reader's words for it have not come, no others are put in their place.
  if (!logged || laws === undefined) return words.event(event);
  const { outcome } = laws?.entry(code, logged) ?? logged;
  if (outcome.state !== 'elected') return words.event(event);
  return `${words.rulings.chose(event.seat, outcome.label)}.${outcome.later ? ` ${outcome.later}` : ''}`;
}

/** What a view's news sounds like, one sentence an event. */
export function hear(view: Heard['of']): Heard | null {
  const { version, news, code, rulingLog } = view;
  const text = news.map((event) => sentenceOf(event, view)).filter((sentence) => sentence !== null);
  return text.length > 0 ? { version, text: text.join(' '), of: { version, news, code, rulingLog } } : null;
}
