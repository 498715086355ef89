import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { run } from './setup/run.mjs';
import { root } from './setup/toolchain.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
// The compiler in Go: the same errors in a tenth of the time. Building stays with TypeScript 5.
const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
const types = (project) => [`types of ${project}`, process.execPath, [compiler, '-p', project]];

const checks = [
  ['contract', bin('tsx'), ['packages/sdk/scripts/generate.ts', '--check']],
  ['format', bin('biome'), ['check', '--max-diagnostics=20', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  types('packages/sdk'),
  types('packages/api'),
  types('packages/widgets'),
  types('packages/console'),
  types('examples'),
  types('.'),
  ['imports', bin('depcruise'), ['packages', 'examples', 'e2e', 'bench', '--output-type', 'err']],
  ['unused', bin('knip'), ['--no-progress']],
];

/** Runs every check, a few at a time, prints a line for each and answers how many passed and failed. */
export async function runChecks() {
  const waiting = [...checks];
  const result = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      result[(await runCheck(next)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return result;
}

async function runCheck([name, command, args]) {
  const started = performance.now();
  const took = () => `(${((performance.now() - started) / 1000).toFixed(1)} s)`;
  try {
    await run(command, args);
    console.log(`check   ${name.padEnd(26)} ok ${took()}`);
    return true;
  } catch (error) {
    console.log(`check   ${name.padEnd(26)} FAILED ${took()}\n${error.message}`);
    return false;
  }
}
