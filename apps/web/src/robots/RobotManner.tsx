import { SEATS } from '@eldest-hand/cards';
import { useTable } from '../connection/table-store.ts';
import { words } from '../words/words.ts';
import { MannerChoice } from './MannerChoice.tsx';
import styles from './robots.module.css';
import { type Manner, seatRobot } from './robots.ts';

interface RobotMannerProps {
  readonly manner: Manner;
  readonly onChoose: (manner: Manner) => void;
}

/** For who sits at the table: how its robots play, those who sit there already included. */
export function RobotManner({ manner, onChoose }: RobotMannerProps) {
  const { seat, people } = useTable();
  const robots = SEATS.filter((one) => people?.seats[one]?.robot);
  if (seat === null || (robots.length === 0 && !SEATS.some((one) => !people?.seats[one]))) return null;
  const choose = (chosen: Manner): void => {
    onChoose(chosen);
    for (const one of robots) seatRobot(one, chosen);
  };
  return (
    <section className={styles.manner} aria-label={words.robots.title}>
      <MannerChoice manner={manner} onChoose={choose} />
    </section>
  );
}
