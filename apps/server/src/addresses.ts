import type { IncomingMessage } from 'node:http';
import { type Bucket, newBucket } from './bucket.ts';

/**
 * What one address may do. A club's players may all come from one, so these are far above an evening's need;
 * they keep a broken or hostile program from taking all there is.
 */
const LIMITS = {
  table: { burst: 200, perSecond: 2 },
  /** A record is read and folded whole: dear enough to be asked for now and then only. */
  record: { burst: 30, perSecond: 2 },
  list: { burst: 60, perSecond: 10 },
  connection: { burst: 600, perSecond: 20 },
  join: { burst: 600, perSecond: 20 },
} as const;
const MOST_OPEN = 2000;
/** Addresses that are remembered; who has done nothing for a while starts afresh. */
const MOST_ADDRESSES = 10_000;

export type AddressLimit = keyof typeof LIMITS;

export interface Addresses {
  /** The address of the one who asks; behind proxies the one that the outermost trusted proxy has seen. */
  of(request: IncomingMessage): string;
  /** Takes one of what an address may do; false when it has had too many. */
  may(what: AddressLimit, address: string): boolean;
  /** Counts a connection; false when the address has too many open. */
  opened(address: string): boolean;
  closed(address: string): void;
}

interface Options {
  readonly now: () => number;
  /** How many proxies stand before the server; each adds the address that it saw to X-Forwarded-For. */
  readonly proxies: number;
  /** False for measurements, which come from one address. */
  readonly limited: boolean;
}

export function newAddresses({ now, proxies, limited }: Options): Addresses {
  const buckets = new Map<string, Bucket>();
  const open = new Map<string, number>();
  return {
    of({ headers, socket }) {
      const own = socket.remoteAddress ?? '';
      if (proxies === 0) return own;
      const seen = [headers['x-forwarded-for'] ?? '']
        .flat()
        .join(',')
        .split(',')
        .map((one) => one.trim());
      return seen.at(-proxies) || own;
    },
    may(what, address) {
      if (!limited) return true;
      if (buckets.size > MOST_ADDRESSES) buckets.clear();
      const key = `${what} ${address}`;
      const bucket = buckets.get(key) ?? newBucket(LIMITS[what]);
      buckets.set(key, bucket);
      return bucket.take(now());
    },
    opened(address) {
      const count = open.get(address) ?? 0;
      open.set(address, count + 1);
      return !limited || count < MOST_OPEN;
    },
    closed(address) {
      const count = (open.get(address) ?? 0) - 1;
      if (count > 0) open.set(address, count);
      else open.delete(address);
    },
  };
}
