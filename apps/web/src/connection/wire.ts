/** What travels over the socket, as the table language's contract has it (section 4). */
import type { Seat } from '@eldest-hand/cards';
import type { Act, Refusal, View } from '@eldest-hand/laws';

export interface Person {
  readonly name: string;
  readonly status: 'here' | 'away';
}

export interface People {
  readonly table: string;
  readonly seats: Readonly<Record<Seat, Person | null>>;
  readonly spectators: number;
}

export interface ChatLine {
  readonly table: string;
  readonly channel: 'players' | 'spectators';
  readonly from: string;
  readonly text: string;
  readonly at: number | string;
}

/** Anything that the table would not do: the laws' refusals, and the house's own (seat taken, no such table). */
export type Refused = { readonly code: string; readonly message: string; readonly law?: number } | Refusal;

export type JoinAnswer =
  | { readonly ok: true; readonly token: string; readonly seat: Seat | null; readonly view: View }
  | { readonly ok: false; readonly refusal: Refused };
export type ActAnswer = { readonly ok: true; readonly version: number } | { readonly ok: false; readonly refusal: Refused };
export type PlainAnswer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refused };

export interface ServerToClient {
  view(message: { readonly table: string; readonly version: number; readonly view: View }): void;
  people(message: People): void;
  chat(message: ChatLine): void;
}

export interface ClientToServer {
  join(
    message: { readonly table: string; readonly name: string; readonly seat?: Seat; readonly token?: string },
    answer: (answer: JoinAnswer) => void,
  ): void;
  act(message: { readonly table: string; readonly id: string; readonly act: Act }, answer: (answer: ActAnswer) => void): void;
  leave(message: { readonly table: string; readonly stand?: true }, answer: (answer: PlainAnswer) => void): void;
  rename(message: { readonly table: string; readonly name: string }, answer: (answer: PlainAnswer) => void): void;
  say(message: { readonly table: string; readonly text: string }, answer: (answer: PlainAnswer) => void): void;
}
