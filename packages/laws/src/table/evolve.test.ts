import { evolve, fold, openTable, placeTable, type TableEvent } from '@eldest-hand/laws';
import { describe, expect, it } from 'vitest';
import { after, DEAL, decided, ending, eventsOf, handsOf, NEXT_DEAL, trickOf } from '../../test/table-from.ts';

const table = ending();

describe('the state is folded from events', () => {
  it('`acted` raises the version and begins the news; the other events are the news', () => {
    const acted = evolve({ ...table, version: 7 }, { kind: 'acted', seat: 'W', act: { verb: 'consult' } });
    expect([acted.version, acted.news]).toEqual([8, []]);
    const said: TableEvent = { kind: 'said', seat: 'W', what: 'consult' };
    expect([evolve(acted, said).version, evolve(acted, said).news]).toEqual([8, [said]]);
  });

  it('the events of an act give the table that it gave', () => {
    const lines = ['W: play HT', 'S: dummy H7', 'E: play HJ', 'S: play H8'];
    const one = lines.reduce((now, line) => fold(eventsOf(now, line), now), table);
    expect(one).toEqual(after(table, ...lines));
  });

  it('an act decided leaves the table as it was', () => {
    const before = JSON.stringify(table);
    decided(table, 'W: play HT');
    expect(JSON.stringify(table)).toBe(before);
  });

  it('hands are kept sorted when cards come back', () => {
    const back = after(table, 'E: play HJ', 'S: elect waive');
    expect(back.hands.E).toEqual(['S9', 'S2', 'HJ', 'D5']);
  });
});

describe('a deal begins', () => {
  const deal = { hands: handsOf(DEAL), nonce: 'n', commitment: 'c' };
  const opened = fold(
    openTable({
      code: 'auction-1913',
      rules: { irregularities: 'live', attention: 'players', spectators: 'public' },
      dealer: 'E',
      deal,
      next: NEXT_DEAL,
    }),
  );

  it('with thirteen cards each and the dealer to speak', () => {
    expect([opened.phase, opened.caller, opened.dealNumber, opened.ending]).toEqual(['declaring', 'E', 1, false]);
    expect([opened.sealed, opened.dealt]).toEqual([NEXT_DEAL, deal]);
    expect(opened.hands.N.length).toBe(13);
  });

  it('an ending begins at its trick, with dummy down', () => {
    expect([table.trickNumber, table.dummyDown, table.ending, table.phase, table.leader]).toEqual([
      10,
      true,
      true,
      'playing',
      'W',
    ]);
  });

  it.each([
    ['with a contract, before the lead', { contract: { seat: 'S', bid: '2R', doubled: 1 } }, 'playing', false, 'W'],
    ['without one', {}, 'declaring', false, 'W'],
    [
      'with tricks named',
      { contract: { seat: 'S', bid: '2R', doubled: 1 }, tricks: { NS: 0, EW: 1 } },
      'playing',
      true,
      'W',
    ],
  ] as const)('a position %s', (_, more, phase, dummyDown, leader) => {
    const rules = { irregularities: 'live', attention: 'players', spectators: 'public' } as const;
    const position = { hands: handsOf(DEAL), dealer: 'S' as const, ...more };
    const placed = fold(placeTable({ code: 'auction-1913', rules, position }));
    expect([placed.phase, placed.dummyDown, placed.leader]).toEqual([phase, dummyDown, leader]);
  });
});

describe('cards move', () => {
  it('from hand to trick to pile', () => {
    const played = after(table, 'W: play HT', 'S: dummy H7', 'E: play HJ', 'S: play H8');
    expect([trickOf(played), played.tricks, played.trickNumber]).toEqual(['WHT NH7 EHJ SH8', { NS: 5, EW: 5 }, 11]);
    const gathered = after(played, 'E: gather');
    expect([trickOf(gathered), gathered.pile.length, gathered.pile[0]?.winner]).toEqual(['', 1, 'E']);
  });

  it('back from a trick that is opened again', () => {
    const lines = ['W: play S3', 'S: dummy C8', 'E: play S9', 'S: play SA', 'S: take-back C8'];
    const table11 = after(table, ...lines);
    expect([table11.tricks, table11.trickNumber, table11.leader]).toEqual([{ NS: 5, EW: 4 }, 10, 'W']);
    expect(trickOf(table11)).toBe('WS3 ES9 SSA');
  });

  it('an exposed card that is played and comes back lies exposed again', () => {
    const back = after(table, 'E: drop HJ', 'E: play HJ', 'S: elect waive');
    expect(back.exposed.map((one) => one.card)).toEqual(['HJ']);
  });

  it('a card exposed is no longer on the floor, one dropped there no longer faced', () => {
    const exposed = after(table, 'W: drop HT floor', 'W: drop HT');
    expect([exposed.floor.W, exposed.exposed.length]).toEqual([[], 1]);
    const floor = after(table, 'S: drop SA', 'S: take-back SA', 'S: drop SA floor');
    expect([floor.faced.S, floor.floor.S]).toEqual([[], ['SA']]);
  });
});

describe('a deal that is voided', () => {
  it('leaves no ruling open and no score', () => {
    const open = after(table, 'E: play HJ');
    const voided = evolve(open, { kind: 'voided', law: 81 });
    expect([voided.phase, voided.rulings, voided.rulingLog[0]?.outcome]).toEqual([
      'void',
      [],
      { state: 'lapsed', law: 81, why: 'deal-over' },
    ]);
  });
});
