// Finds or starts a PostgreSQL and a Redis for tests. Never touches a database that it did not create.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { apt, freePort, isRoot, say } from './lib.mjs';

const pathDirs = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
const which = (name, dirs) => dirs.map((dir) => join(dir, name)).find((path) => existsSync(path)) ?? null;

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 500 });
    const done = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.once('timeout', () => done(false));
  });

async function waitFor(port, child, milliseconds) {
  for (const end = Date.now() + milliseconds; Date.now() < end && child.exitCode === null; ) {
    if (await accepts(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Starts a program with a folder of its own; both are gone after `stop`. After `halt` the program is gone and its folder waits
 * for `resume`. Gives null (said aloud) when it does not start.
 */
async function service({ name, url, port, launch, folder, signal }) {
  let child = launch();
  // Whoever started it may end without having stopped it.
  process.on('exit', () => child.kill('SIGKILL'));
  const halt = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill(signal);
    });
  const stop = async () => {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  const resume = async () => {
    child = launch();
    if (!(await waitFor(port, child, 15_000))) throw new Error(`${name} did not start again`);
  };
  if (await waitFor(port, child, 15_000)) return { url, stop, halt, resume };
  await stop();
  return missing(`${name} did not start`);
}

function postgresDir() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(base, version, 'bin')), ...pathDirs].find(
    (dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres')),
  );
}

/** PostgreSQL refuses root: as root it is run by `postgres`, else by `nobody`. */
function unprivileged() {
  if (!isRoot) return {};
  for (const user of ['postgres', 'nobody']) {
    const id = (flag) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
    if (id('-u')) return { uid: id('-u'), gid: id('-g') };
  }
  return {};
}

/**
 * A PostgreSQL for this run: TEST_PG_URL, or a throw-away cluster; null (said aloud) when there is none.
 * @param own a throw-away cluster in any case, one that may be halted.
 */
export async function postgres({ own = false } = {}) {
  const given = own ? '' : process.env.TEST_PG_URL;
  if (given) return { url: given, stop: async () => {} };
  if (!postgresDir()) apt('postgresql');
  const dir = postgresDir();
  if (!dir) return missing('PostgreSQL not found');
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-pg-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const made = spawnSync(
    join(dir, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return missing(`PostgreSQL would not be set up (${(made.stderr || String(made.error)).trim().split('\n').at(-1)})`);
  }
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=40'].flatMap((setting) => ['-c', setting]);
  const launch = () =>
    spawn(join(dir, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...settings], {
      ...options,
      stdio: 'ignore',
    });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return service({ name: 'PostgreSQL', url, port, launch, folder, signal: 'SIGINT' });
}

/** A Redis for this run: TEST_REDIS_URL, or a throw-away one (as PostgreSQL above); null (said aloud) when there is none. */
export async function redis({ own = false } = {}) {
  const given = own ? '' : process.env.TEST_REDIS_URL;
  if (given) return { url: given, stop: async () => {} };
  const dirs = ['/usr/bin', '/usr/local/bin', ...pathDirs];
  const find = () => which('redis-server', dirs) ?? which('valkey-server', dirs);
  if (!find()) apt('redis-server');
  const program = find();
  if (!program) return missing('Redis not found');
  const folder = mkdtempSync(join(tmpdir(), 'eldest-hand-redis-'));
  const port = await freePort();
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const launch = () => spawn(program, ['--port', String(port), ...settings], { stdio: 'ignore' });
  return service({ name: 'Redis', url: `redis://127.0.0.1:${port}`, port, launch, folder, signal: 'SIGTERM' });
}

function missing(what) {
  say(`${what}: its tests are SKIPPED`);
  return null;
}
