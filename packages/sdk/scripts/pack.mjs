// node pack.mjs <file.tgz>: packs the built SDK for npm, with the changelog of the repository.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicEntries } from './public-entries.mjs';

const own = fileURLToPath(new URL('..', import.meta.url));
const [target = ''] = process.argv.slice(2);
if (!target.endsWith('.tgz')) throw new Error('name a file: node pack.mjs sdk.tgz');

const folder = mkdtempSync(path.join(tmpdir(), 'helpdesk-sdk-'));
const staged = path.join(folder, 'package');
try {
  mkdirSync(staged);
  for (const name of ['README.md', 'LICENSE', 'src', 'dist']) {
    cpSync(path.join(own, name), path.join(staged, name), { recursive: true });
  }
  const manifest = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
  manifest.exports = publicEntries(manifest);
  writeFileSync(path.join(staged, 'package.json'), JSON.stringify(manifest, undefined, 2));
  copyFileSync(path.join(own, '../../CHANGELOG.md'), path.join(staged, 'CHANGELOG.md'));
  const pack = ['pack', '--ignore-scripts', '--pack-destination', folder];
  execFileSync('npm', pack, { cwd: staged, stdio: 'pipe' });
  const made = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(folder, made), target);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
