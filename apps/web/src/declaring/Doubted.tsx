import { useTable } from '../connection/table-store.ts';
import { useView } from '../table/ShowView.tsx';
import { words } from '../words/words.ts';
import { doubtOf } from './doubt.ts';
import styles from './saying.module.css';

interface DoubtedProps {
  readonly call: string;
  readonly meaning: boolean;
}

/** At a table that warns: what would be irregular in the declaration that is chosen. */
export function Doubted({ call, meaning }: DoubtedProps) {
  const view = useView();
  const seat = useTable((state) => state.seat);
  const doubt = seat && doubtOf(view, seat, call, meaning);
  return doubt && <p className={styles.warn}>{words.declaring[doubt]}</p>;
}
