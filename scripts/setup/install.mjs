import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { platform, root, stateDirectory } from './toolchain.mjs';

const lockfile = path.join(root, 'package-lock.json');
const installed = path.join(root, 'node_modules/.package-lock.json');
const stamp = path.join(stateDirectory, 'dependencies');

export async function installDependencies() {
  const wanted = `${hash(readFileSync(lockfile))} ${platform}`;
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (existsSync(installed)) {
    if (found === wanted) return 'up to date';
    const movedHere = found && !found.endsWith(` ${platform}`);
    if (!movedHere && matchesLockfile()) {
      record(wanted);
      return 'already installed';
    }
  }
  const how = await install();
  record(wanted);
  return how;
}

async function install() {
  const flags = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
  // NODE_ENV=production would make npm leave the build tools out.
  const options = { env: { NODE_ENV: 'development' } };
  try {
    await run('npm', ['ci', ...flags], options);
    return 'installed';
  } catch (error) {
    // Some npm versions refuse a lockfile that lacks the binaries of other platforms.
    if (!error.message.includes('EUSAGE')) throw error;
    await run('npm', ['install', '--no-save', ...flags], options);
    return 'installed; npm ci refused the lockfile';
  }
}

/** True when somebody ran `npm install` by hand and every package has the locked version. */
function matchesLockfile() {
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional, link }]) =>
      !name.includes('node_modules/') || link || optional || present[name]?.version === version,
  );
}

function record(text) {
  mkdirSync(stateDirectory, { recursive: true });
  writeFileSync(stamp, text);
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}
