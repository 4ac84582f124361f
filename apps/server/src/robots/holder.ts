import { randomBytes } from 'node:crypto';
import type { Seat } from '@eldest-hand/cards';
import { LEVELS, type Level } from '@eldest-hand/robots';
import type { SeatHolder } from '@eldest-hand/store';

/** What stands where a person's row has the hash of his token: no token hashes to it, so nobody comes back to such a seat. */
const MARK = 'robot';

export interface RobotKind {
  readonly level: Level;
  /** How often it does something wrong, from 0 to 1. */
  readonly clumsy: number;
}

/** The row of a robot, as the store keeps it: a restart of the server finds the robot in its seat. */
export const robotHolder = (seat: Seat, { level, clumsy }: RobotKind, takenAt: number): SeatHolder => ({
  seat,
  name: 'Robot',
  tokenHash: [MARK, level, clumsy, randomBytes(6).toString('hex')].join(':'),
  takenAt,
});

/** Which robot holds the seat; null for a person. */
export function robotIn(holder: SeatHolder | undefined): RobotKind | null {
  const [mark, name, clumsy] = holder?.tokenHash.split(':') ?? [];
  const level = mark === MARK ? LEVELS.find((one) => one === name) : undefined;
  return level ? { level, clumsy: Number(clumsy) || 0 } : null;
}
