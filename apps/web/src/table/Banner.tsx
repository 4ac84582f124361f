import { useTable } from '../connection/table-store.ts';
import { words } from '../words/words.ts';
import styles from './page.module.css';

/** Says that the line is down, and that it is being looked after. */
export function Banner() {
  const lost = useTable((state) => state.link === 'lost');
  return (
    <div role="status" className={styles.bannerPlace}>
      {lost && <p className={styles.banner}>{words.position.lost}</p>}
    </div>
  );
}
