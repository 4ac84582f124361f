// What robots are worth and what they cost: refused acts in many deals of four robots at a live table; strong against easy in
// deals played twice, each side once with each (the calls are the same at both tables), in tricks and points with the 95 %
// interval; time an act.
// ROBOT_DEALS (1000) deals of each code at level easy · ROBOT_PAIRS (40) deals played twice · ROBOT_MINUTES (10) at most for those
// · ROBOT_PATIENCE (350) ms for one card.
import { PACK, SEATS, sideOf } from '@eldest-hand/cards';
import { dealOut } from '@eldest-hand/cards/fair';
import { CODE_NAMES, decide, fold, openTable } from '@eldest-hand/laws';
import { clumsyAct, robotAct, seeded, sightOf } from '@eldest-hand/robots';
import { newSolver } from '@eldest-hand/solver';

const number = (name, otherwise) => Number(process.env[name] ?? otherwise);
const DEALS = number('ROBOT_DEALS', 1000);
const PAIRS = number('ROBOT_PAIRS', 40);
const UNTIL = performance.now() + 60_000 * number('ROBOT_MINUTES', 10);
const PATIENCE = number('ROBOT_PATIENCE', 350);
const RULES = { irregularities: 'live', attention: 'players', spectators: 'public' };
const solver = newSolver();

function handsOf(random, dealer) {
  const pack = [...PACK];
  for (let at = pack.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [pack[at], pack[other]] = [pack[other], pack[at]];
  }
  return dealOut(pack, dealer);
}

const open = (code, dealer, hands) =>
  fold(openTable({ code, rules: RULES, dealer, deal: { hands, nonce: '00', commitment: '00' } }));
const isOver = ({ phase }) => phase !== 'declaring' && phase !== 'playing';

/** Plays a deal out; `times` gets the milliseconds of each act, by level. */
function playOut(begun, levels, seed, { clumsy = 0, times = {} } = {}) {
  const random = seeded(seed);
  const disputed = new Set();
  let table = begun;
  let acts = 0;
  let refused = 0;
  for (; acts < 400 && (!isOver(table) || table.rulings.length > 0); acts++) {
    let next = null;
    for (const seat of SEATS) {
      const slip = clumsy > 0 ? clumsyAct(sightOf(table, seat), clumsy, random) : null;
      if (slip) next ??= { seat, act: slip };
    }
    for (const seat of SEATS) {
      if (next) break;
      const level = levels[sideOf(seat)];
      const began = performance.now();
      const robot = { level, random, claims: !disputed.has(seat), solver, patience: PATIENCE };
      const act = robotAct(sightOf(table, seat), robot);
      if (!act) continue;
      times[level] ??= [];
      times[level].push(performance.now() - began);
      next = { seat, act };
    }
    if (!next) return { table, refused, stuck: true };
    const decision = decide(table, next.seat, next.act);
    if ('refusal' in decision) {
      refused++;
      if (refused > 5) return { table, refused, stuck: true };
      continue;
    }
    if (table.claim && !decision.table.claim && !isOver(decision.table)) disputed.add(table.claim.seat);
    table = decision.table;
  }
  return { table, refused, stuck: !isOver(table) };
}

const quantile = (list, part) => list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? Number.NaN;
const fixed = (value) => value.toFixed(2);
function interval(list) {
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  const spread = Math.sqrt(list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (list.length - 1));
  return `${fixed(mean)} ± ${fixed((1.96 * spread) / Math.sqrt(list.length))}`;
}

for (const code of CODE_NAMES)
  for (const clumsy of [0, 0.05]) {
    const sum = { refused: 0, stuck: 0, void: 0, made: 0 };
    for (let deal = 0; deal < DEALS; deal++) {
      const dealer = SEATS[deal % 4];
      const begun = open(code, dealer, handsOf(seeded(deal + 1), dealer));
      const { table, refused, stuck } = playOut(begun, { NS: 'easy', EW: 'easy' }, deal, { clumsy });
      sum.refused += refused;
      sum.stuck += stuck ? 1 : 0;
      sum.void += table.phase === 'void' ? 1 : 0;
      sum.made += table.result?.made ? 1 : 0;
    }
    console.log(
      `${code} easy${clumsy ? ', clumsy' : ''}: ${DEALS} deals, ${sum.refused} acts refused, ${sum.stuck} stuck, ${sum.void} void, made ${sum.made}`,
    );
  }

const pointsOf = (table) =>
  (table.result?.lines ?? []).reduce((sum, { side, points }) => sum + (side === 'NS' ? points : -points), 0);
for (const code of CODE_NAMES) {
  const until = code === CODE_NAMES[0] ? (performance.now() + UNTIL) / 2 : UNTIL;
  const tricks = [];
  const points = [];
  const times = {};
  let refused = 0;
  for (let deal = 0; deal < PAIRS && performance.now() < until; deal++) {
    const dealer = SEATS[deal % 4];
    const hands = handsOf(seeded(50_000 + deal), dealer);
    const one = playOut(open(code, dealer, hands), { NS: 'strong', EW: 'easy' }, deal, { times });
    const other = playOut(open(code, dealer, hands), { NS: 'easy', EW: 'strong' }, deal, { times });
    refused += one.refused + other.refused;
    if (!one.table.result || !other.table.result) continue;
    tricks.push(one.table.result.tricks.NS - other.table.result.tricks.NS);
    points.push(pointsOf(one.table) - pointsOf(other.table));
  }
  const { strong = [] } = times;
  console.log(
    `${code}: strong over easy, ${tricks.length} deals played twice: ${interval(tricks)} tricks, ${interval(points)} points a deal; ${refused} acts refused; strong ${fixed(quantile(strong, 0.5))} ms an act in the median, ${fixed(quantile(strong, 0.9))} p90, ${fixed(quantile(strong, 1))} at most`,
  );
}
