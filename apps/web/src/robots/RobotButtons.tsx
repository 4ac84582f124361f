import type { Seat } from '@eldest-hand/cards';
import { sitDown } from '../connection/connection.ts';
import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';
import { words } from '../words/words.ts';
import { seatRobot } from './robots.ts';

/** In the list of people: what may be done about robots in one seat. */
export function RobotButtons({ seat }: { readonly seat: Seat }) {
  const me = useTable((state) => state.seat);
  const person = useTable((state) => state.people?.seats[seat] ?? null);
  if (person && !person.robot) return null;
  if (person?.robot)
    return (
      <>
        <em>{words.robots.levels[person.robot]}</em>
        <button
          type="button"
          className={parts.quiet}
          onClick={() => (me === null ? sitDown(seat) : seatRobot(seat, null))}
        >
          {me === null ? words.sit.take(seat) : words.robots.sendAway(seat)}
        </button>
      </>
    );
  if (me === null) return null;
  return (
    <button type="button" className={parts.quiet} onClick={() => seatRobot(seat, 'club')}>
      {words.robots.seat(seat)}
    </button>
  );
}
