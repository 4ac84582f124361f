import { SIDES, sideOf } from '@eldest-hand/cards';
import { useState } from 'react';
import { Link } from 'wouter';
import { useTable } from '../connection/table-store.ts';
import { openLaw } from '../lawbook/lawbook-store.ts';
import { CallSign } from '../parts/Pip.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { NARROW, useMedia } from '../parts/useMedia.ts';
import { words } from '../words/words.ts';
import { Panels, Unread } from './Panels.tsx';
import styles from './page.module.css';
import { useView } from './ShowView.tsx';
import { useBottom } from './seating.ts';

interface HeaderProps {
  readonly onInvite: () => void;
  readonly onHelp: () => void;
}

/** What nobody should have to ask: the contract, who plays it, who dealt, the tricks won. */
export function Header({ onInvite, onHelp }: HeaderProps) {
  const view = useView();
  const me = useTable((state) => state.seat);
  const spectators = useTable((state) => state.people?.spectators ?? 0);
  const title = useTable((state) => state.title);
  const narrow = useMedia(NARROW);
  const ours = sideOf(useBottom());
  const [open, setOpen] = useState(false);
  const w = words.table;
  const menu = (
    <>
      <button type="button" onClick={() => openLaw(null)}>
        {words.lawbook.title}
      </button>
      <button type="button" onClick={onInvite}>
        {words.invite.title}
      </button>
      <button type="button" onClick={onHelp}>
        {words.help.title}
      </button>
    </>
  );
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.home ?? ''}>
        {narrow ? w.lobby : words.app}
      </Link>
      <Contract />
      <div className={styles.tallyPlace}>
        <span className={styles.tallyTitle}>{w.tricksWon}</span>
        <dl className={styles.tally}>
          {SIDES.map((side) => (
            <div key={side} data-ours={side === ours || undefined} style={{ order: side === ours ? 0 : 1 }}>
              <dt>
                {me === null ? (
                  w.pair(side)
                ) : (
                  <>
                    {side === ours ? w.we : w.they} <abbr title={words.side(side)}>{w.pair(side)}</abbr>
                  </>
                )}
              </dt>
              <dd data-testid={`tricks-${side}`}>{view.tricks[side]}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!narrow && (
        <p className={styles.about}>
          {title && `${title} · `}
          {w.deal(view.deal.number)} · {words.sit.spectators(spectators)}
          {view.rules.spectators === 'all' && <> · {words.sit.allHands}</>}
        </p>
      )}
      {narrow ? (
        <button type="button" className={styles.menu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {w.menu}
          <Unread />
        </button>
      ) : (
        <nav className={styles.nav}>{menu}</nav>
      )}
      <Sheet title={w.menu} open={narrow && open} onClose={() => setOpen(false)}>
        <nav className={styles.sheetNav}>{menu}</nav>
        <Panels onInvite={onInvite} />
      </Sheet>
    </header>
  );
}

function Contract() {
  const { contract, dealer, code } = useView();
  return (
    <p
      className={styles.contract}
      data-testid="contract"
      role="img"
      aria-label={`${words.table.contract}: ${contract ? words.contract(contract) : words.table.noContract}. ${words.seat(dealer)}: ${words.table.dealer}.`}
    >
      {contract ? (
        <>
          <strong>
            <CallSign call={code === 'bridge-1905' ? contract.bid.slice(-1) : contract.bid} />
          </strong>
          {contract.doubled > 1 && <em>×{contract.doubled}</em>}
          <span>{words.table.played(contract.seat)}</span>
        </>
      ) : (
        <span>{words.table.noContract}</span>
      )}
    </p>
  );
}
