import { bySeat, SEATS } from '@eldest-hand/cards';
import { type Act, CODE_NAMES, decide } from '@eldest-hand/laws';
import { type Robot, robotAct, seeded, sightOf } from '@eldest-hand/robots';
import { expect, it } from 'vitest';
import { nextAct, openWith, randomHands } from './table.ts';

it.each(CODE_NAMES)('three robots let a person take back his call, and begin a deal again (%s)', (code) => {
  const robot: Robot = { level: 'easy', random: seeded(3) };
  const robots = bySeat(() => robot);
  const begun = openWith(code, 'S', randomHands(seeded(7)), { consent: 'allowed' });
  const first = nextAct(begun, robots);
  if (!first) throw new Error('nobody declares');
  const act = (table: typeof begun, seat: (typeof SEATS)[number], what: Act) => {
    const decision = decide(table, seat, what);
    if ('refusal' in decision) throw new Error(decision.refusal.message);
    return decision.table;
  };
  const called = act(begun, first.seat, first.act);
  for (const [asks, phase] of [
    ['ask-undo', 'declaring'],
    ['ask-deal-again', 'void'],
  ] as const) {
    let table = act(called, first.seat, { verb: asks });
    for (const seat of SEATS.filter((one) => one !== first.seat)) {
      const answer = robotAct(sightOf(table, seat), robot);
      expect(answer).toEqual({ verb: 'consent' });
      if (answer) table = act(table, seat, answer);
    }
    expect([table.phase, table.consent, table.calls]).toEqual([phase, null, phase === 'void' ? called.calls : []]);
  }
});
