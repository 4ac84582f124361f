import { type ReactNode, useEffect, useId, useRef } from 'react';
import { words } from '../words/words.ts';
import styles from './parts.module.css';

interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Where it comes from: a drawer at the side, or a sheet from below (on a wide screen in the middle). */
  readonly from?: 'side' | 'below';
}

/** A drawer or sheet over the table. The browser's own dialog keeps the focus in and gives it back. */
export function Sheet({ title, open, onClose, children, from = 'below' }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const at = dialog.current;
    if (open && at && !at.open) at.showModal();
    if (!open && at?.open) at.close();
  }, [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog; the click is on the backdrop.
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${from === 'side' ? styles.side : styles.below}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheetBody}>
        <div className={styles.sheetHead}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={styles.quiet} onClick={onClose}>
            {words.close}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
