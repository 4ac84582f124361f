import { Suspense, useEffect, useRef } from 'react';
import { useTable } from '../connection/table-store.ts';
import { lazily } from '../parts/lazily.ts';
import { words } from '../words/words.ts';
import styles from './replay.module.css';
import { closeReplay, useReplay } from './replay-store.ts';

const Replay = lazily(() => import('./Replay.tsx').then((module) => module.Replay));

/** The replay over the table: who plays there keeps his seat and hears when it is his turn. */
export function ReplayDialog() {
  const { open, deal, ruling } = useReplay();
  const table = useTable((state) => state.table);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && dialog.current && !dialog.current.open) dialog.current.showModal();
  }, [open]);
  useEffect(() => closeReplay, []);
  if (!open || table === null) return null;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={words.replay.title} onClose={closeReplay}>
      <Suspense fallback={<p role="status">{words.replay.loading}</p>}>
        <Replay table={table} deal={deal} ruling={ruling} onClose={closeReplay} />
      </Suspense>
    </dialog>
  );
}
