import type { TableEvent } from './event.ts';

/**
 * What of a deal stands in the end: its events without those of acts that were taken back by consent. The undoing itself is in it.
 * @param events of whole acts, in order.
 */
export function standing(events: readonly TableEvent[]): readonly TableEvent[] {
  const acts: TableEvent[][] = [];
  for (const event of events) {
    if (event.kind === 'acted' || acts.length === 0) acts.push([]);
    if (event.kind === 'undone') acts.splice(Math.max(0, acts.length - 1 - event.acts), event.acts);
    acts.at(-1)?.push(event);
  }
  return acts.flat();
}
