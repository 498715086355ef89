// Makes a checkout ready to run: `npm start` and `npm test` call it first. Plain Node, no packages,
// because it is what installs them.
import { findBrowser } from './setup/browser.mjs';
import { buildAll } from './setup/build.mjs';
import { holdLock } from './setup/lock.mjs';
import { installPackages, provideSqlite } from './setup/packages.mjs';
import { root, say, step } from './setup/run.mjs';

try {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major * 100 + minor < 2019) throw new Error('Node 20.19 or newer is needed.');
  process.chdir(root);
  await holdLock();
  await installPackages();
  const sqlite = provideSqlite();
  await Promise.all([
    sqlite,
    buildAll(process.argv.includes('--build'), sqlite),
    process.argv.includes('--test') && step('browser', findBrowser),
  ]);
  say('ready', `${(performance.now() / 1000).toFixed(2)} s in all`);
} catch (error) {
  process.exitCode = 1;
  // The last line, also when other steps are still running.
  process.once('exit', () => console.error(`\nset-up failed: ${error.message}`));
}
