import { otherSide, type Side, sideOf } from '@eldest-hand/cards';
import type { SheetLine } from '@eldest-hand/laws';
import { useTable } from '../connection/table-store.ts';
import { LawNumber } from '../parts/LawNumber.tsx';
import parts from '../parts/parts.module.css';
import { openReplay } from '../replay/replay-store.ts';
import { useView } from '../table/ShowView.tsx';
import { useBottom } from '../table/seating.ts';
import { words } from '../words/words.ts';
import { gamesOf } from './games.ts';
import styles from './score.module.css';

/** We and They: tricks below the line, a rule after each game, everything else above it with the law that gave it. */
export function ScoreSheet() {
  const view = useView();
  const me = useTable((state) => state.seat);
  const sheet = useTable((state) => state.sheet);
  const ours = sideOf(useBottom());
  const sides: readonly Side[] = [ours, otherSide(ours)];
  const total = (side: Side): number => sheet.reduce((sum, line) => sum + (line.side === side ? line.points : 0), 0);
  const above = sheet.filter((line) => line.column === 'above');
  const w = words.score;
  return (
    <section className={styles.sheet} aria-label={w.title} data-testid="score">
      <div className={styles.sides}>
        {sides.map((side) => (
          <h2 key={side}>
            {me === null ? words.table.pair(side) : side === ours ? words.table.we : words.table.they}
            <small>
              {words.side(side)}
              <br />
              {w.games(view.score[side].games)}
            </small>
          </h2>
        ))}
      </div>
      <div className={styles.above}>
        {sides.map((side) => (
          <Column
            key={side}
            title={`${words.side(side)}, ${w.above}`}
            lines={above.filter((line) => line.side === side).toReversed()}
          />
        ))}
      </div>
      {gamesOf(sheet, view.code).map((game, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: games are only ever added.
        <div key={number} className={styles.below}>
          {sides.map((side) => (
            <Column
              key={side}
              title={`${words.side(side)}, ${w.below}`}
              lines={game.filter((line) => line.side === side)}
            />
          ))}
        </div>
      ))}
      <div className={styles.totals}>
        {sides.map((side) => (
          <p key={side} data-testid={`score-${side}`}>
            <span>{w.standing}</span>{' '}
            <strong>
              {view.score[side].below} <span aria-hidden="true">/</span> {view.score[side].above}
            </strong>
            <br />
            <span>{w.total}</span> <strong data-total>{total(side)}</strong>
          </p>
        ))}
      </div>
      {(view.deal.number > 1 || view.result !== null) && (
        <button type="button" className={`${parts.quiet} ${styles.history}`} onClick={() => openReplay()}>
          {words.replay.open}
        </button>
      )}
    </section>
  );
}

function Column({ title, lines }: { readonly title: string; readonly lines: readonly SheetLine[] }) {
  return (
    <ul aria-label={title}>
      {lines.map((line, order) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of one column are only ever added.
        <li key={order}>
          <strong>{line.points}</strong> <span>{words.score.reason(line)}</span> <LawNumber law={line.law} />
          <button type="button" className={styles.deal} onClick={() => openReplay(line.deal)}>
            {words.table.deal(line.deal)}
          </button>
        </li>
      ))}
    </ul>
  );
}
