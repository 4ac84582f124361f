import { type Card, SEATS } from '@eldest-hand/cards';
import type { ExposureEntry, RulingLogEntry, View } from '@eldest-hand/laws';
import { useTable } from '../connection/table-store.ts';
import { LawNumber } from '../parts/LawNumber.tsx';
import parts from '../parts/parts.module.css';
import { openReplay } from '../replay/replay-store.ts';
import { useView } from '../table/ShowView.tsx';
import { useLaws } from '../words/laws/laws.ts';
import { words } from '../words/words.ts';
import styles from './rulings.module.css';

function outcome({ outcome }: RulingLogEntry): string {
  const w = words.rulings;
  switch (outcome.state) {
    case 'open':
      return w.stillOpen;
    case 'elected':
      return `${w.chose(outcome.seat, outcome.label)}${outcome.later ? `. ${outcome.later}` : ''}`;
    case 'set-aside':
      return words.consent.setAside;
    default:
      return w.lapsed(outcome.law, outcome.why);
  }
}

interface Line {
  readonly since: number;
  readonly ruling?: RulingLogEntry;
  readonly exposure?: ExposureEntry;
}

/** Rulings, and the cards that the law exposed without asking anybody, as they came. */
function linesOf({ rulingLog, exposureLog }: Pick<View, 'rulingLog' | 'exposureLog'>): readonly Line[] {
  const rulings = rulingLog.map((ruling): Line => ({ since: ruling.since, ruling }));
  const exposures = exposureLog
    .filter(({ asked }) => !asked)
    .map((exposure): Line => ({ since: exposure.since, exposure }));
  return [...rulings, ...exposures].sort((one, other) => one.since - other.since);
}

/** Every ruling of this deal and what came of it; below it, what has been seen and heard. */
export function RulingLog() {
  const { rulingLog, exposureLog, hands, deal } = useView();
  const heard = useTable((state) => state.heard);
  const kept = useTable((state) => state.table !== null);
  const w = words.rulings;
  const lines = linesOf({ rulingLog, exposureLog });
  const exposed = SEATS.filter((seat) => hands[seat].exposed.length > 0);
  return (
    <div className={styles.log}>
      <h2>{w.log}</h2>
      {lines.length === 0 && <p className={styles.soft}>{w.empty}</p>}
      <ol>
        {lines.map(({ since, ruling, exposure }) => (
          <li
            key={`${since} ${ruling?.id ?? exposure?.cards.join()}`}
            data-state={ruling?.outcome.state ?? 'exposed'}
            data-testid={exposure && 'exposure'}
          >
            {ruling && <RulingLine entry={ruling} />}
            {exposure && <ExposureLine entry={exposure} lying={hands[exposure.seat].exposed} />}
            {ruling && kept && deal.revealed && (
              <button type="button" className={parts.quiet} onClick={() => openReplay(deal.number, ruling.id)}>
                {words.replay.seeMoment}
              </button>
            )}
          </li>
        ))}
      </ol>
      {exposed.length > 0 && (
        <>
          <h2>{w.lying}</h2>
          <ul>
            {exposed.map((seat) => (
              <li key={seat}>
                {w.liesExposed(seat, hands[seat].exposed)}{' '}
                {lawsOf(hands[seat].exposed, exposureLog).map((law) => (
                  <LawNumber key={law} law={law} />
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {heard.length > 0 && (
        <>
          <h2>{w.heard}</h2>
          <ol className={styles.heard} reversed>
            {heard.toReversed().map(({ version, text }) => (
              <li key={version}>{text}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** The laws under which these cards lie there. */
const lawsOf = (cards: readonly Card[], log: readonly ExposureEntry[]): readonly number[] => [
  ...new Set(cards.flatMap((card) => log.findLast((entry) => entry.cards.includes(card))?.law ?? [])),
];

function RulingLine({ entry: given }: { readonly entry: RulingLogEntry }) {
  const { code } = useView();
  const entry = useLaws()?.entry(code, given) ?? given;
  return (
    <>
      <p>
        <LawNumber law={entry.law} /> <strong>{entry.title}</strong>
      </p>
      {entry.happened !== '' && <p>{entry.happened}</p>}
      <p className={styles.soft}>
        {words.seats(entry.to)} {words.rulings.against(entry.against)} · {outcome(entry)}
      </p>
    </>
  );
}

/** Nobody had to choose: the law says what the card is from then on. */
function ExposureLine({ entry, lying }: { readonly entry: ExposureEntry; readonly lying: readonly Card[] }) {
  const { seat, cards, law } = entry;
  const { code } = useView();
  const title = useLaws()?.subject(code, law) ?? entry.title;
  const w = words.rulings;
  return (
    <>
      <p>
        <LawNumber law={law} /> <strong>{title}</strong>
      </p>
      <p>{w.wasExposed(seat, cards)}</p>
      <p className={styles.soft}>{cards.some((card) => lying.includes(card)) ? w.mayBeCalled : w.liesNoLonger}</p>
    </>
  );
}
