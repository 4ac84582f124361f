import type { IncomingMessage } from 'node:http';

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/** Whether a browser's page may connect: one of this host, or one allowed. Programs that send no Origin may. */
export function mayConnect({ headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  return origin === undefined || allowed.includes(origin) || hostOf(origin) === host;
}
