import type { RefusalCode } from '@eldest-hand/laws';

/** Refusals of the house, beside those of the laws: they concern seats, messages and connections, not the play. */
export const HOUSE_REFUSALS = [
  'bad-message', // the message cannot be read
  'no-such-table',
  'seat-taken', // somebody else holds the seat
  'unknown-token', // the token opens no seat of this table
  'not-joined', // join the table first
  'not-seated', // spectators do not act
  'silence', // players do not converse during a deal
  'table-closed', // its host has closed it
  'not-host', // the token is not that of the host
  'removed', // the host does not wish him to watch
  'slow-down', // too many messages
  'trouble', // the server failed; nothing was done
  'closing', // the server is shutting down
] as const;
export type HouseRefusalCode = (typeof HOUSE_REFUSALS)[number];

/** Why a message was answered with no. */
export interface WireRefusal {
  readonly code: RefusalCode | HouseRefusalCode;
  /** In words for the person who sent it. */
  readonly message: string;
  readonly law?: number;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: WireRefusal;
}

/** Makes the answer that refuses. */
export const refuse = (code: WireRefusal['code'], message: string, law?: number): Refused => ({
  ok: false,
  refusal: law === undefined ? { code, message } : { code, message, law },
});
