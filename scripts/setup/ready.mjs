import { existsSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { buildAll } from './build.mjs';
import { holdLock } from './lock.mjs';
import { installPackages, provideSqlite } from './packages.mjs';
import { cacheDirectory, root, say, step } from './run.mjs';

/** Prepares this checkout and prints the result. If it fails, prints the reason, and the process exits with an error. */
export async function makeReady({ isForced = false, isForTests = false } = {}) {
  try {
    const [major, minor] = process.versions.node.split('.').map(Number);
    if (major * 100 + minor < 2019) throw new Error('Node 20.19 or newer is needed.');
    process.chdir(root);
    const release = await holdLock();
    const isFirst = !existsSync('node_modules');
    await installPackages();
    const sqlite = provideSqlite();
    await Promise.all([
      sqlite,
      buildAll(isForced, sqlite),
      isForTests && step('browser', findBrowser),
    ]);
    release();
    if (isFirst) {
      say('packages', 'node_modules; delete it and .setup to start over');
      say('builds', 'packages/*/dist and examples/*/dist');
      say('cache', `${cacheDirectory}, shared by all copies of this repository`);
    }
    say('ready', `${(performance.now() / 1000).toFixed(2)} s in all`);
    return true;
  } catch (error) {
    process.exitCode = 1;
    // Printed last, even if other steps are still running.
    process.once('exit', () => console.error(`\nsetup failed: ${error.message}`));
    return false;
  }
}
