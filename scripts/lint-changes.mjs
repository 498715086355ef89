// Compares openapi.yaml with that of the last release, by its tag: what breaks programs needs a new version.
// With --print it also says what is new, for the changelog.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { changesBetween, mayBreak } from './contract/changes.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const git = (...args) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' });

/** The newest release before this commit; none before the first one, and in a copy without its history. */
function lastRelease() {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*').trim();
  } catch {
    return null;
  }
}

const release = lastRelease();
if (release) {
  const before = parse(git('show', `${release}:openapi.yaml`));
  const after = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'));
  const { breaks, added } = changesBetween(before, after);
  if (process.argv.includes('--print')) for (const one of added) console.log(`new: ${one}`);
  for (const one of breaks) console.error(one);
  if (breaks.length > 0 && !mayBreak(before.info.version, after.info.version)) {
    console.error(
      `Programs of ${release} would break: keep it, deprecate it, or raise the version.`,
    );
    process.exitCode = 1;
  }
} else if (process.argv.includes('--print')) {
  console.log('There is no release yet to compare with.');
}
