import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { note, noted, platform, root, run } from './run.mjs';

const packages = path.join(root, 'node_modules');
const flags = ['--no-save', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];

/** Installs the packages of the lockfile. `npm ci` would refuse a lockfile without the binaries of other platforms. */
export async function installDependencies() {
  const lockfile = readFileSync(path.join(root, 'package-lock.json'));
  const wanted = `${createHash('sha256').update(lockfile).digest('hex')} ${platform}`;
  const found = noted('dependencies');
  const isInstalled = existsSync(path.join(packages, '.package-lock.json'));
  if (isInstalled && found === wanted) return 'up to date';
  // npm does not notice binaries of another platform.
  if (found && !found.endsWith(` ${platform}`)) rmSync(packages, { recursive: true, force: true });
  // NODE_ENV=production would make npm leave the build tools out.
  await run('npm', ['install', ...flags], { NODE_ENV: 'development' });
  note('dependencies', wanted);
  return 'installed';
}
