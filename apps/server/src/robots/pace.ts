/** How long a robot takes, beside its thinking, in milliseconds. */
export interface Pace {
  readonly least: number;
  readonly most: number;
}

export const HUMAN_PACE: Pace = { least: 600, most: 1500 };
