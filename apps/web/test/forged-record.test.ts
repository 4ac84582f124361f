import { writeDeal } from '@eldest-hand/cards';
import { readRecord } from '@eldest-hand/language';
import type { TableEvent } from '@eldest-hand/laws';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { stepsIn, viewAt } from '../src/replay/steps.ts';
import { speak } from '../src/words/words.ts';
import { caseTexts } from './casebook.ts';

const SCORE = { NS: { below: 0, above: 0, games: 0 }, EW: { below: 0, above: 0, games: 0 } };
const HANDS = 'N:K53.Q72.AJ4.9832 A92.KJ8.T985.QJ4 QJT84.A3.K72.AK5 76.T9654.Q63.T76';

const recordOf = (events: readonly unknown[], deal = HANDS, code = 'auction-1913') => ({
  table: { id: 'x', name: 'x', code, rules: {} as unknown },
  deals: [{ number: 3, dealer: 'S', deal, nonce: '', commitment: '', scoreBefore: SCORE as unknown, events }],
});
const read = (record: unknown) => readRecord(JSON.stringify(record));

/** Everything that the page makes of a record before it draws it. */
function drawn(record: unknown): readonly string[] {
  const { deals, faults } = read(record);
  for (const { moments } of deals)
    for (const step of stepsIn(moments)) for (const from of ['spectator', 'N', 'E'] as const) viewAt(step, from);
  return faults.map(({ fault }) => fault);
}

/** What the casebook makes happen, deal by deal. */
const happened = caseTexts(['auction-1913', 'bridge-1905', 'consent']).flatMap((text) =>
  readRecord(text).deals.map(({ moments, code }) => ({
    code: code ?? 'auction-1913',
    deal: writeDeal((moments[0] as (typeof moments)[0]).table.hands),
    // As the house writes it: what is dealt next is no part of a deal.
    events: moments
      .flatMap(({ events }): readonly TableEvent[] => events)
      .filter(({ kind }) => kind !== 'sealed' && kind !== 'dealt'),
  })),
);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  await speak('en');
});

describe('a record as data', () => {
  it('is taken whatever has happened in it by the laws', () => {
    const faults = happened.flatMap(({ events, deal, code }) => read(recordOf(events, deal, code)).faults);
    const shapes = faults.filter(({ fault }) => / event \d+: /.test(fault));
    expect([happened.length > 500, shapes]).toEqual([true, []]);
  });

  it('that somebody has forged is a fault that names event and field, or can be drawn', () => {
    const kinds = new Map<string, readonly TableEvent[]>();
    for (const { events } of happened)
      for (const event of events) if (!kinds.has(event.kind)) kinds.set(event.kind, [event]);
    const WRONG = [null, 7, -1, 1e12, 0.5, '', 'zz', 'S', 'HA', '7N', true, [], ['HA'], [null], {}, { seat: 'S' }];
    let faults = 0;
    for (const [kind, [event]] of kinds)
      for (const field of ['kind', ...Object.keys(event ?? {})])
        for (const value of WRONG) {
          const forged = { ...event, [field]: value };
          const told = drawn(recordOf([{ kind: 'acted', seat: 'S', act: { verb: 'pass' } }, forged]));
          faults += told.length;
          for (const one of told) expect(`${kind} ${field}: ${one}`).toMatch(/deal 3(, event 2)?: /);
        }
    expect(faults).toBeGreaterThan(1000);
  });

  it('names the field that is wrong', () => {
    const acted = { kind: 'acted', seat: 'S', act: { verb: 'play', cards: ['HA'] } };
    const told = (record: unknown) => read(record).faults[0]?.fault;
    expect(told(recordOf([acted, { kind: 'played', seat: 'S', card: 'H1', by: 'S' }]))).toBe(
      'deal 3, event 2: "played" cannot have this as its "card": fetch the record again',
    );
    expect(told(recordOf([{ ...acted, act: { verb: 'play', cards: 'HA' } }]))).toContain('its "act.cards"');
    expect(told(recordOf([{ kind: 'flown' }]))).toContain('event 1: there is no event of that kind');
    const deal = recordOf([]).deals[0];
    expect(told({ ...recordOf([]), deals: [{ ...deal, scoreBefore: { ...SCORE, EW: { below: '0' } } }] })).toContain(
      '"scoreBefore.EW.below" is no score',
    );
  });

  it('may be without a title, and with rules that are none', () => {
    for (const table of [{ name: null }, { name: 5 }, { rules: { irregularities: 5, spectators: null, other: {} } }]) {
      const record = recordOf([]);
      expect(drawn({ ...record, table: { ...record.table, ...table } })).toEqual([]);
    }
  });
});

describe('a deal of tens of thousands of acts', () => {
  const many = <T>(what: T): T[] => Array.from({ length: 60_000 }, () => what);
  it('is followed only so far, in whatever form it comes, and that is said', () => {
    const pass = { kind: 'acted', seat: 'S', act: { verb: 'pass' } };
    const heading = `code: auction-1913\ndealer: S\ndeal: ${HANDS}\n`;
    const pbn = `[Board "3"]\n[Dealer "S"]\n[Deal "${HANDS}"]\n[Auction "S"]\n${many('Pass').join('\n')}\n`;
    for (const text of [JSON.stringify(recordOf(many(pass))), heading + many('S: attention score').join('\n'), pbn]) {
      const { deals, faults } = readRecord(text);
      expect(faults.map(({ fault }) => fault).join()).toMatch(/more than 2000 acts/);
      expect(deals[0]?.moments.length ?? 0).toBeLessThan(2010);
    }
  });
});
