// Makes a checkout ready to run: `npm start` and `npm test` call it first. Plain Node, no packages,
// because it is what installs them.
import { performance } from 'node:perf_hooks';
import { findBrowser } from './setup/browser.mjs';
import { buildAll } from './setup/build.mjs';
import { installDependencies } from './setup/install.mjs';
import { holdLock } from './setup/lock.mjs';
import { provideSqlite } from './setup/native.mjs';
import { say, step, together } from './setup/steps.mjs';
import { requireNode } from './setup/toolchain.mjs';

const forTests = process.argv.includes('--test');
const force = process.argv.includes('--build');

try {
  requireNode();
  const release = await holdLock();
  try {
    await step('dependencies', installDependencies);
    await together([
      step('better-sqlite3', provideSqlite),
      buildAll({ force }),
      forTests && step('browser', findBrowser),
    ]);
  } finally {
    release();
  }
  say('ready', `${(performance.now() / 1000).toFixed(2)} s in all`);
} catch (error) {
  console.error(`\nset-up failed: ${error.message}`);
  process.exitCode = 1;
}
