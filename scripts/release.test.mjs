// @module-tag full
// @module-tag slow

import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNewer } from './release/versions.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(path.join(tmpdir(), 'helpdesk-release-'));
const clone = path.join(scratch, 'clone');
const env = {
  ...process.env,
  GIT_AUTHOR_NAME: 'Release',
  GIT_AUTHOR_EMAIL: 'release@helpdesk.example',
  GIT_COMMITTER_NAME: 'Release',
  GIT_COMMITTER_EMAIL: 'release@helpdesk.example',
};
const git = (...args) => execFileSync('git', args, { cwd: clone, env, encoding: 'utf8' }).trim();
const read = (file) => readFileSync(path.join(clone, file), 'utf8');
const release = (version) =>
  promisify(execFile)(process.execPath, ['scripts/release.mjs', version], { cwd: clone, env }).then(
    () => '',
    ({ stderr }) => stderr,
  );

/** A clone of the committed state, so the tests don't touch the checkout. */
// Without a repository, as in a source archive, there is nothing to release.
const isRepository = existsSync(path.join(root, '.git'));
const needsRepository = { skip: !isRepository, meta: { needs: 'a Git repository' } };
beforeAll(() => {
  if (!isRepository) return;
  execFileSync('git', ['clone', '--quiet', '--local', root, clone], { env });
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
  appendFileSync(path.join(clone, '.git/info/exclude'), '/node_modules\n');
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test(
  'a release is refused without a newer version or with uncommitted changes',
  needsRepository,
  async () => {
    const before = git('rev-parse', 'HEAD');
    expect(await release('next')).toContain('name a version such as 0.2.0');
    expect(await release('0.0.9')).toContain('0.0.9 is not newer than');
    appendFileSync(path.join(clone, 'README.md'), '\n');
    expect(await release('99.1.0')).toContain('the tree has changes; commit them first');
    git('checkout', '--quiet', 'README.md');
    expect(git('rev-parse', 'HEAD')).toBe(before);
    expect(git('status', '--porcelain')).toBe('');
  },
);

test(
  'a release sets all versions, closes the changelog, packs with the license and tags',
  needsRepository,
  async () => {
    const unreleased = /## \[Unreleased\]\n+([^]*?)\n## \[/.exec(read('CHANGELOG.md'))?.[1] ?? '';
    expect(unreleased).toContain('- ');

    expect(await release('99.1.0')).toBe('');

    const { workspaces } = JSON.parse(read('package.json'));
    const lock = JSON.parse(read('package-lock.json'));
    for (const folder of ['', ...workspaces]) {
      const manifest = JSON.parse(read(path.join(folder, 'package.json')));
      expect(manifest.version, folder).toBe('99.1.0');
      expect(lock.packages[folder].version, folder).toBe('99.1.0');
      const ours = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
      for (const [name, at] of ours) if (name.startsWith('@helpdesk/')) expect(at).toBe('99.1.0');
    }
    for (const file of ['contract/root.yaml', 'openapi.yaml']) {
      expect(read(file)).toMatch(/^ {2}version: 99\.1\.0$/m);
    }
    // The next contract change is compared with this release.
    expect(read('scripts/contract/released.yaml')).toMatch(/^ {2}version: 99\.1\.0$/m);

    const [above, below = ''] = read('CHANGELOG.md').split(/## \[99\.1\.0\] - \d{4}-\d\d-\d\d\n/);
    expect(above?.trim().endsWith('## [Unreleased]')).toBe(true);
    expect(below).toContain(unreleased.trim());

    const packed = readdirSync(path.join(clone, 'dist/release')).sort();
    expect(packed).toEqual(['helpdesk-sdk-99.1.0.tgz', 'helpdesk-widgets-99.1.0.tgz']);
    for (const file of packed) {
      const list = ['tf', path.join(clone, 'dist/release', file)];
      const files = execFileSync('tar', list, { encoding: 'utf8' }).split('\n');
      expect(files).toContain('package/LICENSE');
      expect(files).toContain('package/README.md');
      expect(files).toContain('package/dist/index.js');
    }
    expect(git('log', '-1', '--format=%s')).toBe('Release 99.1.0');
    expect(git('rev-parse', 'v99.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
    expect(git('status', '--porcelain')).toBe('');
  },
  20 * 60_000,
);

test.each([
  ['0.2.0', '0.1.9', true],
  ['0.10.0', '0.9.0', true],
  ['1.0.0', '1.0.0-rc.1', true],
  ['1.0.0-rc.2', '1.0.0-rc.1', true],
  ['0.1.0', '0.1.0', false],
  ['1.0.0-rc.1', '1.0.0', false],
])('%s after %s: %s', (version, current, expected) => {
  expect(isNewer(version, current)).toBe(expected);
});
