// npm test: the checks, the tests of every package (the api's on each database), the journeys in a
// browser; the last line counts them all. npm run test:deep: the same, with every long test in full.
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from './checks.mjs';
import { root, stateDirectory } from './setup/run.mjs';
import { readPlaywright, readVitest } from './test-reports.mjs';

const isDeep = process.argv.includes('--deep');
const postgres = process.env.TEST_DATABASE_URL;
/** What hangs ends so early that the other runner still has its turn, and the summary is printed. */
const maxRun = isDeep ? Number.POSITIVE_INFINITY : 50 * 60_000;
console.log(
  `depth      ${isDeep ? 'deep: everything in full' : 'ordinary; npm run test:deep is the long one'}`,
);
console.log(
  postgres
    ? 'databases  SQLite and PostgreSQL (TEST_DATABASE_URL)'
    : 'databases  SQLite only; set TEST_DATABASE_URL to run the api suite on PostgreSQL too',
);

const results = [
  await timedAs('checks', runChecks),
  await timedAs('tests', tests),
  await timedAs('journeys', journeys),
];

const all = (kind) => results.flatMap((result) => result[kind] ?? []);
console.log('\nThe twenty slowest:');
for (const { name, ms } of all('ran')
  .sort((a, b) => b.ms - a.ms)
  .slice(0, 20)) {
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
if (all('skipped').length > 0) console.log('\nSkipped:');
for (const { name, why } of all('skipped')) console.log(`  ${name}: ${why}`);
if (all('failures').length > 0) console.log('\nFailed:');
for (const { name, message } of all('failures')) console.log(`  ${name}: ${message}`);
if (all('repeated').length > 0) console.log('\nPassed only when repeated, which is a failure:');
for (const name of all('repeated')) console.log(`  ${name}`);

const total = (kind) => results.reduce((sum, result) => sum + result[kind], 0);
const skipped = all('skipped').length;
console.log(
  `\n${total('passed')} passed, ${total('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = total('failed') ? 1 : 0;

async function timedAs(name, work) {
  const started = performance.now();
  const result = await work();
  console.log(`\n${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return result;
}

function tests() {
  const report = path.join(stateDirectory, 'vitest.json');
  const reporters = [
    '--reporter=default',
    `--reporter=${path.join(root, 'scripts/hanging-tests.mjs')}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return show('vitest', ['run', ...reporters], report, readVitest);
}

function journeys() {
  const report = path.join(stateDirectory, 'playwright.json');
  const args = ['test', '--config', 'e2e', '--reporter=list,json'];
  return show('playwright', args, report, readPlaywright, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
}

/** Runs a test program to its end, or for as long as one may take, and reads its report. */
async function show(name, args, report, read, env = {}) {
  rmSync(report, { force: true });
  const child = spawn(path.join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(isDeep && { TEST_DEEP: '1' }), ...env },
  });
  const deadline = Number.isFinite(maxRun) && setTimeout(() => stop(child, name), maxRun);
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (ended) => resolve(ended ?? 1));
  });
  clearTimeout(deadline);
  return read(report, code);
}

/** Ends a runner that hangs, with the workers that it started: one that waits for good listens to no signal. */
function stop(child, name) {
  console.log(`${name} has not ended after ${maxRun / 60_000} minutes: stopped`);
  try {
    execFileSync('pkill', ['-KILL', '-P', String(child.pid)]);
  } catch {
    // It has no workers, or the system no pkill.
  }
  child.kill('SIGKILL');
}
