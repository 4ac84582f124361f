import type { Seat } from '@eldest-hand/cards';
import { sitDown } from '../connection/connection.ts';
import { useTable } from '../connection/table-store.ts';
import parts from '../parts/parts.module.css';
import { words } from '../words/words.ts';
import { type Manner, seatRobot, slipsOf } from './robots.ts';

/** In the list of people: what may be done about robots in one seat. */
export function RobotButtons({ seat, manner }: { readonly seat: Seat; readonly manner: Manner }) {
  const me = useTable((state) => state.seat);
  const person = useTable((state) => state.people?.seats[seat] ?? null);
  if (person && !person.robot) return null;
  if (person?.robot)
    return (
      <>
        <em>
          {words.robots.levels[person.robot]}
          {person.clumsy !== undefined && <>, {words.robots.slipping[slipsOf(person.clumsy)]}</>}
        </em>
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
    <button type="button" className={parts.quiet} onClick={() => seatRobot(seat, manner)}>
      {words.robots.seat(seat)}
    </button>
  );
}
