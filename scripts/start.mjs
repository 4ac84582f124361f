// One command from a fresh clone to a running table: install, build, serve.
import { ancestors, build, die, ensureDeps, needNode, root, watchParent } from './lib.mjs';

const before = ancestors();
needNode();
ensureDeps();
if (!build()) die('the build failed');
// Whoever wanted the server may have gone during a long installation.
if (ancestors() !== before) die('the process that asked for the server has ended');

process.chdir(root);
process.env.NODE_ENV ??= 'production';
// npm ends its shell and forgets us; the server would keep the port.
watchParent(() => process.kill(process.pid, 'SIGTERM'), before);
await import('../apps/server/dist/main.js');
