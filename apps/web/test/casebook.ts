import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFault, readCase, supplyOf, tableOf } from '@eldest-hand/language';
import { decide, fold, type Refusal, type View, viewOf } from '@eldest-hand/laws';

const CASEBOOK = fileURLToPath(new URL('../../../packages/casebook/', import.meta.url));

/** The case files as they are written, those of the codes named. */
export const caseTexts = (codes: readonly string[]): readonly string[] =>
  codes.flatMap((code) =>
    readdirSync(join(CASEBOOK, code), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.case'))
      .map((file) => readFileSync(join(CASEBOOK, code, file), 'utf8')),
  );

/** What the casebook shows: the table after every act of every case, and every refusal. */
export function casebook(): { readonly views: readonly View[]; readonly refusals: readonly Refusal[] } {
  const views: View[] = [];
  const refusals: Refusal[] = [];
  for (const file of readdirSync(CASEBOOK, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.case')) continue;
    const read = readCase(readFileSync(join(CASEBOOK, file), 'utf8'));
    if ('faults' in read) throw new Error(`${file} cannot be read`);
    let table = tableOf(read);
    if (isFault(table)) throw new Error(`${file}: ${table.fault}`);
    views.push(viewOf(table, 'spectator'));
    for (const step of read.steps) {
      if (step.kind !== 'act') continue;
      const decision = decide(table, step.seat, step.act, supplyOf(read));
      if ('refusal' in decision) refusals.push(decision.refusal);
      else {
        table = fold(decision.events, table);
        views.push(viewOf(table, 'spectator'));
      }
    }
  }
  return { views, refusals };
}
