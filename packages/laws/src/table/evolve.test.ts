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

describe('an event changes what it is about and nothing else', () => {
  const exposedAndFaced = after(table, 'W: drop SQ HT', 'E: drop HJ', 'S: drop SA S5', 'E: drop D5 floor');

  it('a card played is exposed, faced or on the floor no more; the others are', () => {
    const played = after(exposedAndFaced, 'W: play HT', 'S: dummy H7', 'E: play D5', 'S: play SA');
    expect(played.exposed.map((one) => one.card)).toEqual(['SQ', 'HJ']);
    expect([played.faced.S, played.floor.E]).toEqual([['S5'], []]);
    expect(played.playedExposed.map((one) => one.card)).toEqual(['HT']);
  });

  it('a second card to a trick neither', () => {
    const twice = after(exposedAndFaced, 'W: play HT', 'S: dummy H7', 'S: play H8', 'S: play SA');
    expect([twice.faced.S, twice.surplus]).toEqual([['S5'], [{ seat: 'S', card: 'SA' }]]);
    expect(after(exposedAndFaced, 'W: play SQ', 'W: play HT').exposed.map((one) => one.card)).toEqual(['HJ']);
  });

  it('cards put down stay until one of them is chosen, and only they are exposed', () => {
    const chosen = after(table, 'E: drop HJ', 'W: play HT D7', 'S: elect play D7');
    expect([chosen.putDown, chosen.exposed.map((one) => one.card)]).toEqual([[], ['HJ', 'HT']]);
  });

  it('a bar is lifted from one seat under one law', () => {
    const barred = [
      { seat: 'E', law: 50 },
      { seat: 'E', law: 65 },
      { seat: 'W', law: 50 },
    ] as const;
    const lifted = evolve({ ...table, barred }, { kind: 'unbarred', seat: 'E', law: 50 });
    expect(lifted.barred).toEqual([barred[1], barred[2]]);
  });

  it('a call is corrected or refused in its place', () => {
    const calls = [
      { seat: 'S', call: '1H' },
      { seat: 'W', call: 'pass' },
      { seat: 'N', call: 'double' },
    ] as const;
    const refused = evolve({ ...table, calls }, { kind: 'call-refused', seat: 'W', law: 54 });
    expect(refused.calls).toEqual([calls[0], { ...calls[1], note: 'refused' }, calls[2]]);
    const corrected = evolve({ ...table, calls }, { kind: 'call-corrected', seat: 'S', call: '2H' });
    expect(corrected.calls).toEqual([{ seat: 'S', call: '2H' }, calls[1], calls[2]]);
  });

  it('a bid out of turn leaves the turn where it is', () => {
    const calling = { ...table, caller: 'W' as const };
    expect(evolve(calling, { kind: 'called', seat: 'W', call: '1H' }).caller).toBe('N');
    expect(evolve(calling, { kind: 'called', seat: 'E', call: '1H', note: 'out-of-turn' }).caller).toBe('W');
  });

  it('an order ends and the others stand', () => {
    const orders = [1, 2].map((id) => ({ id, law: 80, kind: 'win' as const, seat: 'W' as const }));
    expect(evolve({ ...table, orders }, { kind: 'order-ended', id: 1, how: 'kept' }).orders).toEqual([orders[1]]);
  });

  it('a card is called for each hand', () => {
    const called = after(exposedAndFaced, 'S: call HT', 'S: call HJ', 'S: call SQ');
    expect(called.called).toEqual([
      { seat: 'E', card: 'HJ' },
      { seat: 'W', card: 'SQ' },
    ]);
  });

  it('a short trick is settled for itself', () => {
    const shortTricks = [
      { seat: 'E', trick: 10 },
      { seat: 'W', trick: 11 },
    ] as const;
    const settled = evolve({ ...table, shortTricks }, { kind: 'short-trick-settled', trick: 10 });
    expect(settled.shortTricks).toEqual([shortTricks[1]]);
  });

  it('a claim is not yet one to be faced', () => expect(after(table, 'S: claim 1').claim?.faceRequired).toBe(false));
});

describe('the sheet', () => {
  const line = { deal: 1, side: 'NS', column: 'above', points: 30, law: 6, reason: 'honours' } as const;
  const scored = (deal: number, points: number): TableEvent => ({
    kind: 'scored',
    result: {
      deal,
      contract: null,
      tricks: { NS: 7, EW: 6 },
      won: { NS: 7, EW: 6 },
      made: true,
      lines: [{ ...line, deal, points }],
      game: null,
    },
  });

  it('a hand scored again takes the place of the first reckoning', () => {
    const twice = fold([scored(1, 30), scored(1, 40)], table);
    expect([twice.sheet.map((one) => one.points), twice.score.NS.above]).toEqual([[40], 40]);
  });

  it('keeps the lines of earlier deals; a voided deal takes its own away', () => {
    const two = fold([scored(1, 30), scored(2, 40)], { ...table, dealNumber: 2 });
    expect(two.sheet.map((one) => one.points)).toEqual([30, 40]);
    expect(evolve(two, { kind: 'voided', law: 81 }).sheet.map((one) => one.points)).toEqual([30]);
  });
});
