/** `open`: listed. `private`: found by those who have its address. `closed`: nobody comes or acts any more; its record stays. */
export type Access = 'open' | 'private' | 'closed';

/** A table as it was opened. What the laws make of `rules` and `code` is not the log's business. */
export interface TableMeta {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly dealer: string;
  /** Prepared deals, PBN text, in the order of use. */
  readonly deals: readonly string[];
  /** Milliseconds since 1970, as every time here; the caller has the clock. */
  readonly createdAt: number;
  readonly access: Access;
  /** SHA-256 of the host's token, hexadecimal; that of a seat where the table has been handed on. Empty where there is no host. */
  readonly hostHash: string;
}

/** One act and what it brought about; the opening of a table is the record of version 0, without seat and act. */
export interface TableRecord {
  readonly version: number;
  /** Made by the client, unique for a seat; empty for the opening. */
  readonly actId: string;
  /** Empty for the opening. */
  readonly seat: string;
  readonly act: unknown;
  readonly events: readonly unknown[];
  readonly at: number;
}

export type NewRecord = Omit<TableRecord, 'version'>;

export type Appended =
  | { readonly outcome: 'done'; readonly version: number }
  /** The same act of the same seat stands already, at this version. */
  | { readonly outcome: 'duplicate'; readonly version: number }
  /** The table is not at the version expected, or the seat is not held as expected: read again and decide again. */
  | { readonly outcome: 'conflict' };

export interface SeatHolder {
  readonly seat: string;
  readonly name: string;
  /** SHA-256 of the token, hexadecimal; the token itself is never stored. */
  readonly tokenHash: string;
  readonly takenAt: number;
}

/** That a holder goes from one place to another, or, without `to`, away. All moves of one act happen at once. */
export interface SeatMove {
  readonly from: string;
  readonly to: string | null;
  /** Where the order of taking matters: as if it had been taken then. */
  readonly takenAt?: number;
}

export interface Standing {
  readonly access: Access;
  readonly hostHash: string;
  readonly version: number;
  readonly seats: readonly SeatHolder[];
}

/**
 * The append-only log of all tables, and who holds their seats. Whatever a promise has answered is on the disk.
 * Every method rejects with `StoreError` when the database fails.
 */
export interface TableLog {
  /** Whether other processes may write in it: what this one remembers of a table may be behind. */
  readonly shared: boolean;
  /** Keeps a new table with its opening record (version 0). */
  create(meta: TableMeta, opening: NewRecord): Promise<void>;
  /**
   * Appends at `expectedVersion + 1`. Appends of one turn of the event loop are committed together.
   * @param holds the hash of the token by which the seat must still be held; any holder will do when there is none.
   * @param moves who sits elsewhere from now on: done with the act or not at all.
   */
  append(
    table: string,
    expectedVersion: number,
    record: NewRecord,
    holds?: string,
    moves?: readonly SeatMove[],
  ): Promise<Appended>;
  /** The records of a table after a version (all of them by default), in order. */
  read(table: string, after?: number): Promise<readonly TableRecord[]>;
  table(id: string): Promise<TableMeta | undefined>;
  setAccess(table: string, access: Access): Promise<void>;
  /** Hands a table on from the host of one token to that of another. False when the first is not its host (any more). */
  setHost(table: string, from: string, to: string): Promise<boolean>;
  /** Open tables with an act or an opening at or after `since`, the newest first; without those whose row is damaged. */
  tables(options: { readonly since: number; readonly limit: number }): Promise<readonly TableMeta[]>;
  seats(table: string): Promise<readonly SeatHolder[]>;
  /** The last version, the holders of the seats and the access of each of these tables. */
  standing(tables: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
  /** False when somebody holds the seat already. */
  takeSeat(table: string, holder: SeatHolder): Promise<boolean>;
  /** Renames the holder of a seat if it is held by that token. */
  renameSeat(table: string, seat: string, name: string, tokenHash: string): Promise<void>;
  /** Moves holders without an act; `added` takes a place that they have left. False when that place is held. */
  moveSeats(table: string, moves: readonly SeatMove[], added?: SeatHolder): Promise<boolean>;
  /** Frees a seat if it is held by that token. */
  freeSeat(table: string, seat: string, tokenHash: string): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Commits what waits, then closes. */
  close(): Promise<void>;
}

/** The database failed, or cannot be opened; the message says what to do, `cause` what it said. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
