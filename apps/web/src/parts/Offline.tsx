import { useSyncExternalStore } from 'react';
import { words } from '../words/words.ts';
import styles from './parts.module.css';

const listen = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Says that the device has no connection: the page is only what was kept of it. */
export function Offline() {
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  return (
    <div role="status" className={styles.offlinePlace}>
      {!online && <p className={styles.offline}>{words.position.offline}</p>}
    </div>
  );
}
