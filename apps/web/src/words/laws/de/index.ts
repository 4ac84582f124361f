import { de } from '../../de.ts';
import { type Catalogue, lawWords } from '../catalogue.ts';
import { auction1913 } from './auction-1913.ts';
import { bridge1905 } from './bridge-1905.ts';
import { codes, refusals } from './refusals.ts';
import { incidents } from './rulings.ts';

export const catalogue: Catalogue = {
  books: { 'auction-1913': auction1913, 'bridge-1905': bridge1905 },
  incidents,
  codes,
  refusals,
};

const either = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} oder ${parts.at(-1)}`;

/** The laws in German. */
export const laws = lawWords(catalogue, de, either);
