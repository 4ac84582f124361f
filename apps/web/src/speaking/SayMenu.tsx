import { lazy, Suspense, useEffect, useState } from 'react';
import { useTable } from '../connection/table-store.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { words } from '../words/words.ts';
import styles from './speaking.module.css';

const loadThings = () => import('./SayThings.tsx');
const SayThings = lazy(() => loadThings().then((module) => ({ default: module.SayThings })));

/** The button for everything that can be said. */
export function SayMenu() {
  const me = useTable((state) => state.seat);
  const [open, setOpen] = useState(false);
  // Fetched when the table stands there: who opens the menu by key goes on with the tabulator at once.
  useEffect(() => void loadThings().catch(() => undefined), []);
  if (!me) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.speaking.say}
      </button>
      <Sheet title={words.speaking.title} open={open} onClose={close}>
        <Suspense fallback={null}>
          <SayThings onSaid={close} />
        </Suspense>
      </Sheet>
    </>
  );
}
