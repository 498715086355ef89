import path from 'node:path';
import { root } from '../setup/run.mjs';
import { failuresOf } from './results.mjs';
import { runTests } from './run.mjs';

const reporters = [
  '--reporter=default',
  `--reporter=${path.join(root, 'scripts/testing/vitest-reporter.mjs')}`,
];

/** Runs the unit tests of a tier: all, or those of the given projects and files. */
export function unitTests({ tier, deadline, projects = [], files = [] }) {
  const args = ['run', ...reporters, ...projects.map((name) => `--project=${name}`), ...files];
  // Tagged files are excluded by the configuration, single tests by their tags.
  if (tier === 'ordinary') args.push('--tags-filter=!full');
  return runTests('unit', 'vitest', args, { deadline, env: { TEST_TIER: tier } });
}

/** Repeats the failed unit tests with nothing else running. */
export function repeatUnitTests(results, { tier, deadline }) {
  const failed = failuresOf(results).filter(({ file }) => file !== '');
  if (failed.length === 0) return { results: [] };
  const projects = new Set(failed.map(({ project }) => project).filter(Boolean));
  const files = new Set(failed.map(({ file }) => file));
  const args = ['run', ...reporters, '--maxWorkers=1', ...files];
  for (const name of projects) args.push(`--project=${name}`);
  // A file that failed outside of its tests is run completely, and then so are the others.
  const isByName = failed.every(({ pattern }) => pattern);
  if (isByName) args.push('-t', `^(${failed.map(({ pattern }) => escape(pattern)).join('|')})$`);
  const env = { TEST_TIER: tier, ...(isByName && { TEST_NAMES: '1' }) };
  return runTests('unit', 'vitest', args, { deadline, env });
}

const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
