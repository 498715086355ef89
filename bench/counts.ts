import { parseArgs } from 'node:util';
import { countChanges, errorsToConsole } from '../packages/api/src/test/counted-changes.ts';
import { startTestServer } from '../packages/api/src/test/harness.ts';

/**
 * `npm run bench:counts -- --changes=100000`: makes random changes as several members through the API, on SQLite or the
 * PostgreSQL of TEST_DATABASE_URL, and compares all counts and figures with the rows every 1,000 changes.
 */
const { values: options } = parseArgs({
  options: {
    changes: { type: 'string', default: '10000' },
    every: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(options.seed);
const changes = Number(options.changes);
const started = performance.now();
console.log(`seed ${seed}`);
const server = await startTestServer({}, errorsToConsole);
const outcome = await countChanges(server, {
  seed,
  changes,
  every: Number(options.every),
  onCount: (made) => process.stderr.write(`\r${made.toLocaleString('en')} changes `),
});
process.stderr.write('\n');
await server.stop();
const { differences, made, done, lately } = outcome;
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${made.toLocaleString('en')} changes in ${seconds} s`);
for (const [kind, count] of done) console.log(`  ${kind.padEnd(20)}${String(count).padStart(8)}`);
if (differences.length > 0) {
  console.log(`${differences.length} figures differ; the last changes were`);
  console.log(lately.join('\n'));
  console.log(JSON.stringify(differences, null, 2));
  process.exitCode = 1;
} else console.log('Every figure is what its rows are counted to be');
