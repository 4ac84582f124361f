import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Auction } from '../declaring/Auction.tsx';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { ScoreSheet } from '../score/ScoreSheet.tsx';
import { Pile } from '../trick/Pile.tsx';
import { words } from '../words/words.ts';
import styles from './panels.module.css';

const TablePanel = lazy(() => import('./TablePanel.tsx').then((module) => ({ default: module.TablePanel })));
const RulingLog = lazy(() => import('../rulings/RulingLog.tsx').then((module) => ({ default: module.RulingLog })));
const Chat = lazy(() => import('../chat/Chat.tsx').then((module) => ({ default: module.Chat })));

const PANELS = ['score', 'auction', 'rulings', 'chat', 'table'] as const;
type PanelName = (typeof PANELS)[number];

/** What lies beside the table: one panel at a time, the score sheet first, since it belongs on the table. */
export function Panels({ onInvite }: { readonly onInvite: () => void }) {
  const [shown, setShown] = useState<PanelName>('score');
  const narrow = useMedia(NARROW);
  const id = useId();
  const panel: Record<PanelName, () => ReactNode> = {
    score: () => (
      <>
        <ScoreSheet />
        {narrow && <Pile />}
      </>
    ),
    auction: () => <Auction />,
    rulings: () => <RulingLog />,
    chat: () => <Chat />,
    table: () => <TablePanel onInvite={onInvite} />,
  };
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = PANELS[(PANELS.indexOf(shown) + step + PANELS.length) % PANELS.length] as PanelName;
    setShown(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className={styles.panels}>
      <div className={styles.tabs} role="tablist" aria-label={words.table.menu}>
        {PANELS.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={shown === name}
            aria-controls={`${id}-panel`}
            tabIndex={shown === name ? 0 : -1}
            onKeyDown={move}
            onClick={() => setShown(name)}
          >
            {words.table.panels[name]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by key. */}
      <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${shown}`} tabIndex={0}>
        <Suspense fallback={null}>{panel[shown]()}</Suspense>
      </div>
    </div>
  );
}
