import { HUMAN_PACE, type Pace } from './robots/pace.ts';

/** What the environment sets. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** A SQLite file, or `postgres://…`. */
  readonly data: string;
  /** `redis://…`, over which several processes tell each other what changes; empty for one process. */
  readonly redis: string;
  readonly logLevel: string;
  /** Origins of browsers that may connect beside the server's own, as `https://club.example`. */
  readonly allowedOrigins: readonly string[];
  readonly limits: Limits;
  /** How many proxies stand before the server: the address of a guest is read from what they say. */
  readonly proxies: number;
  /** Whether one address is limited as to connections, joins and tables. */
  readonly addressLimits: boolean;
  readonly robotPace: Pace;
}

/** How much one connection may send. */
export interface Limits {
  readonly actsPerSecond: number;
  readonly actBurst: number;
}

export const DEFAULT_LIMITS: Limits = { actsPerSecond: 30, actBurst: 60 };

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function numberFrom(name: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new Error(`${name} is a whole number from 0 to ${most}, not "${text}".`);
  return value;
}

function onOrOff(name: string, text: string | undefined, otherwise: boolean): boolean {
  if (text === undefined || text === '') return otherwise;
  if (text !== 'on' && text !== 'off') throw new Error(`${name} is on or off, not "${text}".`);
  return text === 'on';
}

/** Milliseconds at least; a robot takes up to two and a half times as long. */
function paceFrom(text: string | undefined): Pace {
  const least = numberFrom('ROBOT_PACE', text, HUMAN_PACE.least, 60_000);
  return { ...HUMAN_PACE, least, most: (least * HUMAN_PACE.most) / HUMAN_PACE.least };
}

function redisFrom(url: string): string {
  // The address may hold a password: it is not repeated.
  if (url !== '' && !/^rediss?:\/\/[^\s]+$/.test(url)) throw new Error('REDIS_URL is an address as redis://host:6379.');
  return url;
}

/**
 * Reads the environment.
 * @throws Error that names the variable and what it may be.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LEVELS.includes(logLevel)) throw new Error(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not "${logLevel}".`);
  return {
    port: numberFrom('PORT', env.PORT, 3000, 65535),
    host: env.HOST || '0.0.0.0',
    data: env.DATABASE_URL || env.DATA_FILE || 'data/tables.db',
    redis: redisFrom(env.REDIS_URL ?? ''),
    logLevel,
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean),
    proxies: numberFrom('TRUSTED_PROXIES', env.TRUSTED_PROXIES, 0, 10),
    addressLimits: onOrOff('ADDRESS_LIMITS', env.ADDRESS_LIMITS, true),
    robotPace: paceFrom(env.ROBOT_PACE),
    limits: {
      actsPerSecond: numberFrom('ACTS_PER_SECOND', env.ACTS_PER_SECOND, DEFAULT_LIMITS.actsPerSecond, 1_000_000),
      actBurst: numberFrom('ACT_BURST', env.ACT_BURST, DEFAULT_LIMITS.actBurst, 1_000_000),
    },
  };
}
