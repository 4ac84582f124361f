// What the law engine costs: whole deals decided and folded in a second, folded alone (a table reopened), and one act
// early and late in a rubber. Figures are for this machine; the ratio late : early is what must not grow.
import { PACK } from '@eldest-hand/cards';
import { dealOut, shuffle } from '@eldest-hand/cards/fair';
import { decide, fold, lawfulCards, openTable, viewOf } from '@eldest-hand/laws';

const RULES = { irregularities: 'live', attention: 'players', spectators: 'public' };
const seal = (hands) => ({ hands, nonce: '00', commitment: '00' });
const deals = Array.from({ length: 64 }, () => seal(dealOut(shuffle(PACK), 'N')));
const LEFT = { N: 'E', E: 'S', S: 'W', W: 'N' };

/** Plays whole deals: one spade, one royal, three passes, 52 cards in turn, a cut. Gives every record, an act each. */
function playDeals(count, onAct = () => {}) {
  const log = [openTable({ code: 'auction-1913', rules: RULES, dealer: 'S', deal: deals[0], next: deals[1] })];
  let table = fold(log[0]);
  const act = (seat, what) => {
    const begun = process.hrtime.bigint();
    const decision = decide(
      table,
      seat,
      what,
      what.verb === 'cut' ? { seal: deals[table.dealNumber % deals.length] } : {},
    );
    if ('refusal' in decision) throw new Error(`${seat} ${JSON.stringify(what)}: ${decision.refusal.message}`);
    table = fold(decision.events, table);
    onAct(Number(process.hrtime.bigint() - begun), table);
    log.push(decision.events);
  };
  for (let deal = 0; deal < count; deal++) {
    let seat = table.dealer;
    for (const call of [
      { verb: 'bid', call: '1S' },
      { verb: 'bid', call: '1R' },
      { verb: 'pass' },
      { verb: 'pass' },
      { verb: 'pass' },
    ]) {
      act(seat, call);
      seat = LEFT[seat];
    }
    while (table.phase === 'playing') {
      const view = viewOf(table, 'spectator');
      const card = lawfulCards(table, view.turn)[0];
      act(view.actor, { verb: view.actor === view.turn ? 'play' : 'dummy', cards: [card] });
    }
    act(viewOf(table, 'spectator').waitingFor[0], { verb: 'cut' });
  }
  return { log, table };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const perSecond = (count, run) => {
  const begun = performance.now();
  run();
  return (count / (performance.now() - begun)) * 1000;
};

playDeals(50); // warm
const decided = perSecond(200, () => playDeals(200));
const { log, table } = playDeals(200);
const events = log.flat();
const folded = perSecond(200, () => fold(events));
console.log(
  `engine: ${decided.toFixed(0)} deals/s decided, folded and looked at; ${folded.toFixed(0)} deals/s folded from the log (${events.length} events)`,
);

const early = [];
const late = [];
for (let round = 0; round < 5; round++)
  playDeals(40, (nanoseconds, now) => {
    if (now.dealNumber <= 4) early.push(nanoseconds);
    else if (now.dealNumber > 36) late.push(nanoseconds);
  });
const [first, last] = [median(early) / 1000, median(late) / 1000];
console.log(
  `engine: one act, decided and folded: deals 1-4 ${first.toFixed(1)} µs, deals 37-40 ${last.toFixed(1)} µs, ratio ${(last / first).toFixed(2)}`,
);

const views = ['N', 'E', 'S', 'W', 'spectator'];
const mid = playDeals(1).table;
const looked = perSecond(4000, () => {
  for (let n = 0; n < 800; n++) for (const viewer of views) viewOf(mid, viewer);
});
console.log(`engine: ${looked.toFixed(0)} views/s; a view is ${JSON.stringify(viewOf(table, 'S')).length} bytes`);
