import { SEATS } from '@eldest-hand/cards';
import type { RulingLogEntry } from '@eldest-hand/laws';
import { useTable } from '../connection/table-store.ts';
import { LawNumber } from '../parts/LawNumber.tsx';
import parts from '../parts/parts.module.css';
import { openReplay } from '../replay/replay-store.ts';
import { useView } from '../table/seating.ts';
import { words } from '../words/words.ts';
import styles from './rulings.module.css';

function outcome({ outcome }: RulingLogEntry): string {
  const w = words.rulings;
  switch (outcome.state) {
    case 'open':
      return w.stillOpen;
    case 'elected':
      return w.chose(outcome.seat, outcome.label);
    default:
      return w.lapsed(outcome.law, outcome.why);
  }
}

/** Every ruling of this deal and what came of it; below it, what has been seen and heard. */
export function RulingLog() {
  const { rulingLog, hands, deal } = useView();
  const heard = useTable((state) => state.heard);
  const w = words.rulings;
  const exposed = SEATS.filter((seat) => hands[seat].exposed.length > 0);
  return (
    <div className={styles.log}>
      <h2>{w.log}</h2>
      {rulingLog.length === 0 && <p className={styles.soft}>{w.empty}</p>}
      <ol>
        {rulingLog.map((entry) => (
          <li key={entry.id} data-state={entry.outcome.state}>
            <p>
              <LawNumber law={entry.law} /> <strong>{entry.title}</strong>
            </p>
            <p>{entry.happened}</p>
            <p className={styles.soft}>
              {words.seats(entry.to)} {w.against(entry.against)} · {outcome(entry)}
            </p>
            {deal.revealed && (
              <button type="button" className={parts.quiet} onClick={() => openReplay(deal.number, entry.id)}>
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
              <li key={seat}>{w.liesExposed(seat, hands[seat].exposed)}</li>
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
