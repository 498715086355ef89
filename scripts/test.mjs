// npm test: runs the checks, then the unit tests of every package in parallel with the browser journeys; the last line counts
// them all. npm run test:full, test:deep and test:changed run more or fewer of them: see docs/testing.md.
import { runChecks } from './checks.mjs';
import { affectedBy, changedSince } from './testing/changed.mjs';
import { journeys, repeatJourneys } from './testing/journeys.mjs';
import { failuresOf, maxRepeated, settle } from './testing/results.mjs';
import { exitCodeOf, printSummary } from './testing/summary.mjs';
import { tierOf, tiers } from './testing/tiers.mjs';
import { repeatUnitTests, unitTests } from './testing/unit.mjs';

const args = process.argv.slice(2);
const tier = tierOf(args);
const { maxRun, maxFlaky, title } = tiers[tier];
const deadline = Date.now() + maxRun;
const base = args.find((arg) => !arg.startsWith('--'));
const affected = tier === 'changed' ? affectedBy(changedSince(base)) : undefined;

console.log(`tier      ${title}`);
console.log(
  process.env.TEST_DATABASE_URL
    ? 'databases SQLite and PostgreSQL (TEST_DATABASE_URL)'
    : 'databases SQLite only; set TEST_DATABASE_URL to run on PostgreSQL too',
);
for (const line of affected?.lines ?? []) console.log(`affected  ${line}`);

const checks = await timed('checks', runChecks);
const [unit, browser] = await Promise.all([
  timed('unit tests', () => attempts(unitTests, affected?.unit)),
  timed('journeys', () => attempts(journeys, affected?.journeys)),
]);
// Failed tests are repeated alone, up to twice.
await timed('repeats', async () => {
  await repeat(unit, repeatUnitTests);
  await repeat(browser, repeatJourneys);
});

const settled = [settle(unit), settle(browser)];
printSummary(checks, settled, maxFlaky);
process.exitCode = exitCodeOf(checks, settled, maxFlaky);

/** Returns the first attempt as the only one so far. */
async function attempts(run, selection) {
  if (affected && !selection) return [[]];
  const { results } = await run({ tier, deadline, ...selection });
  return [results];
}

async function repeat(so, again) {
  for (let tries = 0; tries < 2; tries += 1) {
    const { failures } = settle(so);
    const all = failuresOf(so[0]).length;
    if (failures.length === 0 || all > maxRepeated || Date.now() > deadline) return;
    const { results } = await again(failures, { tier, deadline });
    so.push(results);
  }
}

async function timed(name, work) {
  const started = performance.now();
  const result = await work();
  console.log(`\n${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return result;
}
