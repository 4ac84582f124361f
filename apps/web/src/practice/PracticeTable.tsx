import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { DragGhost } from '../hand/DragGhost.tsx';
import { LawBook } from '../lawbook/LawBook.tsx';
import { useLawBook } from '../lawbook/lawbook-store.ts';
import { LawNumber } from '../parts/LawNumber.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { DealtContract } from '../replay/DealtContract.tsx';
import { OpenRulings } from '../rulings/OpenRulings.tsx';
import { Asked, useAsks } from '../speaking/Asked.tsx';
import { Announcer } from '../table/Announcer.tsx';
import { Board } from '../table/Board.tsx';
import { useKeptFocus } from '../table/focus.ts';
import { Help } from '../table/Help.tsx';
import { useKeyboard } from '../table/keys.ts';
import { OwnPlace } from '../table/OwnPlace.tsx';
import page from '../table/page.module.css';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import { Beside } from './Beside.tsx';
import { usePhrases } from './phrases.ts';
import { useSession } from './session.ts';
import styles from './table.module.css';

interface PracticeTableProps {
  readonly title: string;
  readonly law?: number;
  /** Links to where else one may go. */
  readonly ways: ReactNode;
  /** What leads through the position; always in sight. */
  readonly children: ReactNode;
  /** Where one sits and what one sees: beside it where there is room, else in the sheet. */
  readonly places: (onSat: () => void) => ReactNode;
  /** What stands beside the table apart from choices, costs and rulings. */
  readonly beside?: ReactNode;
}

/** A table of the practice room: the same cloth as everywhere, with the learner's own panel beside it. */
export function PracticeTable(props: PracticeTableProps) {
  const ready = useTable((state) => state.view !== null);
  return ready ? <Laid {...props} /> : null;
}

function Laid({ title, law, ways, children, places, beside }: PracticeTableProps) {
  const w = usePhrases();
  const asks = useAsks();
  const narrow = useMedia(NARROW);
  const reading = useLawBook((state) => state.open);
  const { phase, contract } = useView();
  const open = useSession((state) => state.open);
  const [helping, setHelping] = useState(false);
  const [more, setMore] = useState(false);
  const root = useKeptFocus();
  const help = useCallback(() => setHelping(true), []);
  useKeyboard(root, help);
  useEffect(() => {
    document.title = `${title} · ${words.app}`;
  }, [title]);
  return (
    <div
      ref={root}
      className={`${page.page} ${styles.page}`}
      data-testid="table"
      data-phase={phase}
      data-open={open || undefined}
      tabIndex={-1}
    >
      <header className={page.header}>
        <div className={styles.subject}>
          <h1 className={styles.title}>
            {law !== undefined && <LawNumber law={law} />} {title}
          </h1>
          {contract && (
            <p
              className={styles.contract}
              data-testid="contract"
              role="img"
              aria-label={`${words.table.contract}${words.colon} ${words.contract(contract)}`}
            >
              <DealtContract contract={contract} />
            </p>
          )}
        </div>
        <nav className={styles.leave} aria-label={w.title}>
          {ways}
        </nav>
      </header>
      <main className={page.stage} aria-label={words.table.board} data-asks={(narrow && asks) || undefined}>
        {narrow && (
          <section className={styles.coach} aria-label={w.steps}>
            {children}
            <button type="button" className={styles.more} aria-haspopup="dialog" onClick={() => setMore(true)}>
              {w.more}
            </button>
          </section>
        )}
        <Board />
        {narrow && <OpenRulings docked />}
        {narrow && <Asked docked />}
        <OwnPlace />
      </main>
      {!narrow && (
        <aside className={`${page.aside} ${styles.aside}`} aria-label={w.title}>
          <section className={styles.coach} aria-label={w.steps}>
            {children}
          </section>
          {/* What is to be chosen comes first: on a low screen it would lie below the ways to other moments. */}
          <Asked />
          <OpenRulings />
          <div className={styles.where}>{places(() => undefined)}</div>
          <Beside>{beside}</Beside>
        </aside>
      )}
      <Sheet title={w.more} open={narrow && more} onClose={() => setMore(false)}>
        {places(() => setMore(false))}
        <Beside>{beside}</Beside>
      </Sheet>
      <Announcer />
      <DragGhost />
      {reading && <LawBook />}
      {helping && <Help open onClose={() => setHelping(false)} />}
    </div>
  );
}
