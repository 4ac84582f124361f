import type { Seat } from '@eldest-hand/cards';
import type { Ruling } from '../event.ts';
import type { Done, Draft } from '../table/draft.ts';
import type { Table } from '../table/table.ts';
import type { IncidentKind, IncidentOf } from './incident.ts';

/** The first words of options, as `elect` takes them. */
export type OptionName =
  | 'new-deal'
  | 'stand'
  | 'penalize'
  | 'last-bid'
  | 'compel'
  | 'ignore'
  | 'refuse'
  | 'expose'
  | 'prohibit'
  | 'call-suit'
  | 'suit'
  | 'play'
  | 'win'
  | 'lose'
  | 'highest'
  | 'lowest'
  | 'require'
  | 'forbid'
  | 'points'
  | 'tricks'
  | 'waive';

/** What the person who elects is told, and what then follows. */
export interface Option {
  /** Short enough for a button. `detail` is what stands after the option's first word: a suit, a card. */
  label(table: Table, ruling: Ruling, detail: string): string;
  /** What will follow, in a sentence. */
  effect(table: Table, ruling: Ruling, detail: string): string;
  /** What its words name that stands neither in the ruling nor in the option: how many points, which bid. */
  value?(table: Table, ruling: Ruling): number | string | undefined;
  follow(draft: Draft, ruling: Ruling, detail: string, by: Seat): Done;
  /** What is still to come of it, once it is chosen; undefined when it has come. */
  later?(table: Table, ruling: Ruling): string | undefined;
}

/** How a law is kept: by the engine, true by construction, a matter of the lobby, or of etiquette. */
export type Kept = 'engine' | 'construction' | 'lobby' | 'etiquette';

/** One law of a code: its number, what it is about in our own words, how the table keeps it, and what it does. */
export interface Article {
  readonly law: number;
  readonly subject: string;
  readonly gist: string;
  readonly kept: Kept;
  /** How the table keeps it, for the generated page of laws. */
  readonly how: string;
  /** What the law makes of an incident; does nothing where its condition is not met. */
  readonly arises?: { readonly [K in IncidentKind]?: (draft: Draft, incident: IncidentOf<K>) => void };
  /** The options of its rulings, by first word. */
  readonly options?: Readonly<Partial<Record<OptionName, Option>>>;
  /** What happened, for the panel. */
  readonly happened?: (ruling: Ruling, table: Table) => string;
}

/** An article as written: a check of its type that keeps the exact shape. */
export const article = (written: Article): Article => written;
