import { type MessageSchema, type Refused, readMessage, refuse } from '@eldest-hand/protocol';
import type { Logger } from '../log.ts';

type Acknowledge = (answer: unknown) => void;

/** What came with an event: the message, and the way to answer it where the sender left one. */
export function partsOf(args: readonly unknown[]): { readonly raw: unknown; readonly acknowledge: Acknowledge } {
  const last = args.at(-1);
  const raw = typeof args[0] === 'function' ? undefined : args[0];
  return { raw, acknowledge: typeof last === 'function' ? (last as Acknowledge) : () => {} };
}

export interface Asked<M> {
  readonly schema: MessageSchema<M>;
  /** Whether the sender may ask now; a refusal otherwise. */
  readonly admit: () => Refused | undefined;
  /** Gives the answer, or a function that makes it at the moment when it is sent. */
  readonly handle: (message: M) => Promise<unknown> | unknown;
  readonly logger: Logger;
  readonly event: string;
}

/** The table and act id of a message, for the log; never the rest of it. */
function traceOf(raw: unknown): { table?: unknown; act?: unknown } {
  if (typeof raw !== 'object' || raw === null) return {};
  const { table, id } = raw as { table?: unknown; id?: unknown };
  const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, 64) : undefined);
  return { table: short(table), act: short(id) };
}

/**
 * A listener for one event that answers exactly once and never throws: what cannot be read is refused, what fails is logged and
 * refused as `trouble`.
 */
export function listener<M>({ schema, admit, handle, logger, event }: Asked<M>) {
  return async (...args: unknown[]): Promise<void> => {
    const { raw, acknowledge } = partsOf(args);
    try {
      const refused = admit();
      if (refused) return acknowledge(refused);
      const read = readMessage(schema, raw);
      if ('fault' in read)
        return acknowledge(refuse('bad-message', `The message "${event}" cannot be read: ${read.fault}.`));
      const answer = await handle(read.message);
      acknowledge(typeof answer === 'function' ? answer() : answer);
    } catch (err) {
      logger.error({ err, event, ...traceOf(raw) }, 'a message failed');
      acknowledge(refuse('trouble', 'The server failed; nothing was done. Try again.'));
    }
  };
}
