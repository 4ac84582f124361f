import { useTable } from '../connection/table-store.ts';
import { Auction } from './Auction.tsx';
import { BiddingBox } from './BiddingBox.tsx';
import styles from './declaring.module.css';

/** The middle of the table while the trump is made: what has been said, and the box to say more. */
export function Declaring() {
  const seated = useTable((state) => state.seat !== null);
  return (
    <div className={styles.declaring} data-seated={seated || undefined}>
      <Auction />
      {seated && <BiddingBox />}
    </div>
  );
}
