// For working on the house: sources are compiled as they change, the server starts again, the client is served by vite.
import { join } from 'node:path';
import { bin, build, die, endGroup, endWithParent, ensureDeps, env, needNode, root, say, start } from './lib.mjs';

needNode();
ensureDeps();
if (!build()) die('the build failed');

const port = process.env.PORT ?? '3000';
const server = `http://127.0.0.1:${port}`;
const children = [
  start(bin('tsc'), ['-b', 'apps/server', '--watch', '--preserveWatchOutput'], { detached: true }),
  start(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/dist/main.js'], {
    detached: true,
    env: { ...env, PORT: port },
  }),
  start(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
    detached: true,
    cwd: join(root, 'apps/web'),
    env: { ...env, SERVER_URL: server },
  }),
];
say(`server on ${server}, the client that follows its sources is vite's address below`);

let ending = false;
const stop = (code) => {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) endGroup(child);
};
endWithParent(() => stop(0));
for (const child of children) child.on('exit', (code) => stop(code ?? 1));
