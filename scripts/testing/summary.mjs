import { labelOf } from './results.mjs';

/** Prints the slowest, skipped (with reasons), flaky and failed tests; the last line counts them all. */
export function printSummary(checks, settled, maxFlaky) {
  const all = (kind) => settled.flatMap((one) => one[kind]);
  const slowest = all('timed').sort((one, other) => other.ms - one.ms);
  list('The twenty slowest', slowest.slice(0, 20), (one) => {
    const seconds = (one.ms / 1000).toFixed(1).padStart(6);
    return `${seconds} s  ${labelOf(one)}`;
  });
  list('Skipped', all('skipped'), (one) => `${labelOf(one)}: ${one.why ?? noReason}`);
  list('Flaky', all('flaky'), (one) => `${labelOf(one)}: ${one.message}`);
  if (all('flaky').length > maxFlaky) {
    console.log(`  Tests that pass only when repeated: at most ${maxFlaky} are allowed here.`);
  }
  list('Failed', failuresIn(checks, settled), (one) => `${labelOf(one)}: ${one.message}`);
  const { passed, failed, skipped } = countOf(checks, settled, maxFlaky);
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
}

export const exitCodeOf = (checks, settled, maxFlaky) =>
  countOf(checks, settled, maxFlaky).failed > 0 ? 1 : 0;

const noReason = 'skipped without a reason';

/** A skipped test without a reason is a failure; otherwise, no one would notice that it stopped running. */
const failuresIn = (checks, settled) => [
  ...(checks.failures ?? []).map(({ name, message }) => ({ file: 'checks', name, message })),
  ...settled.flatMap(({ failures }) => failures),
  ...settled
    .flatMap(({ skipped }) => skipped)
    .filter(({ why }) => !why)
    .map((one) => ({ ...one, message: noReason })),
];

function countOf(checks, settled, maxFlaky) {
  const flaky = settled.flatMap((one) => one.flaky).length;
  const isTooFlaky = flaky > maxFlaky;
  const passed = settled.reduce((sum, one) => sum + one.passed, checks.passed);
  return {
    passed: passed + (isTooFlaky ? 0 : flaky),
    failed: failuresIn(checks, settled).length + (isTooFlaky ? flaky : 0),
    skipped: settled.flatMap((one) => one.skipped).length,
  };
}

function list(title, all, line) {
  if (all.length === 0) return;
  console.log(`\n${title}:`);
  for (const one of all) console.log(`  ${line(one)}`);
}
