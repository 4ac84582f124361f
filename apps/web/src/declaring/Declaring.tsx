import { useTable } from '../connection/table-store.ts';
import { Later, partOf } from '../parts/Later.tsx';
import { useView } from '../table/ShowView.tsx';
import { useFreeSeats } from '../table/seating.ts';
import { Auction } from './Auction.tsx';
import { BiddingBox } from './BiddingBox.tsx';
import styles from './declaring.module.css';

const MAKING_BOX = partOf(() => import('./MakingBox.tsx').then((module) => module.MakingBox));

/** The middle of the table while the trump is made: what has been said, and the box to say more. */
export function Declaring() {
  const { code } = useView();
  const seat = useTable((state) => state.seat);
  const seated = seat !== null;
  // Where somebody is asked to sit down, that lies here.
  const under = useFreeSeats().length > 0;
  return (
    <div
      className={styles.declaring}
      data-seated={seated || undefined}
      data-under={under || undefined}
      data-code={code}
    >
      <Auction />
      {seated && (code === 'bridge-1905' ? <Later part={MAKING_BOX} given={{}} /> : <BiddingBox />)}
    </div>
  );
}
