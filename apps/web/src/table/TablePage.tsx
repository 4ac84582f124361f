import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { comeTo, goAway } from '../connection/connection.ts';
import { useTable } from '../connection/table-store.ts';
import { DragGhost } from '../hand/DragGhost.tsx';
import { lower } from '../hand/raised.ts';
import { closeLaws, useLawBook } from '../lawbook/lawbook-store.ts';
import { lazily } from '../parts/lazily.ts';
import parts from '../parts/parts.module.css';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { ReplayDialog } from '../replay/ReplayDialog.tsx';
import { useAlone } from '../robots/robots.ts';
import { OpenRulings } from '../rulings/OpenRulings.tsx';
import { Asked, useAsks } from '../speaking/Asked.tsx';
import { words } from '../words/words.ts';
import { Announcer } from './Announcer.tsx';
import { Banner } from './Banner.tsx';
import { Board } from './Board.tsx';
import { useKeptFocus } from './focus.ts';
import { Header } from './Header.tsx';
import { useKeyboard } from './keys.ts';
import { OwnPlace } from './OwnPlace.tsx';
import { Panels } from './Panels.tsx';
import styles from './page.module.css';
import { useView } from './ShowView.tsx';
import { Sit } from './Sit.tsx';
import { useTurnAlert } from './useTurnAlert.ts';

// What is not the table itself comes when it is asked for.
const LawBook = lazily(() => import('../lawbook/LawBook.tsx').then((module) => module.LawBook));
const Invite = lazily(() => import('./Invite.tsx').then((module) => module.Invite));
const Reopen = lazily(() => import('../host/Reopen.tsx').then((module) => module.Reopen));
const Help = lazily(() => import('./Help.tsx').then((module) => module.Help));

const whyGone = (code?: string): string => {
  if (code === 'table-closed') return words.position.closed;
  return code === 'removed' ? words.position.removed : words.position.gone;
};

/** A table: the one page on which everything happens. */
export function TablePage({ id }: { readonly id: string }) {
  const ready = useTable((state) => state.view !== null);
  const link = useTable((state) => state.link);
  const refusal = useTable((state) => state.refusal);
  const host = useTable((state) => state.host);
  useEffect(() => {
    comeTo(id);
    return () => {
      lower();
      closeLaws();
      goAway();
    };
  }, [id]);
  if (ready) return <LaidTable id={id} />;
  return (
    <main className="coming">
      <h1>{words.app}</h1>
      <p role="status">
        {link === 'gone' ? whyGone(refusal?.code) : words.position[link === 'here' ? 'joining' : link]}
      </p>
      <Suspense fallback={null}>{host && link === 'gone' && refusal?.code === 'table-closed' && <Reopen />}</Suspense>
      <Link href="/">{words.table.lobby}</Link>
    </main>
  );
}

function LaidTable({ id }: { readonly id: string }) {
  const { version, phase, turn } = useView();
  const narrow = useMedia(NARROW);
  const asks = useAsks();
  const [inviting, setInviting] = useState(() => (history.state as { invite?: boolean } | null)?.invite === true);
  // Who has laid the table sits down first; only when he asks for it the invitation comes before.
  const [asked, setAsked] = useState(false);
  const seated = useTable((state) => state.seat !== null);
  const invite = (): void => {
    setAsked(true);
    setInviting(true);
  };
  const reading = useLawBook((state) => state.open);
  const [helping, setHelping] = useState(false);
  const help = useCallback(() => setHelping(true), []);
  const root = useKeptFocus();
  useKeyboard(root, help, true);
  useTurnAlert();
  useAlone();
  // Whoever lays a table is shown how to invite; not again when the page is loaded anew.
  useEffect(() => history.replaceState(null, ''), []);
  return (
    <div
      ref={root}
      className={styles.page}
      data-testid="table"
      data-version={version}
      data-phase={phase}
      data-turn={turn ?? ''}
      tabIndex={-1}
    >
      <Banner />
      <Header onInvite={invite} onHelp={help} />
      <main className={styles.stage} aria-label={words.table.board} data-asks={(narrow && asks) || undefined}>
        <h1 className={parts.hidden}>{words.app}</h1>
        <Sit />
        <Board />
        {narrow && <OpenRulings docked />}
        {narrow && <Asked docked />}
        <OwnPlace />
      </main>
      {!narrow && (
        <aside className={styles.aside} aria-label={words.table.menu}>
          <Asked />
          <OpenRulings />
          <Panels onInvite={invite} />
        </aside>
      )}
      <Announcer />
      <DragGhost />
      <Suspense fallback={null}>
        {reading && <LawBook />}
        {inviting && (asked || seated) && <Invite id={id} open onClose={() => setInviting(false)} />}
        {helping && <Help open onClose={() => setHelping(false)} />}
      </Suspense>
      <ReplayDialog />
    </div>
  );
}
