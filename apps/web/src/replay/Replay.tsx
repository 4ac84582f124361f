import { SEATS, type Seat } from '@eldest-hand/cards';
import type { People } from '@eldest-hand/protocol';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { describeTable, type RecordOfTable, recordOf } from '../connection/api.ts';
import { NO_TABLE, newTableStore } from '../connection/table-store.ts';
import { Reading } from '../dummy/reading.ts';
import { CardMarks } from '../parts/card-marks.ts';
import parts from '../parts/parts.module.css';
import { Sheet } from '../parts/Sheet.tsx';
import { PHONE, useMedia } from '../parts/useMedia.ts';
import { RulingPanel } from '../rulings/RulingPanel.tsx';
import { Board } from '../table/Board.tsx';
import pageStyles from '../table/page.module.css';
import { SeatPlace } from '../table/SeatPlace.tsx';
import { useView } from '../table/ShowView.tsx';
import { useBottom } from '../table/seating.ts';
import { useLaws } from '../words/laws/laws.ts';
import { usePartWords } from '../words/part-words.ts';
import { words } from '../words/words.ts';
import { BestSection } from './best-play/BestSection.tsx';
import { useBestWanted } from './best-play/best-wanted.ts';
import { marksOf, NO_MARKS } from './best-play/marks.ts';
import { useBestPlay } from './best-play/useBestPlay.ts';
import { BEST_WORDS } from './best-play/words.ts';
import { DealList } from './DealList.tsx';
import { Moments } from './Moments.tsx';
import styles from './replay.module.css';
import { ShowTable } from './ShowTable.tsx';
import { type Step, stepsOf, viewAt } from './steps.ts';
import { useReplayWords } from './words.ts';

interface ReplayProps {
  readonly table: string;
  readonly deal: number | null;
  readonly ruling: number | null;
  readonly onClose: () => void;
}

type Eyes = Seat | 'all';

/** The deals of a table that are over, each of them act by act, seen from any seat or with all four hands open. */
export function Replay({ table, deal, ruling, onClose }: ReplayProps) {
  const [record, setRecord] = useState<RecordOfTable | null>(null);
  const [seats, setSeats] = useState<People['seats'] | null>(null);
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState(deal);
  const w = words.replay;
  const { back } = useReplayWords();
  useEffect(() => {
    recordOf(table).then(setRecord, () => setFailed(true));
    describeTable(table).then(
      ({ seats: names }) => {
        const person = (seat: Seat) => (names[seat] === null ? null : { name: names[seat], status: 'here' as const });
        setSeats({ N: person('N'), E: person('E'), S: person('S'), W: person('W') });
      },
      () => undefined,
    );
  }, [table]);
  const finished = record?.deals.filter((one) => one.finished) ?? [];
  const shown = finished.find((one) => one.number === chosen) ?? finished.at(-1);
  const laws = useLaws();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments are told anew when the words of the laws have come.
  const steps = useMemo(() => (record && shown ? stepsOf(record, shown) : []), [record, shown, laws]);
  const begin = Math.max(
    0,
    steps.findIndex((step) => shown?.number === deal && step.rulings.some(({ id }) => id === ruling)),
  );
  if (!record || !shown || steps.length === 0)
    return (
      <div className={styles.empty}>
        <p role="status">{failed ? w.failed : record ? w.none : w.loading}</p>
        <button type="button" className={parts.button} onClick={onClose}>
          {back}
        </button>
      </div>
    );
  return (
    <Moving
      key={shown.number}
      steps={steps}
      begin={begin}
      seats={seats}
      title={`${record.table.name || w.title} · ${words.table.deal(shown.number)}`}
      list={<DealList deals={finished} shown={shown.number} table={table} onChoose={setChosen} />}
      onClose={onClose}
    />
  );
}

export interface MovingProps {
  readonly steps: readonly Step[];
  readonly begin: number;
  readonly seats: People['seats'] | null;
  readonly title: string;
  readonly list: React.ReactNode;
  /** What the button says that closes it. */
  readonly back?: string;
  readonly onClose: () => void;
}

const PACE = 1400;

/** The signs of the controls, drawn, since not every device has them among its letters. One act is a hook, running a triangle. */
const SIGNS = {
  first: 'M4 4h3v16H4zM20 4v16L8 12z',
  before: 'M15.5 3.5 18 6l-6 6 6 6-2.5 2.5L7 12z',
  run: 'M7 3v18l13-9z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  after: 'M8.5 3.5 6 6l6 6-6 6 2.5 2.5L17 12z',
  last: 'M17 4h3v16h-3zM4 4v16l12-8z',
} as const;

function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** One deal and the controls to go through it. */
export function Moving({ steps, begin, seats, title, list, back: given, onClose }: MovingProps) {
  const w = useReplayWords();
  const back = given ?? w.back;
  const [at, setAt] = useState(begin);
  const [eyes, setEyes] = useState<Eyes>('all');
  const [running, setRunning] = useState(false);
  const phone = useMedia(PHONE);
  const [listing, setListing] = useState(false);
  const last = steps.length - 1;
  const run = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    run.current?.focus();
  }, []);
  const step = steps[at] ?? (steps[0] as Step);
  const shown = useMemo(
    () => ({
      ...NO_TABLE,
      view: viewAt(step, eyes === 'all' ? 'spectator' : eyes),
      from: eyes === 'all' ? ('S' as const) : eyes,
      people: seats && { seats, spectators: 0, line: [] },
    }),
    [step, eyes, seats],
  );
  // The components of the table draw this moment as they draw the present.
  const [store] = useState(() => newTableStore(shown));
  useLayoutEffect(() => store.setState(shown), [store, shown]);
  const { wanted } = useBestWanted();
  const best = useBestPlay(steps, at, wanted);
  const bestWords = usePartWords(BEST_WORDS, wanted);
  const marks = useMemo(() => (best && bestWords ? marksOf(best, at, bestWords) : NO_MARKS), [best, at, bestWords]);
  const go = (to: number): void => setAt(Math.max(0, Math.min(last, to)));
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setRunning(false)), PACE);
    return () => clearTimeout(timer);
  }, [running, at, last]);
  const typed = (event: KeyboardEvent): void => {
    if (
      event.target instanceof HTMLElement &&
      event.target.closest('input:not([type="checkbox"]), select, [role="listbox"]')
    )
      return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const laws = shown.view.rulings.map(({ law }) => law);
  const goFromList = (to: number): void => {
    go(to);
    setListing(false);
  };
  const beside = (
    <>
      <Open />
      <BestSection best={best} w={bestWords} steps={steps} at={at} onGo={goFromList} />
      <Moments steps={steps} at={at} onGo={goFromList} />
      {list}
    </>
  );
  // A button that leads nowhere keeps the focus, and with it the arrow keys.
  const button = (label: string, sign: string, to: number) => {
    const nowhere = to < 0 || to > last;
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={nowhere || undefined}
        onClick={() => !nowhere && go(to)}
      >
        <Sign path={sign} />
      </button>
    );
  };
  return (
    <ShowTable table={store}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever the focus is; each has a button too. */}
      <div className={`${pageStyles.page} ${styles.page}`} onKeyDown={typed}>
        <header className={pageStyles.header}>
          <h1 className={styles.title}>{title}</h1>
          <label className={styles.eyes}>
            <span>{w.from}</span>
            <select
              aria-label={w.from}
              value={eyes}
              onChange={({ target }) => setEyes(SEATS.find((seat) => seat === target.value) ?? 'all')}
            >
              <option value="all">{w.all}</option>
              {SEATS.map((seat) => (
                <option key={seat} value={seat}>
                  {words.seat(seat)}
                </option>
              ))}
            </select>
          </label>
          {phone && (
            <button
              type="button"
              className={`${pageStyles.menu} ${styles.list}`}
              aria-haspopup="dialog"
              data-ruling={laws.length > 0 || undefined}
              onClick={() => setListing(true)}
            >
              {laws[0] === undefined ? w.actsShort : words.law(laws[0])}
            </button>
          )}
          <button
            type="button"
            className={pageStyles.menu}
            aria-label={phone && back !== w.back ? undefined : back}
            onClick={onClose}
          >
            {phone ? w.backShort : back}
          </button>
        </header>
        <main className={pageStyles.stage} aria-label={words.replay.title}>
          <Reading value={true}>
            <CardMarks value={marks}>
              <Board />
              <Below />
            </CardMarks>
          </Reading>
          <div className={styles.controls} role="toolbar" aria-label={w.controls}>
            {button(w.first, SIGNS.first, at === 0 ? -1 : 0)}
            {button(w.before, SIGNS.before, at - 1)}
            <button
              type="button"
              ref={run}
              className={styles.run}
              aria-label={running ? w.pause : w.run}
              title={running ? w.pause : w.run}
              onClick={() => {
                if (!running && at === last) go(0);
                setRunning(!running);
              }}
            >
              <Sign path={running ? SIGNS.pause : SIGNS.run} />
            </button>
            {button(w.after, SIGNS.after, at + 1)}
            {button(w.last, SIGNS.last, at === last ? last + 1 : last)}
            <input
              type="range"
              min={0}
              max={last}
              value={at}
              aria-label={w.moment}
              aria-valuetext={`${w.momentOf(at, last)}. ${step.text}`}
              onChange={({ target }) => go(Number(target.value))}
            />
            <span className={styles.count}>{w.momentOf(at, last)}</span>
          </div>
          <p className={styles.text} role="status">
            {step.text}
          </p>
        </main>
        {phone ? (
          <Sheet title={w.acts} open={listing} onClose={() => setListing(false)}>
            <div className={styles.listed}>{beside}</div>
          </Sheet>
        ) : (
          <aside className={`${pageStyles.aside} ${styles.aside}`} aria-label={w.acts}>
            {beside}
          </aside>
        )}
      </div>
    </ShowTable>
  );
}

function Below() {
  const bottom = useBottom();
  return (
    <div className={styles.below}>
      <SeatPlace seat={bottom} />
    </div>
  );
}

/** The rulings that are open at this moment, with what could be chosen. */
function Open() {
  const { rulings } = useView();
  if (rulings.length === 0) return null;
  return (
    <div className={styles.rulings}>
      {rulings.map((one) => (
        <RulingPanel key={one.id} ruling={one} />
      ))}
    </div>
  );
}
