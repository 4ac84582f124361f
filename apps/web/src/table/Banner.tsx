import { useTable } from '../connection/table-store.ts';
import { words } from '../words/words.ts';
import styles from './page.module.css';

const understood = (): void => useTable.setState({ newHost: false });

/** Says that the line is down, and that it is being looked after; and to whom the table was handed on that it was. */
export function Banner() {
  const lost = useTable((state) => state.link === 'lost');
  const newHost = useTable((state) => state.newHost);
  return (
    <div role="status" className={styles.bannerPlace}>
      {lost && <p className={styles.banner}>{words.position.lost}</p>}
      {newHost && (
        <p className={styles.banner}>
          {words.host.youAre}{' '}
          <button type="button" onClick={understood}>
            {words.refusal.dismiss}
          </button>
        </p>
      )}
    </div>
  );
}
