/** Robots as this browser asks for them. */
import { SEATS, type Seat } from '@eldest-hand/cards';
import type { RobotLevel } from '@eldest-hand/protocol';
import { useEffect, useState } from 'react';
import { sitDown } from '../connection/connection.ts';
import { socket } from '../connection/socket.ts';
import { useTable } from '../connection/table-store.ts';

/** As the protocol lists them; its schemas stay out of the client. */
export const LEVELS: readonly RobotLevel[] = ['easy', 'club', 'strong'];

/** Puts a robot in a free seat, or (null) sends it away. */
export function seatRobot(seat: Seat, level: RobotLevel | null): void {
  const { table } = useTable.getState();
  if (!table) return;
  socket.emit('robot', { table, seat, level }, (answer) => {
    if (!answer.ok) useTable.setState({ refusal: answer.refusal });
  });
}

/** How a page is told that its player begins alone: in the state of the history entry. */
export interface AloneState {
  readonly alone: RobotLevel;
}

const askedFor = (): RobotLevel | null => (history.state as Partial<AloneState> | null)?.alone ?? null;

/** Somebody who begins alone sits South, and robots take the other seats. */
export function useAlone(): void {
  const [level] = useState(askedFor);
  const here = useTable((state) => state.link === 'here' && state.view !== null);
  const seat = useTable((state) => state.seat);
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!level || !here || done) return;
    if (seat === null) return sitDown('S');
    setDone(true);
    const people = useTable.getState().people;
    for (const other of SEATS) if (other !== seat && !people?.seats[other]) seatRobot(other, level);
  }, [level, here, seat, done]);
}
