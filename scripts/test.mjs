// npm test: the checks, the tests of every package (the api's on each database), the journeys in a
// browser; the last line counts them all.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from './checks.mjs';
import { root, stateDirectory } from './setup/toolchain.mjs';

const postgres = process.env.TEST_DATABASE_URL;
console.log(
  postgres
    ? 'databases  SQLite and PostgreSQL (TEST_DATABASE_URL)'
    : 'databases  SQLite only; set TEST_DATABASE_URL to run the api suite on PostgreSQL too',
);

const results = [await runChecks(), await packages(), await journeys()];
const total = (kind) => results.reduce((sum, result) => sum + result[kind], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') ? 1 : 0;

async function packages() {
  const report = path.join(stateDirectory, 'vitest.json');
  const code = await show(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
  );
  return count(code, report, (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
  }));
}

async function journeys() {
  const report = path.join(stateDirectory, 'playwright.json');
  const code = await show(
    'playwright',
    ['test', '--config', 'e2e', '--reporter=list,json'],
    report,
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  return count(code, report, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

function show(name, args, report, env = {}) {
  rmSync(report, { force: true });
  const program = path.join(root, 'node_modules/.bin', name);
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A runner that failed without a failed test (a file that does not load, a crash) still counts as one. */
function count(code, report, read) {
  let result = { passed: 0, failed: 0 };
  try {
    result = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.log(`${path.basename(report, '.json')} left no report`);
  }
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return result;
}
