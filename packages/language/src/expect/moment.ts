import type { Card, Seat } from '@eldest-hand/cards';
import type { factsOf, Refusal } from '@eldest-hand/laws';
import type { Fault } from '../fault.ts';

export type Facts = ReturnType<typeof factsOf>;

/** The moment that an expectation is about. */
export interface Moment {
  readonly facts: Facts;
  /** The cards that a seat may play now without offending. */
  readonly lawful: (seat: Seat) => readonly Card[];
  /** Why the act just before was not done; null when it was. */
  readonly refusal: Refusal | null;
}

/** Looks at a moment: undefined when the expectation holds, else what was found instead. */
export type Check = (moment: Moment) => string | undefined;

/** Reads what follows the first word of an expectation. */
export type CheckReader = (text: string) => Check | Fault;

/** Lists are sets: order is free and nothing counts twice. */
export const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  new Set(a).size === new Set(b).size && a.every((one) => b.includes(one));

/** A check that compares one text with another. */
export const same =
  (expected: string, found: (moment: Moment) => string): Check =>
  (moment) => {
    const text = found(moment);
    return text === expected ? undefined : text;
  };
