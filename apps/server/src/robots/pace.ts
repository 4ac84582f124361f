/** How long a robot takes, beside its thinking, in milliseconds. */
export interface Pace {
  readonly least: number;
  readonly most: number;
  /** How long a player who is ready for the next deal waits for another who still reads the result of the last one. */
  readonly reading: number;
}

export const HUMAN_PACE: Pace = { least: 600, most: 1500, reading: 180_000 };
