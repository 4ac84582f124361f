// Runs the measurements in bench/, or those named: `npm run bench -- engine`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, die, ensureDeps, needNode, root, run, say } from './lib.mjs';

needNode();
ensureDeps();
if (!build()) die('the build failed');
const wanted = process.argv.slice(2);
const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length))
  .sort();
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) die(`no such measurement: ${unknown.join(', ')} (there are ${all.join(', ') || 'none'})`);
const failed = all.filter((name) => {
  if (wanted.length > 0 && !wanted.includes(name)) return false;
  say(name);
  return run(process.execPath, [join('bench', `${name}.mjs`)]) !== 0;
});
if (failed.length > 0) die(`failed: ${failed.join(', ')}`);
