import type { Act } from '@eldest-hand/laws';
import type { z } from 'zod';
import { actSchema } from './act-schema.ts';
import type { WireRefusal } from './refusals.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong, in one sentence: where, and what was wanted. */
export function wrongWith(issues: readonly Issue[]): string {
  const issue = issues[0];
  if (!issue) return 'it cannot be read';
  const where = issue.path.map(String).join('.');
  return where ? `${where}: ${issue.message}` : issue.message;
}

/** What a message must be, and what it is once read. */
export type MessageSchema<M> = z.ZodType<M>;

/**
 * Reads a message by its schema.
 * @returns the message, or what is wrong with it.
 */
export function readMessage<M>(
  schema: MessageSchema<M>,
  raw: unknown,
): { readonly message: M } | { readonly fault: string } {
  const read = schema.safeParse(raw);
  return read.success ? { message: read.data } : { fault: wrongWith(read.error.issues) };
}

const verbOf = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'verb' in raw ? raw.verb : undefined;

function explain(raw: unknown, issues: readonly Issue[]): string {
  const verb = verbOf(raw);
  if (typeof verb !== 'string') return 'An act is an object with a verb, as { "verb": "play", "cards": ["HK"] }.';
  const issue = issues[0];
  if (issue?.path[0] === 'verb') return `There is no verb "${verb.slice(0, 20)}".`;
  if (issue?.path[0] === 'cards' && issue.path.length > 1)
    return `"${verb}": a card is suit and rank, two characters, as HK or ST.`;
  return `"${verb}": ${wrongWith(issues)}`;
}

/**
 * Reads an act that came over the wire.
 * @returns the act, or a refusal `bad-act` that says what is wrong with it.
 */
export function readAct(raw: unknown): { readonly act: Act } | { readonly refusal: WireRefusal } {
  const read = actSchema.safeParse(raw);
  if (read.success) return { act: read.data };
  return { refusal: { code: 'bad-act', message: explain(raw, read.error.issues) } };
}
