// Node's own modules only: this must run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const isRoot = process.getuid?.() === 0;
const windows = process.platform === 'win32';

export const say = (text) => process.stderr.write(`» ${text}\n`);
export const die = (text, code = 1) => {
  process.stderr.write(`✗ ${text}\n`);
  process.exit(code);
};

export function needNode(least = '20.19') {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = least.split('.').map(Number);
  if (major < needMajor || (major === needMajor && minor < needMinor))
    die(`Node ${least} or newer is needed, this is ${process.versions.node}`);
}

function writable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The environment for children: npm, turbo and a browser all write into HOME, and a system user often has none. */
function environment() {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  if (!env.HOME || !writable(env.HOME)) {
    env.HOME = join(root, '.cache/home');
    mkdirSync(env.HOME, { recursive: true });
    for (const name of ['XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME', 'XDG_RUNTIME_DIR']) delete env[name];
  }
  const cache = env.npm_config_cache;
  if (cache && !writable(existsSync(cache) ? cache : dirname(cache))) env.npm_config_cache = join(env.HOME, '.npm');
  return env;
}
export const env = environment();

/** Runs a program to its end, showing what it prints. Gives its exit code. */
export const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows, env, ...options }).status ?? 1;

export const bin = (name) => join(root, 'node_modules/.bin', name);

/** npm ci, only when node_modules is missing or older than the lock. Prints to standard error. */
export function ensureDeps() {
  const mark = join(root, 'node_modules/.package-lock.json');
  const installed = statSync(mark, { throwIfNoEntry: false });
  if (installed && installed.mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return;
  if (!writable(root)) die(`packages must be installed, but ${root} cannot be written by this user`);
  say('installing packages (npm ci)');
  const code = run('npm', ['ci', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
  });
  if (code !== 0) die('npm ci failed');
}

/** Builds everything; what has not changed comes from turbo's cache. Speaks only when it fails. Gives whether it worked. */
export function build() {
  say('building');
  const args = ['run', 'build', '--output-logs=errors-only'];
  const { status, stdout, stderr, error } = spawnSync(bin('turbo'), args, {
    cwd: root,
    shell: windows,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`);
  return status === 0;
}

/** Calls `stop` on a signal, and when whoever started us has gone: npm passes neither on. */
export function endWithParent(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  watchParent(() => stop('SIGTERM'));
}

/** Our parent and, below npm, npm itself: it runs us in a shell, which may outlive it. */
export function ancestors() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || !existsSync('/proc/self/stat')) return `${parent}`;
  try {
    // "pid (name) state ppid …", and the name may hold anything.
    const [, npm] = readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return `${parent} ${npm}`;
  } catch {
    return 'gone';
  }
}

export function watchParent(gone, before = ancestors()) {
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    gone();
  }, 250);
  timer.unref();
}

/** Runs a program without waiting for it, its output ours unless told otherwise. */
export const start = (command, args, options = {}) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env, ...options });

/** Ends a program started with `detached`, and whatever it started: tsc is a wrapper that leaves its compiler behind. */
export function endGroup(child, signal = 'SIGTERM') {
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Installs a Debian package when this is root on a Debian system. NO_APT forbids it. */
export function apt(name) {
  if (!isRoot || process.env.NO_APT || !existsSync('/usr/bin/apt-get')) return;
  say(`installing ${name} (apt-get)`);
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (run('apt-get', ['update', '-qq'], quiet) === 0)
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : die(`CHROMIUM_PATH=${named} does not exist`);
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (system) return system;
  // Playwright looks for its own below HOME, as its download did.
  process.env.HOME = env.HOME;
  const own = createRequire(join(root, 'package.json'))('playwright').chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** The path of a browser: the system's, playwright's own, or one that can be installed; null when there is none. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  apt('chromium');
  const installed = findBrowser();
  if (installed) return installed;
  say("no browser found: trying playwright's own download");
  run(bin('playwright'), ['install', 'chromium'], { stdio: ['ignore', 2, 2] });
  return findBrowser();
}
