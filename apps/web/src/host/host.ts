/** What a host asks of his table. */
import type { HostDone, HostMessage, Refused } from '@eldest-hand/protocol';
import { socket } from '../connection/socket.ts';
import { useTable } from '../connection/table-store.ts';
import { dropHost, hostOf } from '../connection/tokens.ts';

type Without<M> = M extends unknown ? Omit<M, 'table' | 'host'> : never;
export type Wish = Without<HostMessage>;

/** This browser is host no longer: the table has been handed on. */
export function hostNoLonger(table: string, token: string): void {
  // Another tab may hold the seat to which it was handed on.
  if (hostOf(table) === token) dropHost(table);
  useTable.setState({ host: null });
}

/**
 * Asks as the host of the table at which this browser is.
 * @returns what the house answers; a refusal stands on the page already, and who is not host any more has no controls.
 */
export function askAsHost(wish: Wish): Promise<HostDone | Refused | null> {
  const { table, host } = useTable.getState();
  if (!table || !host) return Promise.resolve(null);
  return new Promise((answered) => {
    socket.emit('host', { ...wish, table, host }, (answer) => {
      if (!answer.ok && answer.refusal.code === 'not-host') hostNoLonger(table, host);
      if (!answer.ok) useTable.setState({ refusal: answer.refusal });
      answered(answer);
    });
  });
}
