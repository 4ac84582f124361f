import { useEffect, useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { Later, partOf } from '../parts/Later.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { words } from '../words/words.ts';
import styles from './speaking.module.css';

const THINGS = partOf(() => import('./SayThings.tsx').then((module) => module.thingsWithWords()));

/** The button for everything that can be said. */
export function SayMenu() {
  const me = useTable((state) => state.seat);
  const [open, setOpen] = useState(false);
  // Fetched when the table stands there: who opens the menu by key goes on with the tabulator at once.
  useEffect(THINGS.soon, []);
  if (!me) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.speaking.say}
      </button>
      <Sheet title={words.speaking.title} open={open} onClose={close}>
        <Later part={THINGS} given={{ onSaid: close }} />
      </Sheet>
    </>
  );
}
