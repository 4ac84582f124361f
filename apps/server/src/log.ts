import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines on the standard output. Nothing that is logged holds a token or a card. */
export function newLogger(level: string, to?: DestinationStream): Logger {
  const options = { level, base: null, redact: { paths: ['token', '*.token', 'req.headers'], remove: true } };
  return to ? pino(options, to) : pino(options);
}
