// npm run release -- 0.2.0: sets the version everywhere, closes the changelog, packs the npm packages, commits and tags.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { keepContract } from './contract/released.mjs';
import { closeChangelog } from './release/changelog.mjs';
import { currentVersion, isNewer, setVersions } from './release/versions.mjs';

const root = process.cwd();
const [version = ''] = process.argv.slice(2);
const tag = `v${version}`;
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const show = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });

try {
  check();
  const date = new Date().toISOString().slice(0, 10);
  setVersions(root, version);
  closeChangelog(path.join(root, 'CHANGELOG.md'), version, date);
  show('npm', 'run', 'generate');
  keepContract(root);
  pack();
  git('commit', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', tag, '--message', `Helpdesk ${version}`);
  console.log(`\n${tag} is committed and tagged here, the packages are in dist/release. Next:
  git push origin HEAD ${tag}
  npm publish dist/release/helpdesk-sdk-${version}.tgz
  npm publish dist/release/helpdesk-widgets-${version}.tgz`);
} catch (error) {
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}

/** Checks all conditions before anything is written. */
function check() {
  const current = currentVersion(root);
  if (!/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/.test(version)) {
    throw new Error('name a version such as 0.2.0: npm run release -- 0.2.0');
  }
  if (!isNewer(version, current)) throw new Error(`${version} is not newer than ${current}`);
  if (git('status', '--porcelain')) throw new Error('the tree has changes; commit them first');
  if (git('tag', '--list', tag)) throw new Error(`the tag ${tag} already exists`);
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  if (!/^## \[Unreleased\]\n+(?!## )\S/m.test(changelog)) {
    throw new Error('CHANGELOG.md has nothing under Unreleased');
  }
}

function pack() {
  const folder = path.join(root, 'dist/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const workspace of ['packages/sdk', 'packages/widgets']) {
    show('npm', 'run', 'build', '-w', workspace);
  }
  const sdk = path.join(folder, `helpdesk-sdk-${version}.tgz`);
  show(process.execPath, 'packages/sdk/scripts/pack.mjs', sdk);
  const widgets = ['--pack-destination', folder, '-w', 'packages/widgets'];
  show('npm', 'pack', '--ignore-scripts', ...widgets);
}
