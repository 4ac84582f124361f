import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CaseFile, FOLLOWING_DEAL, readCase } from '@eldest-hand/language';
import {
  CODE_NAMES,
  decide,
  fold,
  openTable,
  placeTable,
  type Refusal,
  type Table,
  type View,
  viewOf,
} from '@eldest-hand/laws';

const CASEBOOK = fileURLToPath(new URL('../../../packages/casebook/', import.meta.url));

function begin({ code, rules, position, spread, at }: CaseFile): Table {
  const name = CODE_NAMES.find((one) => one === code);
  if (!name) throw new Error(`no code ${code}`);
  return fold(
    at.spread && !position.rubbers
      ? openTable({
          code: name,
          rules,
          dealer: position.dealer,
          deal: { ...FOLLOWING_DEAL, hands: position.hands },
          spread,
        })
      : placeTable({ code: name, rules, position }),
  );
}

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
    const { spread, candidates } = read;
    let table = begin(read);
    views.push(viewOf(table, 'spectator'));
    for (const step of read.steps) {
      if (step.kind !== 'act') continue;
      const decision = decide(table, step.seat, step.act, { seal: FOLLOWING_DEAL, spread, candidates });
      if ('refusal' in decision) refusals.push(decision.refusal);
      else {
        table = fold(decision.events, table);
        views.push(viewOf(table, 'spectator'));
      }
    }
  }
  return { views, refusals };
}
