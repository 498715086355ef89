import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cacheDirectory, note, noted, platform, root, run, say } from './run.mjs';

const abi = process.versions.modules;
const directory = path.join(root, 'node_modules/better-sqlite3');
const binary = path.join(directory, 'build/Release/better_sqlite3.node');

/** Installs a better-sqlite3 binary for this Node: from the cache, or compiled once and cached. */
export async function provideSqlite() {
  const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const key = [version, `abi${abi}`, platform].join('-');
  if (existsSync(binary) && noted('sqlite') === key) return 'up to date';
  const cached = path.join(cacheDirectory, 'native', `better-sqlite3-${key}.node`);
  const how = await provide(cached);
  copyOver(binary, cached);
  note('sqlite', key);
  return how;
}

async function provide(cached) {
  if (await opens()) return 'already compiled';
  if (existsSync(cached)) copyOver(cached, binary);
  if (await opens()) return 'from the cache';
  say('better-sqlite3', 'compiling for this Node, about a minute, once per machine');
  rmSync(binary, { force: true });
  const flags = ['--ignore-scripts=false', '--foreground-scripts'];
  const jobs = String(os.availableParallelism());
  const env = { CFLAGS: '-O2', CXXFLAGS: '-O2', JOBS: jobs, ...ownHeaders() };
  await run('npm', ['rebuild', 'better-sqlite3', ...flags], env);
  if (await opens()) return 'built';
  throw new Error('better-sqlite3 was built but does not open a database.');
}

/** With this Node's own C++ headers, where it has them, compiling needs no download. */
function ownHeaders() {
  const prefix = path.resolve(process.execPath, '../..');
  const file = path.join(prefix, 'include/node/node_version.h');
  const isOurs = existsSync(file) && readFileSync(file, 'utf8').includes(`VERSION ${abi}\n`);
  return isOurs ? { npm_config_nodedir: prefix } : {};
}

/** By renaming, so that no process loads a partial file. */
function copyOver(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, `${to}.${process.pid}`);
  renameSync(`${to}.${process.pid}`, to);
}

/** In a separate process: a wrong binary may crash instead of throwing. */
function opens() {
  const program = "new (require('better-sqlite3'))(':memory:').close()";
  return run(process.execPath, ['-e', program]).then(
    () => true,
    () => false,
  );
}
