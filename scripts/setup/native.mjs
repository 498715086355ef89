import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from './run.mjs';
import { say } from './steps.mjs';
import { abi, cacheDirectory, nodeHeaders, platform, root } from './toolchain.mjs';

const directory = path.join(root, 'node_modules/better-sqlite3');
const binary = path.join(directory, 'build/Release/better_sqlite3.node');
const marker = path.join(directory, 'build/helpdesk-key');

/** Puts a better-sqlite3 binary for this Node in place: from the cache, or compiled once and kept there. */
export async function provideSqlite() {
  const { version } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'));
  const key = [version, `abi${abi}`, platform].join('-');
  if (existsSync(binary) && existsSync(marker) && readFileSync(marker, 'utf8') === key) {
    return 'up to date';
  }
  const cached = path.join(cacheDirectory, 'native', `better-sqlite3-${key}.node`);
  if (existsSync(binary) && (await opens())) return keep(key, cached, 'already compiled');
  if (existsSync(cached)) {
    copyOver(cached, binary);
    if (await opens()) return keep(key, cached, 'from the cache');
    rmSync(cached);
  }
  say('better-sqlite3', 'compiling for this Node, about a minute, once per machine');
  rmSync(binary, { force: true });
  await run(
    'npm',
    ['rebuild', 'better-sqlite3', '--ignore-scripts=false', '--foreground-scripts'],
    {
      env: buildEnvironment(),
    },
  );
  if (!(await opens())) throw new Error('better-sqlite3 was built but does not open a database.');
  return keep(key, cached, 'built');
}

function buildEnvironment() {
  const headers = nodeHeaders();
  return {
    CFLAGS: '-O2',
    CXXFLAGS: '-O2',
    JOBS: String(os.availableParallelism()),
    ...(headers && { npm_config_nodedir: headers }),
  };
}

function keep(key, cached, how) {
  if (!existsSync(cached)) copyOver(binary, cached);
  writeFileSync(marker, key);
  return how;
}

/** By rename, so that nobody ever loads half a file. */
function copyOver(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  const temporary = `${to}.${process.pid}`;
  copyFileSync(from, temporary);
  renameSync(temporary, to);
}

/** In a process of its own: a wrong binary may crash instead of throwing. */
async function opens() {
  try {
    await run(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:').close()"]);
    return true;
  } catch {
    return false;
  }
}
