import { type Heading, type SeatedAct, writeAct, writeHeading } from '@eldest-hand/language';
import type { Act, Table } from '@eldest-hand/laws';
import type { Moment } from './course.ts';

const expected = ({ table }: Moment): readonly string[] =>
  table.news.flatMap((event) =>
    event.kind === 'ruling' && table.rulings.some(({ id }) => id === event.ruling.id)
      ? [
          `expect ruling ${event.ruling.law} to ${event.ruling.to.join(' ')} against ${event.ruling.against}: ${event.ruling.options.join(', ')}`,
        ]
      : [],
  );

const lawsOf = (table: Table): readonly number[] => [...new Set(table.rulingLog.map(({ ruling }) => ruling.law))];

/** A choice without the number of its ruling, where only one is open. */
const plainly = (act: Act, before: Table | undefined): Act =>
  act.verb === 'elect' && before?.rulings.length === 1 ? { verb: 'elect', option: act.option } : act;

/**
 * Writes what was done at a practice table as a case file: its heading, each act that was done, and what the table made of it.
 * @param heading where the table began.
 * @param moments what happened, the beginning first; what was refused is left out, since it changed nothing.
 */
export function caseText(heading: Heading, moments: readonly Moment[]): string {
  const done = moments.filter(
    (moment): moment is Moment & { done: SeatedAct } => moment.done !== null && !moment.refusal,
  );
  const last = moments.at(-1)?.table;
  const laws = last ? lawsOf(last) : [];
  const before = (moment: Moment): Table | undefined => moments[moments.indexOf(moment) - 1]?.table;
  const lines = done.flatMap((moment) => [
    writeAct(moment.done.seat, plainly(moment.done.act, before(moment))),
    ...expected(moment),
  ]);
  return [...writeHeading({ ...heading, ...(laws.length > 0 ? { law: laws } : {}) }), '', ...lines]
    .join('\n')
    .concat('\n');
}
