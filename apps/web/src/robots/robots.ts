/** Robots as this browser asks for them. */
import { SEATS, type Seat } from '@eldest-hand/cards';
import type { RobotLevel } from '@eldest-hand/protocol';
import { useEffect, useState } from 'react';
import { sitDown } from '../connection/connection.ts';
import { socket } from '../connection/socket.ts';
import { useTable } from '../connection/table-store.ts';

/** As the protocol lists them; its schemas stay out of the client. */
export const LEVELS: readonly RobotLevel[] = ['easy', 'club', 'strong'];

/** How often a robot slips, about so many of the times that it looks: seldom is once or twice a deal. */
export const SLIPS = { never: 0, seldom: 0.03, often: 0.1 } as const;
export type Slips = keyof typeof SLIPS;
export const SLIPS_NAMES = Object.keys(SLIPS) as readonly Slips[];

/** What comes nearest to the rate at which a robot slips. */
export const slipsOf = (rate: number): Slips => (rate === 0 ? 'never' : rate < 0.06 ? 'seldom' : 'often');

/** How the robots of a table play. */
export interface Manner {
  readonly level: RobotLevel;
  readonly slips: Slips;
}

/** Puts a robot in a free seat, or another in a robot's place; null sends it away. */
export function seatRobot(seat: Seat, manner: Manner | null): void {
  const { table } = useTable.getState();
  if (!table) return;
  const clumsy = manner ? SLIPS[manner.slips] : 0;
  const message = { table, seat, level: manner?.level ?? null, ...(clumsy > 0 ? { clumsy } : {}) };
  socket.emit('robot', message, (answer) => {
    if (!answer.ok) useTable.setState({ refusal: answer.refusal });
  });
}

/** How a page is told that its player begins alone: in the state of the history entry. */
export interface AloneState {
  readonly alone: Manner;
}

const askedFor = (): Manner | null => (history.state as Partial<AloneState> | null)?.alone ?? null;

/** Somebody who begins alone sits South, and robots take the other seats. */
export function useAlone(): void {
  const [manner] = useState(askedFor);
  const here = useTable((state) => state.link === 'here' && state.view !== null);
  const seat = useTable((state) => state.seat);
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!manner || !here || done) return;
    if (seat === null) return sitDown('S');
    setDone(true);
    const people = useTable.getState().people;
    for (const other of SEATS) if (other !== seat && !people?.seats[other]) seatRobot(other, manner);
  }, [manner, here, seat, done]);
}
