import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTemporaryFolder } from '../database/test-database.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

/** The commit of the last release; null in a clone without that history. Uses the commit because not every clone has the tag. */
export const lastRelease = { version, commit: commitOf(version) };

function commitOf(release: string): string | null {
  const subject = `^Release ${release.replaceAll('.', '\\.')}$`;
  const args = ['log', '-1', '--format=%H', `--grep=${subject}`];
  try {
    return execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString().trim() || null;
  } catch {
    return null;
  }
}

/** Unpacks the sources of a commit next to the installed packages; returns how to start its server and how to remove it. */
export function unpackServer(commit: string) {
  const folder = makeTemporaryFolder('helpdesk-release-');
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // Found before the link above, so the server imports its own packages.
  const own = join(folder, 'packages/node_modules/@helpdesk');
  mkdirSync(own, { recursive: true });
  symlinkSync(join(folder, 'examples'), join(own, 'examples'));
  for (const name of readdirSync(join(folder, 'packages'))) {
    if (name === 'node_modules') continue;
    symlinkSync(join(folder, 'packages', name), join(own, name));
    const installed = join(root, 'packages', name, 'node_modules');
    if (existsSync(installed)) {
      symlinkSync(installed, join(folder, 'packages', name, 'node_modules'));
    }
  }
  const main = join(folder, 'packages/api/src/main.ts');
  const tsx = join(root, 'node_modules/tsx/dist/loader.mjs');
  return {
    command: ['--conditions=helpdesk-source', '--import', tsx, main],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
