import type { ChatLine } from '@eldest-hand/protocol';
import { create } from 'zustand';
import { useTable } from '../connection/table-store.ts';

/** When the last line that has been seen was said. */
const useSeen = create<{ readonly upTo: number }>(() => ({ upTo: 0 }));

/** What is here has been seen. */
export const markSeen = (lines: readonly ChatLine[]): void => {
  const last = lines.at(-1);
  if (last) useSeen.setState({ upTo: last.at });
};

/** How many lines have come since somebody last looked. */
export function useUnread(): number {
  const upTo = useSeen((state) => state.upTo);
  return useTable(({ chat }) => chat.filter(({ at }) => at > upTo).length);
}
