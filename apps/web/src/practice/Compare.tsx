import { SEATS } from '@eldest-hand/cards';
import { type Table, viewOf } from '@eldest-hand/laws';
import { hear } from '../connection/heard.ts';
import type { LawWords } from '../words/laws/catalogue.ts';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import styles from './beside.module.css';
import { usePhrases } from './phrases.ts';
import room from './room.module.css';
import { choiceTable, type Tried, useSession } from './session.ts';

/** What an option is called in the words of its ruling. */
function labelsOf(laws: LawWords | null, { moments, path }: Tried): readonly string[] {
  const last = moments.at(-1);
  if (!last) return path;
  const { code, rulingLog } = viewOf(last.table, 'spectator');
  return moments.slice(0, path.length).map(({ table }, order) => {
    const elected = table.news.find((event) => event.kind === 'elected');
    const logged = rulingLog.find(({ id }) => elected?.kind === 'elected' && id === elected.id);
    const outcome = logged && (laws?.entry(code, logged) ?? logged).outcome;
    return outcome?.state === 'elected' ? outcome.label : (path[order] ?? '');
  });
}

/** What everybody could see and hear from the choice on, without the choice itself. */
function followed({ moments }: Tried): readonly string[] {
  return moments.flatMap(({ table, refusal }) => {
    if (refusal) return [];
    const view = viewOf(table, 'spectator');
    const news = view.news.filter(({ kind }) => kind !== 'elected');
    return hear({ ...view, news })?.text ?? [];
  });
}

/** What binds now: orders, exposed cards, barred seats; and the result where the hand is over. */
function standing(table: Table): readonly string[] {
  const view = viewOf(table, 'spectator');
  return [
    ...view.orders.map(
      ({ seat, kind, suit, card, law }) =>
        `${words.seat(seat)} ${words.rulings.order[kind](suit, card)} (${words.law(law)})`,
    ),
    ...SEATS.filter((seat) => view.hands[seat].exposed.length > 0).map((seat) =>
      words.rulings.liesExposed(seat, view.hands[seat].exposed),
    ),
    ...view.barred.map((seat) => `${words.seat(seat)}${words.colon} ${words.table.barred}`),
    ...(view.result?.lines.map(
      (line) => `${words.side(line.side)}${words.colon} ${line.points}, ${words.score.reason(line)}`,
    ) ?? []),
  ];
}

/** What each choice that has been tried at this ruling led to, side by side, and which are left to try. */
export function Compare() {
  const w = usePhrases();
  const laws = useLaws();
  const session = useSession();
  const at = choiceTable(session);
  if (!at) return null;
  const tried = session.tried.filter((one) => one.at === at);
  const view = viewOf(at, 'spectator');
  const untried = view.rulings.flatMap((ruling) => {
    const { options, effects } = laws?.ruling(view, ruling) ?? ruling;
    return options
      .filter((option) => !tried.some(({ path }) => path[0] === option))
      .map((option) => effects[option]?.label ?? option);
  });
  return (
    <section className={styles.compare} aria-labelledby="compare" data-testid="compare">
      <h2 id="compare">{w.compare}</h2>
      {tried.length === 0 && <p className={room.soft}>{w.compareNone}</p>}
      <ol>
        {tried.map((one) => (
          <li key={one.path.join(' ')}>
            <h3>{labelsOf(laws, one).join(' · ')}</h3>
            <ul>
              {followed(one).map((text, order) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its order.
                <li key={order}>{text}</li>
              ))}
              {standing(one.moments.at(-1)?.table ?? at).map((text) => (
                <li key={text} data-standing>
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {untried.length > 0 && (
        <p className={room.soft}>
          {w.untried} {untried.join(' · ')}
        </p>
      )}
    </section>
  );
}
