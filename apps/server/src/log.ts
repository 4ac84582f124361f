import { type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines on the standard output. Nothing that is logged holds a token or a card. */
export const newLogger = (level: string): Logger =>
  pino({ level, base: null, redact: { paths: ['token', '*.token', 'req.headers'], remove: true } });
