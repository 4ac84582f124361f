import { SEATS } from '@eldest-hand/cards';
import { z } from 'zod';

const NAME_LENGTH = 40;
export const TEXT_LENGTH = 500;

/** Control characters, and the marks that turn the direction of the text around them, have no place in a line. */
export const PLAIN_LINE: RegExp = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** Something that can be seen: spaces of no width, fillers and marks without a letter are nothing. */
export const VISIBLE: RegExp = /[^\p{Z}\p{M}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Any text may be asked for; a table that is not there is refused as such, not as a bad message. */
const table = z.string().min(1).max(40);
const name = z
  .string()
  .trim()
  .min(1)
  .max(NAME_LENGTH)
  .regex(PLAIN_LINE, 'a name is one line of plain text')
  .regex(VISIBLE, 'a name has something to see');
const text = z
  .string()
  .trim()
  .min(1)
  .max(TEXT_LENGTH)
  .regex(PLAIN_LINE, 'one line of plain text')
  .regex(VISIBLE, 'there is nothing to see in it');

/** `join`: to a seat, back to a seat by its token, to watch, or (`wait`) to put one's name down for a seat. */
export const joinSchema = z.strictObject({
  table,
  name: name.exactOptional(),
  seat: z.enum(SEATS).nullable().exactOptional(),
  token: z.string().min(1).max(100).nullable().exactOptional(),
  wait: z.boolean().exactOptional(),
});

/** `act`: the act itself is read by `readAct`, which says more exactly what is wrong with it. */
export const actMessageSchema = z.strictObject({
  table,
  id: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\w.:-]+$/, 'letters, digits and . : _ - only'),
  act: z.unknown(),
});

/** `ready`: he has read the result; robots deal when every player has. */
export const readySchema = z.strictObject({ table });

/** `leave`: disconnect from the table, or stand up and free the seat. */
export const leaveSchema = z.strictObject({ table, stand: z.boolean().exactOptional() });
const host = z.string().min(1).max(100);
/** `host`: what the host of a table may do, by the token that came with it, or by that of the seat to which it was handed on. */
export const hostSchema = z.discriminatedUnion('do', [
  z.strictObject({ table, host, do: z.enum(['open', 'private', 'close', 'watchers']) }),
  z.strictObject({ table, host, do: z.literal('remove'), watcher: z.string().min(1).max(40) }),
  z.strictObject({ table, host, do: z.literal('hand-on'), seat: z.enum(SEATS) }),
]);
export const renameSchema = z.strictObject({ table, name });
export const saySchema = z.strictObject({ table, text });

export const ROBOT_LEVELS = ['easy', 'club', 'strong'] as const;
export type RobotLevel = (typeof ROBOT_LEVELS)[number];

/** `robot`: puts a robot in a seat, or (level null) sends it away; `clumsy`: how often it does something wrong. */
export const robotSchema = z.strictObject({
  table,
  seat: z.enum(SEATS),
  level: z.enum(ROBOT_LEVELS).nullable(),
  clumsy: z.number().min(0).max(0.5).exactOptional(),
});

export type JoinMessage = z.input<typeof joinSchema>;
export type ReadyMessage = z.input<typeof readySchema>;
export type LeaveMessage = z.input<typeof leaveSchema>;
export type HostMessage = z.input<typeof hostSchema>;
export type RenameMessage = z.input<typeof renameSchema>;
export type RobotMessage = z.input<typeof robotSchema>;
export type SayMessage = z.input<typeof saySchema>;
