// Reads the recorded results, and combines a run with its repeated failures.
import { readFileSync } from 'node:fs';

/** Returns the results of a report; none if there is no report. */
export function readResults(file) {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Identifies a test across attempts by its project, file and name. */
export const labelOf = ({ project = '', file, name }) =>
  [...new Set([project, file, name])].filter((part) => part !== '').join(' › ') || 'the run';

export const failuresOf = (results) => results.filter(({ outcome }) => outcome === 'failed');

/** More failures than this aren't chance, so nothing is repeated. */
export const maxRepeated = 20;

/**
 * Combines attempts: the first ran everything, each later one repeated the remaining failures alone. A test that passes
 * alone is flaky, with the error of its first attempt; otherwise it is a failure.
 */
export function settle([first, ...repeats]) {
  const failed = failuresOf(first);
  const still = repeats.reduce((left, results) => {
    const again = new Map();
    for (const one of results) {
      const label = labelOf(one);
      if (again.get(label) !== 'failed') again.set(label, one.outcome);
    }
    return left.filter((one) => {
      // A file that failed outside of its tests passes if all of its tests pass.
      if (one.name !== '') return again.get(labelOf(one)) !== 'passed';
      const ofFile = results.filter(({ file }) => file === one.file);
      return ofFile.length === 0 || failuresOf(ofFile).length > 0;
    });
  }, failed);
  const passed = first.filter(({ outcome }) => outcome === 'passed');
  const skipped = first.filter(({ outcome }) => outcome === 'skipped');
  const ran = new Set(passed.map(({ file, name }) => `${file} ${name}`));
  return {
    passed: passed.length,
    timed: first.filter(({ ms, outcome }) => ms !== undefined && outcome !== 'skipped'),
    // A test skipped on one database may have run on the other.
    skipped: skipped.filter(({ file, name }) => !ran.has(`${file} ${name}`)),
    flaky: failed.filter((one) => !still.includes(one)),
    failures: still,
  };
}
