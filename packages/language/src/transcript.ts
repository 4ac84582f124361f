import { type SeatedAct, writeAct } from './act-text.ts';
import type { LineFault } from './fault.ts';
import { type Heading, writeHeading } from './heading.ts';
import { readLines } from './lines.ts';

/** What the table said and did: a heading, then an act a line. */
export interface Transcript {
  readonly heading: Heading;
  readonly acts: readonly SeatedAct[];
}

/** Writes a transcript. `readTranscript` of it gives the same heading and acts. */
export const writeTranscript = ({ heading, acts }: Transcript): string =>
  [...writeHeading(heading), '', ...acts.map(({ seat, act }) => writeAct(seat, act))].join('\n').concat('\n');

/**
 * Reads a transcript; of a case file it gives the heading and the acts, without the expectations.
 * @returns the transcript, or every line that cannot be read.
 */
export function readTranscript(text: string): Transcript | { readonly faults: readonly LineFault[] } {
  const { heading, steps, faults } = readLines(text);
  if (faults.length > 0) return { faults };
  return { heading, acts: steps.flatMap((step) => (step.kind === 'act' ? [{ seat: step.seat, act: step.act }] : [])) };
}
