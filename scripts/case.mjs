// Runs case files. Builds first only when the sources are newer, so that it starts at once.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bin, die, ensureDeps, needNode, root, run } from './lib.mjs';

const NEEDED = ['cards', 'laws', 'language'];

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isStale(name) {
  const home = join(root, 'packages', name);
  const built = timeOf(join(home, 'dist/.tsbuildinfo'));
  if (built === 0 || timeOf(join(home, 'dist/index.js')) === 0) return true;
  const sources = readdirSync(join(home, 'src'), { recursive: true, encoding: 'utf8' });
  return sources.some(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && timeOf(join(home, 'src', file)) > built,
  );
}

needNode();
ensureDeps();
if (NEEDED.some(isStale) && run(bin('tsc'), ['-b', 'packages/language'], { stdio: ['ignore', 2, 2] }) !== 0)
  die('the laws do not compile, so no case can be run', 2);

const { main } = await import('../packages/language/dist/cli.js');
// npm moves to the root of the repository; names are meant from where they were typed.
const from = (process.env.npm_lifecycle_event === 'case' && process.env.INIT_CWD) || process.cwd();
process.exitCode = main(process.argv.slice(2), from);
