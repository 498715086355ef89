import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheDirectory, noted, platform, run, runWith, say, stepOnChange } from './run.mjs';

const flags = ['--no-save', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
/** Milliseconds between two lines of progress. */
const pause = 5_000;
const manifest = 'node_modules/better-sqlite3/package.json';
const binary = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';

/** Installs the packages of the lockfile. `npm ci` would refuse a lockfile without the binaries of other platforms. */
export function installPackages() {
  const files = { reads: ['package-lock.json'], leaves: ['node_modules/.package-lock.json'] };
  return stepOnChange('dependencies', files, async () => {
    const before = noted('dependencies');
    // npm doesn't notice binaries of another platform.
    if (before && !before.endsWith(platform())) await run('rm', ['-rf', 'node_modules']);
    // With NODE_ENV=production, npm would omit the build tools.
    await installWithProgress();
    return 'installed into node_modules';
  });
}

/** Without a terminal, npm prints nothing for minutes; the progress is read from its request log. */
async function installWithProgress() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const all = Object.keys(packages).filter((name) => name.startsWith('node_modules/')).length;
  say('dependencies', `installing ${all} packages, which takes a few minutes`);
  let fetched = 0;
  let shown = 0;
  const progress = setInterval(() => {
    if (fetched === shown) say('dependencies', `${fetched} packages fetched, unpacking`);
    else say('dependencies', `${fetched} packages fetched`);
    shown = fetched;
  }, pause);
  const count = (line) => {
    if (/^npm http fetch GET 200 .*\.tgz/.test(line)) fetched += 1;
  };
  try {
    const args = ['install', ...flags, '--loglevel=http'];
    await runWith(count, 'npm', args, { NODE_ENV: 'development' });
  } finally {
    clearInterval(progress);
  }
}

/** Installs a better-sqlite3 binary for this Node: from the cache, or compiled once and cached. */
export function provideSqlite() {
  return stepOnChange('better-sqlite3', { reads: [manifest], leaves: [binary] }, async () => {
    const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
    const name = `better-sqlite3-${version}-abi${process.versions.modules}-${platform()}.node`;
    const cached = path.join(cacheDirectory, 'native', name);
    if (existsSync(cached)) copyOver(cached, binary);
    await open().catch(compile);
    copyOver(binary, cached);
    return 'opens a database';
  });
}

/** Runs in a separate process, because a wrong binary can crash instead of throwing. */
function open() {
  return run(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:').close()"]);
}

async function compile() {
  say('better-sqlite3', 'compiling for this Node, about a minute, once per machine');
  rmSync(binary, { force: true });
  const prefix = path.resolve(process.execPath, '../..');
  // With this Node's own C++ headers, if installed, nothing is downloaded.
  const hasHeaders = existsSync(path.join(prefix, 'include/node/node.h'));
  const headers = hasHeaders && { npm_config_nodedir: prefix };
  const env = { CFLAGS: '-O2', CXXFLAGS: '-O2', JOBS: 'max', ...headers };
  await run('npm', ['rebuild', 'better-sqlite3', '--ignore-scripts=false'], env);
  await open();
}

/** Renames the copy into place, so no process loads a partial file. */
function copyOver(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, `${to}.${process.pid}`);
  renameSync(`${to}.${process.pid}`, to);
}
