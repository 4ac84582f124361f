import { Sheet } from '../parts/Sheet.tsx';
import { words } from '../words/words.ts';
import styles from './panels.module.css';

/** The keys. */
export function Help({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Sheet title={words.help.title} open={open} onClose={onClose}>
      <dl className={styles.help}>
        {words.help.rows.map(([keys, what]) => (
          <div key={what}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.tourLink}>
        <a href="/tour" target="_blank" rel="noreferrer">
          {words.tour.invitation}
        </a>
      </p>
    </Sheet>
  );
}
