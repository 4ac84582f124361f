import type { CodeName } from '../rules.ts';
import type { Code } from '../ruling/code.ts';
import type { Table } from '../table/table.ts';
import { auction1913 } from './auction-1913/index.ts';
import { bridge1905 } from './bridge-1905/index.ts';

/** Every code that a table can be played under. */
export const CODES: Readonly<Record<CodeName, Code>> = { 'auction-1913': auction1913, 'bridge-1905': bridge1905 };

export const codeOf = (table: Table): Code => CODES[table.code];
