import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useUnread } from '../chat/unread.ts';
import { Auction } from '../declaring/Auction.tsx';
import { Later, partOf } from '../parts/Later.tsx';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { Pile } from '../trick/Pile.tsx';
import { words } from '../words/words.ts';
import styles from './panels.module.css';

const SCORE_SHEET = partOf(() => import('../score/ScoreSheet.tsx').then((module) => module.ScoreSheet));
const TABLE_PANEL = partOf(() => import('./TablePanel.tsx').then((module) => module.panelWithWords()));
const RULING_LOG = partOf(() => import('../rulings/RulingLog.tsx').then((module) => module.RulingLog));
const CHAT = partOf(() => import('../chat/Chat.tsx').then((module) => module.Chat));

const PANELS = ['score', 'auction', 'rulings', 'chat', 'table'] as const;
type PanelName = (typeof PANELS)[number];

/** How much has been said that nobody here has looked at. */
export function Unread() {
  const unread = useUnread();
  return unread === 0 ? null : (
    <span className={styles.unread} role="img" aria-label={words.chat.unread(unread)}>
      {unread}
    </span>
  );
}

/** What lies beside the table: one panel at a time, the score sheet first, since it belongs on the table. */
export function Panels({ onInvite }: { readonly onInvite: () => void }) {
  const [shown, setShown] = useState<PanelName>('score');
  const narrow = useMedia(NARROW);
  const id = useId();
  const panel: Record<PanelName, () => ReactNode> = {
    score: () => (
      <>
        <Later part={SCORE_SHEET} given={{}} />
        {narrow && <Pile said />}
      </>
    ),
    auction: () => <Auction />,
    rulings: () => <Later part={RULING_LOG} given={{}} />,
    chat: () => <Later part={CHAT} given={{}} />,
    table: () => <Later part={TABLE_PANEL} given={{ onInvite }} />,
  };
  const move = (event: KeyboardEvent): void => {
    const along = document.documentElement.dir === 'rtl' ? -1 : 1;
    const step = event.key === 'ArrowRight' ? along : event.key === 'ArrowLeft' ? -along : 0;
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
            {name === 'chat' && <Unread />}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by key. */}
      <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${shown}`} tabIndex={0}>
        {panel[shown]()}
      </div>
    </div>
  );
}
