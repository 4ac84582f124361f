import type { BySeat, Seat } from '@eldest-hand/cards';
import type { Act, CodeName, Phase, Rules, View } from '@eldest-hand/laws';
import type {
  HostMessage,
  JoinMessage,
  LeaveMessage,
  ReadyMessage,
  RenameMessage,
  RobotLevel,
  RobotMessage,
  SayMessage,
} from './messages.ts';
import type { Refused, WireRefusal } from './refusals.ts';

export interface ActMessage {
  readonly table: string;
  /** Made by the client; the same id twice, from one seat, is done once. */
  readonly id: string;
  readonly act: Act;
}

/** Somebody in a seat. `away`: none of his connections is open. */
export interface Person {
  readonly name: string;
  readonly status: 'here' | 'away';
  /** How it plays, where it is a robot. */
  readonly robot?: RobotLevel;
  /** How often it does something wrong, where it does. */
  readonly clumsy?: number;
  /** He plays for somebody else until the rubber ends. */
  readonly substitute?: true;
  /** The last deal whose result he has said to have read. */
  readonly ready?: number;
}

export interface People {
  readonly seats: BySeat<Person | null>;
  readonly spectators: number;
  /** Who has put his name down to enter, the first one first. */
  readonly line: readonly Person[];
}

export interface ChatLine {
  readonly channel: 'players' | 'spectators';
  readonly from: string;
  /** The seat of a player; null for a spectator. */
  readonly seat: Seat | null;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Joined extends People {
  readonly ok: true;
  readonly table: string;
  /** Opens the seat again; null for a spectator. Keep it: it is said only to the one who holds it. */
  readonly token: string | null;
  readonly seat: Seat | null;
  /** The table has been handed on to this token: it is the host's, too. */
  readonly host?: true;
  /** Whether the token opens a place among those who wish to enter. */
  readonly waiting: boolean;
  readonly name: string;
  /** What the table is called. */
  readonly title: string;
  readonly version: number;
  readonly view: View;
  /** The last lines of the channel that he may read. */
  readonly chat: readonly ChatLine[];
}

export interface Done {
  readonly ok: true;
}
/** The answer to a host; with whom and what he sees when he asks who watches. */
export interface HostDone extends Done {
  readonly watchers?: readonly Watcher[];
  /** Whether the table is listed, or closed. */
  readonly access?: 'open' | 'private' | 'closed';
}
export interface ActDone extends Done {
  /** The version at which the act stands. */
  readonly version: number;
}

type Answer<A> = (answer: A | Refused) => void;

/** What a client sends; each is answered by acknowledgement. */
export interface ClientToServer {
  join: (message: JoinMessage, answer: Answer<Joined>) => void;
  act: (message: ActMessage, answer: Answer<ActDone>) => void;
  leave: (message: LeaveMessage, answer: Answer<Done>) => void;
  host: (message: HostMessage, answer: Answer<HostDone>) => void;
  rename: (message: RenameMessage, answer: Answer<Done>) => void;
  ready: (message: ReadyMessage, answer: Answer<Done>) => void;
  robot: (message: RobotMessage, answer: Answer<Done>) => void;
  say: (message: SayMessage, answer: Answer<Done>) => void;
}

/** Somebody who watches, as his host sees him. */
export interface Watcher {
  readonly id: string;
  readonly name: string;
}

export interface ViewMessage {
  readonly table: string;
  readonly version: number;
  readonly view: View;
}

/** What the server sends. */
export interface ServerToClient {
  view: (message: ViewMessage) => void;
  people: (message: People & { readonly table: string }) => void;
  chat: (message: ChatLine & { readonly table: string }) => void;
  /** You sit elsewhere now, by the cut or because a substitute’s time is over; the token stays the same. */
  placed: (message: { readonly table: string; readonly seat: Seat | null; readonly waiting: boolean }) => void;
  /** Your seat was given up (by you, in another window); you watch now. */
  unseated: (message: { readonly table: string }) => void;
  /** The table has been handed on to you: the token of your seat is the host's from now on. */
  hosting: (message: { readonly table: string }) => void;
  /** The table has been closed, or the host does not wish you to watch: you are no longer there. */
  dismissed: (message: { readonly table: string; readonly why: WireRefusal }) => void;
}

/** What `GET /api/tables` lists and `GET /api/tables/ID` answers. */
export interface TableSummary {
  readonly id: string;
  readonly name: string;
  readonly code: CodeName;
  readonly rules: Rules;
  /** Who holds each seat, by name. */
  readonly seats: BySeat<string | null>;
  readonly spectators: number;
  readonly phase: Phase;
  readonly version: number;
  readonly createdAt: number;
}

/** An RFC 9457 problem document. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
}
