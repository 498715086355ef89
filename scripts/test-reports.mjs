// The reports of both test runners in one shape: how many passed and failed, how long each
// took, which were skipped and why, and which passed only when they were repeated.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './setup/run.mjs';

export const readVitest = (file, code) =>
  read(file, code, ({ testResults }) => {
    const tests = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, duration, failureMessages, meta }) => ({
        name: `${path.relative(root, name)} › ${fullName}`,
        ms: duration ?? 0,
        message: firstLine(failureMessages?.[0]),
        outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
        why: meta?.needs ? `needs ${meta.needs}` : 'no reason given',
      })),
    );
    // A file that does not load, or whose hooks fail, has failed without any of its tests.
    const files = testResults
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
      )
      .map(({ name, message }) => ({
        name: path.relative(root, name),
        ms: 0,
        message: firstLine(message) || 'failed outside of its tests',
        outcome: 'failed',
      }));
    // The files of the api run on each database: what is skipped on SQLite may run on PostgreSQL.
    const ran = new Set(
      tests.filter(({ outcome }) => outcome !== 'skipped').map(({ name }) => name),
    );
    return [
      ...files,
      ...tests.map((test) => (ran.has(test.name) ? { ...test, why: 'ran on PostgreSQL' } : test)),
    ];
  });

export const readPlaywright = (file, code) =>
  read(file, code, ({ suites }) => suites.flatMap((suite) => journeysOf(suite, suite.file)));

const outcomes = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'repeated',
  skipped: 'skipped',
};

function journeysOf({ specs = [], suites = [] }, file, within = '') {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results, annotations }) => ({
      name: `e2e/${file} › ${within}${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      message: firstLine(results.find(({ error }) => error)?.error.message),
      outcome: outcomes[status],
      why: annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
    })),
  );
  const inner = suites.flatMap((suite) => journeysOf(suite, file, `${within}${suite.title} › `));
  return [...own, ...inner];
}

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];

function read(file, code, list) {
  let found = [];
  try {
    found = list(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    console.log(`${path.basename(file, '.json')} left no report`);
  }
  const those = (...kinds) => found.filter(({ outcome }) => kinds.includes(outcome));
  const failed = those('failed', 'repeated').length;
  return {
    passed: those('passed').length,
    // A runner that failed without a failed test (a file that does not load, a crash) counts as one failure.
    failed: failed || (code === 0 ? 0 : 1),
    ran: those('passed', 'failed', 'repeated'),
    failures: those('failed'),
    skipped: those('skipped'),
    repeated: those('repeated').map(({ name }) => name),
  };
}
