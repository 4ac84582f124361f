import { use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTable } from '../connection/table-store.ts';
import { DragGhost } from '../hand/DragGhost.tsx';
import { lower } from '../hand/raised.ts';
import { LawBook } from '../lawbook/LawBook.tsx';
import { useLawBook } from '../lawbook/lawbook-store.ts';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { OpenRulings } from '../rulings/OpenRulings.tsx';
import { Announcer } from '../table/Announcer.tsx';
import { Board } from '../table/Board.tsx';
import { useKeptFocus } from '../table/focus.ts';
import { useKeyboard } from '../table/keys.ts';
import { OwnPlace } from '../table/OwnPlace.tsx';
import pageStyles from '../table/page.module.css';
import { words } from '../words/words.ts';
import { Coach } from './Coach.tsx';
import { layPractice } from './practice.ts';
import styles from './tour.module.css';
import type { TourWords } from './words/en.ts';
import { TOUR_WORDS } from './words.ts';

/** A minute at a table of one's own: one card led out of turn, and what the law makes of it. */
export function TourPage() {
  const w = use(TOUR_WORDS.in(document.documentElement.lang));
  const ready = useTable((state) => state.view !== null && state.table === 'tour');
  const [again, setAgain] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is laid anew when it is wanted once more.
  useEffect(() => {
    const clear = layPractice(w.seats);
    return () => {
      lower();
      clear();
    };
  }, [again, w]);
  return ready ? <Practice key={again} words={w} onAgain={() => setAgain(again + 1)} /> : null;
}

const noHelp = (): void => undefined;

function Practice({ words: w, onAgain }: { readonly words: TourWords; readonly onAgain: () => void }) {
  const narrow = useMedia(NARROW);
  const reading = useLawBook((state) => state.open);
  const root = useKeptFocus();
  useKeyboard(root, noHelp);
  return (
    <div ref={root} className={`${pageStyles.page} ${styles.page}`} data-testid="table" tabIndex={-1}>
      <header className={pageStyles.header}>
        <h1 className={styles.title}>{w.title}</h1>
        <Link href="/" className={styles.leave ?? ''}>
          {w.leave}
        </Link>
      </header>
      <main className={pageStyles.stage} aria-label={words.table.board}>
        {narrow && <Coach words={w} onAgain={onAgain} />}
        <Board />
        {narrow && <OpenRulings docked />}
        <OwnPlace />
      </main>
      {!narrow && (
        <aside className={pageStyles.aside} aria-label={w.title}>
          <Coach words={w} onAgain={onAgain} />
          <OpenRulings />
        </aside>
      )}
      <Announcer />
      <DragGhost />
      {reading && <LawBook />}
    </div>
  );
}
