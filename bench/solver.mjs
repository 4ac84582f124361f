// How long the double-dummy solver takes for a full deal in one strain, beside libdds, the best one that Debian has
// (apt-get install libdds-dev gcc; without it only ours is measured), on the same deals in the same run; and whether both agree.
// SOLVER_DEALS (100) deals, five strains each.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PACK, writeDeal } from '@eldest-hand/cards';
import { dealOut } from '@eldest-hand/cards/fair';
import { seeded } from '@eldest-hand/robots';
import { newSolver } from '@eldest-hand/solver';

const DEALS = Number(process.env.SOLVER_DEALS ?? 100);
const STRAINS = ['S', 'H', 'D', 'C', null];

const random = seeded(1905);
const deals = Array.from({ length: DEALS }, () => {
  const pack = [...PACK];
  for (let at = pack.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [pack[at], pack[other]] = [pack[other], pack[at]];
  }
  return dealOut(pack, 'N');
});

/** Tricks and milliseconds of each question, from libdds; null where it is not installed. */
function askDds() {
  const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-dds-'));
  const program = join(folder, 'dds');
  const source = fileURLToPath(new URL('solver/dds.c', import.meta.url));
  try {
    if (spawnSync('gcc', ['-O2', source, '-o', program, '-ldds'], { stdio: 'ignore' }).status !== 0) return null;
    const input = `${deals.map((hands) => writeDeal(hands)).join('\n')}\n`;
    const { stdout } = spawnSync(program, [], { input, encoding: 'utf8', maxBuffer: 1 << 26 });
    const numbers = stdout.trim().split(/\s+/).map(Number);
    return deals.flatMap((_, deal) =>
      STRAINS.map((_strain, at) => ({ tricks: numbers[10 * deal + 2 * at], ms: numbers[10 * deal + 2 * at + 1] })),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function askOurs() {
  const solver = newSolver();
  for (const trumps of STRAINS) solver.solve({ hands: deals[0], trumps, leader: 'E' });
  return deals.flatMap((hands) =>
    STRAINS.map((trumps) => {
      const begun = performance.now();
      const tricks = solver.solve({ hands, trumps, leader: 'E' });
      return { tricks, ms: performance.now() - begun };
    }),
  );
}

const quantile = (answers, part) =>
  answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor((answers.length - 1) * part)];
const figures = (name, answers) => {
  const [median, p90, most] = [0.5, 0.9, 1].map((part) => quantile(answers, part));
  console.log(`${name}: median ${median.toFixed(1)} ms, p90 ${p90.toFixed(1)} ms, at most ${most.toFixed(1)} ms`);
};

const ours = askOurs();
figures(`ours, ${ours.length} questions`, ours);
const theirs = askDds();
if (theirs) {
  figures('libdds', theirs);
  const differ = ours.filter(({ tricks }, at) => tricks !== theirs[at].tricks).length;
  const ratio = (part) => (quantile(ours, part) / quantile(theirs, part)).toFixed(1);
  console.log(`ratio ${ratio(0.5)} in the median, ${ratio(0.9)} at p90; ${differ} of ${ours.length} results differ`);
} else console.log('libdds is not installed: nothing to compare with');
