import { randomBytes } from 'node:crypto';
import type { Seat } from '@eldest-hand/cards';
import { shuffle } from '@eldest-hand/cards/fair';
import { type CodeName, openTable, type Rules } from '@eldest-hand/laws';
import type { TableLog, TableMeta } from '@eldest-hand/store';
import { type LiveTable, rebuild } from './live-table.ts';
import { sealNumber } from './next-deal.ts';
import { hashOf, newToken } from './seats.ts';

const IDLE = 10 * 60_000;
/** A table at which somebody is stays listed while something has happened at it within this time. */
const OPEN = 12 * 60 * 60_000;
/** A table that nobody is at is listed no longer than this. */
const DESERTED = 30 * 60_000;
const MOST_LISTED = 50;

export interface NewTableOrder {
  readonly code: CodeName;
  readonly name: string;
  readonly rules: Rules;
  readonly deals: readonly string[];
  readonly dealer: Seat;
  readonly private: boolean;
}

/** All tables: made, found, listed, and put out of memory when nobody is there. */
export interface House {
  /** Gives the new table with the token of its host, to be told to nobody else. */
  open(order: NewTableOrder): Promise<{ readonly live: LiveTable; readonly host: string }>;
  /** The table, from memory or rebuilt from the log. */
  find(id: string): Promise<LiveTable | undefined>;
  /** Open tables, the newest first: where somebody is, or something has happened of late. */
  list(): Promise<readonly LiveTable[]>;
  /** Tables in memory, those that are being read included. */
  present(): readonly LiveTable[];
  /** The table if it is in memory, or will be when it has been read. */
  remembered(id: string): Promise<LiveTable | undefined> | undefined;
  /** Puts tables out of memory that nobody is at. */
  sweep(): void;
  /** Resolves when no table has anything left to do. */
  idle(): Promise<void>;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
/** Ten characters of base32: short enough to read out, too many to guess. */
const newId = (): string => [...randomBytes(10)].map((byte) => ALPHABET[byte & 31]).join('');

export function openHouse(log: TableLog, now: () => number): House {
  const loads = new Map<string, Promise<LiveTable | undefined>>();
  const present = new Map<string, LiveTable>();

  async function load(id: string, known?: TableMeta): Promise<LiveTable | undefined> {
    const meta = known ?? (await log.table(id));
    if (!meta) return undefined;
    const live = rebuild(meta, await log.read(id), await log.seats(id), now());
    present.set(id, live);
    return live;
  }

  async function find(id: string, known?: TableMeta): Promise<LiveTable | undefined> {
    const live = present.get(id);
    if (live) {
      live.lastUsed = now();
      return live;
    }
    const loading = loads.get(id) ?? load(id, known).finally(() => loads.delete(id));
    loads.set(id, loading);
    return loading;
  }

  return {
    find: (id) => find(id),
    async open(order) {
      const host = newToken();
      const { private: unlisted, ...about } = order;
      const meta: TableMeta = {
        ...about,
        rules: { ...order.rules },
        id: newId(),
        createdAt: now(),
        access: unlisted ? 'private' : 'open',
        hostHash: hashOf(host),
      };
      const seal = (number: number) => sealNumber(number, order.deals, order.dealer);
      const events = openTable({
        code: order.code,
        rules: order.rules,
        dealer: order.dealer,
        deal: seal(0),
        ...(order.rules.places === 'cut' ? { spread: shuffle() } : { next: seal(1) }),
      });
      const opening = { actId: '', seat: '', act: null, events, at: now() };
      await log.create(meta, opening);
      const live = rebuild(meta, [{ ...opening, version: 0 }], [], now());
      present.set(meta.id, live);
      return { live, host };
    },
    async list() {
      const listed: LiveTable[] = [];
      const lively = new Set(
        (await log.tables({ since: now() - DESERTED, limit: MOST_LISTED })).map((meta) => meta.id),
      );
      for (const meta of await log.tables({ since: now() - OPEN, limit: MOST_LISTED })) {
        if (!lively.has(meta.id) && !present.get(meta.id)?.places.size) continue;
        const live = await find(meta.id, meta).catch(() => undefined);
        if (live) listed.push(live);
      }
      return listed;
    },
    present: () => [...present.values()],
    remembered(id) {
      const live = present.get(id);
      return live ? Promise.resolve(live) : loads.get(id);
    },
    sweep() {
      for (const [id, live] of present) if (live.places.size === 0 && now() - live.lastUsed > IDLE) present.delete(id);
    },
    async idle() {
      await Promise.all([...present.values()].map((live) => live.queue.idle()));
    },
  };
}
