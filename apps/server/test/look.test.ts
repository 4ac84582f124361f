import { SEATS, writeDeal } from '@eldest-hand/cards';
import { type ReadDeal, readRecord } from '@eldest-hand/language';
import {
  type Act,
  CODE_NAMES,
  type CodeName,
  DEFAULT_RULES,
  decide,
  factsOf,
  fold,
  openTable,
  type Rules,
  type Table,
} from '@eldest-hand/laws';
import type { TableRecord } from '@eldest-hand/store';
import { describe, expect, it } from 'vitest';
import { election, movesOn, type SeatedAct, wildAct } from '../../../packages/laws/test/walk/acts.ts';
import { randomDeal, seeded } from '../../../packages/laws/test/walk/random.ts';
import { recordData } from '../src/record/data.ts';
import { recordedDeals } from '../src/record/deals.ts';
import { recordPbn } from '../src/record/pbn.ts';
import { recordText } from '../src/record/text.ts';

const NAMES = { N: 'Nora', E: 'Emil', S: 'Sofia', W: 'Walter' };
const MOST_WILD = 120;

interface Evening {
  readonly records: readonly TableRecord[];
  /** The tables of each deal, from the deal to the last act before the cut. */
  readonly deals: readonly (readonly Table[])[];
  readonly rules: Rules;
}

/** Two deals of people who do anything, as the house's log keeps them. */
function evening(code: CodeName, seed: number): Evening {
  const random = seeded(seed);
  const sealed = () => ({ hands: randomDeal(random), nonce: `${seed}`, commitment: 'commitment' });
  const rules: Rules = { ...DEFAULT_RULES, consent: 'allowed', attention: random.pick(['players', 'table']) };
  const opening = openTable({ code, rules, dealer: random.pick(SEATS), deal: sealed(), next: sealed() });
  let table = fold(opening);
  const records: TableRecord[] = [
    {
      actId: 'open',
      seat: 'house',
      act: { verb: 'open' },
      events: opening,
      at: 0,
      version: 0,
    } as unknown as TableRecord,
  ];
  const deals: Table[][] = [[table]];
  const act = ({ seat, act: what }: SeatedAct): boolean => {
    const decision = decide(table, seat, what, { seal: sealed() });
    if ('refusal' in decision) return false;
    table = decision.table;
    records.push({
      actId: `${table.version}`,
      seat,
      act: what,
      events: decision.events,
      at: 0,
      version: table.version,
    });
    if (what.verb === 'cut') deals.push([table]);
    else deals.at(-1)?.push(table);
    return true;
  };
  for (let deal = 0, acts = 0; deal < 2; acts++) {
    const over = table.phase !== 'declaring' && table.phase !== 'playing';
    if (over && table.rulings.length === 0) {
      const cut: Act = { verb: 'cut' };
      for (const seat of SEATS) if (act({ seat, act: cut })) break;
      deal += 1;
      acts = 0;
      continue;
    }
    const wild = acts < MOST_WILD && random.chance(0.4);
    const chosen = wild ? (random.chance(0.3) && election(random, table)) || wildAct(random, table) : null;
    if (chosen) {
      if (chosen.act.verb !== 'cut') act(chosen);
    } else movesOn(random, table).some(act);
  }
  return { records, deals: deals.slice(0, 2), rules };
}

/** What can be seen of a moment: everything but how many acts came before this deal. */
const seen = (table: Table) => ({
  ...factsOf(table),
  hands: table.hands,
  calls: table.calls,
  floor: table.floor,
  faced: table.faced,
  pile: table.pile,
  called: table.called,
  orders: table.orders,
  rulingLog: table.rulingLog.map(({ ruling, outcome }) => ({ ruling, outcome })),
  setAside: table.setAside.map(({ ruling }) => ruling),
  claim: table.claim,
  question: table.question,
  consent: table.consent,
  lines: table.result?.lines.map((line) => ({ ...line, deal: 0 })),
});

function sameMoments(read: readonly ReadDeal[], deals: Evening['deals'], of: string): void {
  expect(
    read.map(({ number }) => number),
    of,
  ).toEqual([1, 2]);
  for (const [at, tables] of deals.entries()) {
    const moments = read[at]?.moments ?? [];
    expect(moments.length, `moments of deal ${at + 1}, ${of}`).toBe(tables.length);
    for (const [order, table] of tables.entries())
      expect(
        seen((moments[order] as (typeof moments)[number]).table),
        `moment ${order} of deal ${at + 1}, ${of}`,
      ).toEqual(seen(table));
  }
}

describe.each(CODE_NAMES)('what the house writes of an evening under %s', (code) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is read again to the same moments (%i)', { timeout: 60_000 }, (seed) => {
    const { records, deals, rules } = evening(code, 4100 + seed);
    const recorded = recordedDeals(records).filter(({ revealed }) => revealed);
    const about = { id: 'abc', name: 'Thursday', code, rules };
    for (const [of, text] of [
      ['txt', recordText(recorded, about)],
      ['json', JSON.stringify(recordData(recorded, about), null, 1)],
      ['pbn', recordPbn(recorded, about, NAMES)],
    ] as const) {
      const read = readRecord(text);
      expect(read.faults, of).toEqual([]);
      expect(read.title, of).toBe('Thursday');
      sameMoments(read.deals, deals, of);
    }
  });

  it('leaves out, and says so, what was not over yet', () => {
    const { records, rules } = evening(code, 4242);
    const about = { id: 'abc', name: 'Thursday', code, rules };
    const all = recordedDeals(records);
    expect(all.at(-1)?.revealed).toBeNull();
    for (const text of [recordText(all, about), JSON.stringify(recordData(all, about))]) {
      const read = readRecord(text);
      expect(read.deals.map(({ number }) => number)).toEqual([1, 2]);
      expect(read.faults.map(({ fault }) => fault)).toEqual([expect.stringMatching(/^deal 3 was not over/)]);
    }
  });

  it('can be followed in PBN by who knows neither these laws nor the table of acts', () => {
    const { records, rules } = evening(code, 4343);
    const recorded = recordedDeals(records).filter(({ revealed }) => revealed);
    const pbn = recordPbn(recorded, { id: 'abc', name: '', code, rules }, NAMES);
    const read = readRecord(pbn.replaceAll(/^\[ActTable .*\n(?: *\d+ ".*"\n)*/gm, ''));
    expect(
      read.deals.map(({ moments, code: laws }) => [laws, moments[0] && writeDeal(moments[0].table.hands)]),
    ).toEqual(recorded.map(({ revealed }) => [null, revealed && writeDeal(revealed.hands)]));
  });
});
