import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { root, run } from './setup/run.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
// The TypeScript compiler in Go reports the same errors in a tenth of the time. Builds still use TypeScript 5.
const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
const types = (project) => [`types of ${project}`, process.execPath, [compiler, '-p', project]];

const checks = [
  ['contract', bin('tsx'), ['packages/sdk/scripts/generate.ts', '--check']],
  ['types of messages', bin('tsx'), ['packages/console/messages/generate.ts', '--check']],
  ['migrations', process.execPath, ['packages/api/scripts/list-migrations.mjs', '--check']],
  ['messages', bin('tsx'), ['packages/console/messages/check.ts']],
  ['contract for others', process.execPath, ['scripts/lint-contract.mjs']],
  ['contract since release', process.execPath, ['scripts/lint-changes.mjs']],
  ['public API of the SDK', process.execPath, ['scripts/lint-sdk.mjs']],
  ['format', bin('biome'), ['check', '--max-diagnostics=20', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  types('packages/sdk'),
  types('packages/api'),
  types('packages/widgets'),
  types('packages/console'),
  types('examples'),
  types('examples/preact'),
  types('.'),
  ['imports', process.execPath, ['scripts/lint-imports.mjs']],
  ['named tests', process.execPath, ['scripts/named-tests.mjs']],
  ['plain English', bin('tsx'), ['--conditions=helpdesk-source', 'scripts/lint-prose.mjs']],
  ['unused', bin('knip'), ['--no-progress']],
];

/** Runs every check, a few at a time, and prints a line for each. Returns how many passed and which failed. */
export async function runChecks() {
  const waiting = [...checks];
  const failures = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const message = await runCheck(next);
      if (message) failures.push({ name: next[0], message: message.split('\n', 1)[0] });
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return { passed: checks.length - failures.length, failed: failures.length, failures };
}

/** Runs a check; returns its error, or nothing if it passed. */
async function runCheck([name, command, args]) {
  const started = performance.now();
  const took = () => `(${((performance.now() - started) / 1000).toFixed(1)} s)`;
  try {
    await run(command, args);
    console.log(`check   ${name.padEnd(26)} ok ${took()}`);
    return '';
  } catch (error) {
    console.log(`check   ${name.padEnd(26)} FAILED ${took()}\n${error.message}`);
    return error.message;
  }
}
