// Determines what a change can affect, from file names and imports alone.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../setup/run.mjs';
import { importersOf, reaching } from './imports.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Returns the files that differ from a commit, committed or not; by default, from the previous commit. */
export const changedSince = (base = 'HEAD~1') => [
  ...new Set([
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
];

const isTest = (file) => /\.test\.(ts|tsx|mjs)$/.test(file);
const isJourney = (file) => /^e2e\/.*\.spec\.ts$/.test(file);
const isText = (file) => /\.(md|svg|png)$/.test(file) || file.startsWith('docs/');

/** Modules that combine a whole program. Every test of it reaches them, whatever it tests. */
const walls = new Set([
  'packages/api/src/app.ts',
  'packages/api/src/listeners.ts',
  'packages/console/src/app/routes.tsx',
]);

/** Files that everything is built from. */
const common =
  /^(contract\/|openapi\.yaml|package\.json|package-lock\.json|tsconfig|vitest\.config|packages\/sdk\/|packages\/[^/]+\/package\.json)/;

/** Returns the unit tests and journeys that a change can affect; undefined if it affects none. */
export function affectedBy(changed, files = git('ls-files')) {
  const sources = changed.filter((file) => !isText(file));
  if (sources.some((file) => common.test(file))) {
    return { unit: {}, journeys: {}, lines: ['everything: the contract, the SDK or a set-up'] };
  }
  const unit = unitTestsOf(sources, files);
  const browser = journeysOf(sources, files);
  return {
    ...(unit.length > 0 && { unit: { files: unit } }),
    ...(browser.length > 0 && { journeys: { files: browser } }),
    lines: [`${unit.length} files of unit tests`, `${browser.length} files of journeys`],
  };
}

function unitTestsOf(sources, files) {
  const code = files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !isJourney(file));
  const reached = reaching(sources, importersOf(code), walls);
  const changedRooms = new Set(sources.map(roomOf));
  const isApi = sources.some((file) => file.startsWith('packages/api/'));
  return files.filter(
    (file) =>
      isTest(file) &&
      (reached.has(file) ||
        changedRooms.has(roomOf(file)) ||
        // Tests of rules for every operation.
        (isApi && file.startsWith('packages/api/src/test/')) ||
        // Packed programs and examples use what these three build.
        (isPacked(sources) && /^(scripts|examples)\//.test(file))),
  );
}

/** The folder that a file belongs to. In the api, it is a whole feature, which its tests call over HTTP. */
const roomOf = (file) =>
  /^packages\/api\/src\/features\/[^/]+/.exec(file)?.[0] ?? path.posix.dirname(file);

const isPacked = (sources) => sources.some((file) => /^(scripts|examples)\//.test(file));

/** Returns the journeys that share a word with a changed file, and those that show a changed part as a whole. */
function journeysOf(sources, files) {
  const shown = sources.filter((file) => /^(packages|examples)\//.test(file) && !isTest(file));
  const words = new Set(shown.flatMap(wordsOf));
  const isWidgets = shown.some((file) => /^packages\/widgets|^examples\//.test(file));
  const isStaffOnly = shown.every((file) => /^packages\/console\/src\/(?!public\/)/.test(file));
  const isHelper = sources.some((file) => file.startsWith('e2e/') && !isJourney(file));
  return files.filter((file) => {
    if (!isJourney(file)) return false;
    if (isHelper || sources.includes(file)) return true;
    if (isWidgets && !file.startsWith('e2e/staff/')) return true;
    if (isStaffOnly && !file.startsWith('e2e/staff/')) return false;
    if (shown.length > 0 && file === 'e2e/staff/main-job.spec.ts') return true;
    return path.posix
      .basename(file, '.spec.ts')
      .split('-')
      .some((word) => words.has(stem(word)));
  });
}

/** Returns the words of a path in the package's source, without plurals: `features/canned-replies/List.tsx` has canned, reply, list. */
const wordsOf = (file) =>
  file
    .split('/src/')
    .at(-1)
    .replace(/\.\w+$/, '')
    .split(/[/\-.]|(?<=[a-z])(?=[A-Z])/)
    .filter((word) => word.length > 2 && !unspecific.has(word))
    .map((word) => stem(word.toLowerCase()));

const unspecific = new Set([
  'features',
  'store',
  'index',
  'handlers',
  'data',
  'app',
  'src',
  'page',
  'test',
]);

const stem = (word) => word.replace(/ies$/, 'y').replace(/s$/, '');
