// npm run mutate -- <folder> [--count=100] [--seed=1] [--with=<folder>] [--processes=2] `[--anew]`: makes small mistakes in the
// code of a room, one at a time in each process, and counts those that the tests of the room and the contract walk detect.
// docs/testing.md has the scores; a lower one fails.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chosen } from './mutate/choice.mjs';
import { compiling } from './mutate/compile.mjs';
import { mutantsOf } from './mutate/mutants.mjs';
import { keepOutcomes, keptOutcomes } from './mutate/outcomes.mjs';
import { leastScore } from './mutate/scores.mjs';
import { root } from './setup/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    with: { type: 'string', multiple: true, default: [] },
    processes: { type: 'string', default: String(availableParallelism()) },
    anew: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const [, project] = /^packages\/(api|sdk|widgets|console)\/src\b/.exec(folder ?? '') ?? [];
if (!project) {
  console.error('Name a folder, such as packages/api/src/features/team.');
  process.exit(2);
}
/** Processes are restarted after this many mistakes, because their leftovers add up. */
const perProcess = 40;
const processes = Number(values.processes);
/** Milliseconds without output after which a process counts as hung. It may have many tests to run, or only clean up. */
const timeout = 120_000;
const timeoutAfterFailure = 10_000;
/** Milliseconds without a turn of its event loop after which a process counts as stuck in an endless loop. */
const endless = 60_000;
const isTest = /\.test\.tsx?$/;
/** A process has one environment, and the score covers the ordinary tier only. */
const isApart = (file) =>
  /@vitest-environment|^\/\/ @module-tag full$/m.test(readFileSync(file, 'utf8'));
const filesIn = (place) =>
  readdirSync(path.join(root, place), { recursive: true }).map((name) =>
    path.join(root, place, name),
  );
const files = filesIn(folder)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .filter((file) => !/\/contract\/|\/(test|test-[^/]+|testing)\.tsx?$|\/test\//.test(file));
const own = [...files, ...values.with.flatMap(filesIn)].filter(
  (file) => isTest.test(file) && !isApart(file),
);
const walk = path.join(root, 'packages/api/src/test/contract-walk.test.ts');
const tests = project === 'api' ? [...own, walk] : own;

const begun = Date.now();
const sources = files.filter((file) => !isTest.test(file) && !file.includes('.test-'));
const read = sources.map((file) => mutantsOf(file, readFileSync(file, 'utf8')));
const all = chosen(
  read.flatMap(({ found }) => found),
  values.seed,
);
const equivalent = read.reduce((sum, { marked }) => sum + marked, 0);
const tried = all.slice(0, Number(values.count) * 3).map((one, id) => ({ ...one, id }));
const whole = compiling(path.join(root, 'packages', project), tried);
const mutants = whole.slice(0, Number(values.count));
console.log(
  `${folder}: ${all.length} possible mistakes in ${sources.length} files, ${mutants.length} chosen by seed ${values.seed} of those that compile; ${tests.length} test files`,
);

const work = mkdtempSync(path.join(tmpdir(), 'mutate-'));
const outcomes = values.anew ? new Map() : keptOutcomes(mutants);
const isNoticed = (id) => Boolean(outcomes.get(id)?.failure || outcomes.get(id)?.hung);
const hungOnce = new Set();
/** The mistakes that each test file reaches, according to a run without mistakes. */
const known = new Map();
const reached = new Set();
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
await tryAll(project);
// Code that SQLite doesn't reach.
if (project === 'api' && process.env.TEST_DATABASE_URL) await tryAll('api-postgres');
report();

/** Tries the undetected mistakes with the tests of a project. */
async function tryAll(project) {
  hungOnce.clear();
  known.clear();
  const left = mutants.map(({ id }) => id).filter((id) => !isNoticed(id));
  for (const id of left) outcomes.delete(id);
  // A run without mistakes, whose findings all processes use.
  const each = Math.ceil(tests.length / processes);
  if (left.length > 0) {
    await Promise.all(
      Array.from({ length: processes }, (_, at) => tests.slice(at * each, (at + 1) * each))
        .filter((some) => some.length > 0)
        .map((some) => tryThese(project, [], some)),
    );
  }
  const missing = tests.length - known.size;
  if (left.length > 0 && missing > 0) console.log(`${missing} test files were not used`);
  await Promise.all(Array.from({ length: processes }, () => tryFrom(left, project)));
}

/** Tries mistakes of a list, as many as one process may try, until none are left. */
async function tryFrom(left, project) {
  while (left.length > 0) {
    const ids = left.splice(0, Math.min(perProcess, Math.ceil(left.length / processes)));
    await tryThese(project, ids);
    left.push(...ids.filter((id) => !outcomes.has(id)));
    keepOutcomes(mutants, outcomes);
  }
}

/** Runs one process over some mistakes; those without an outcome are left for the next one. */
function tryThese(project, ids, some = [...known.keys()]) {
  const name = ids[0] ?? `without-${tests.indexOf(some[0])}`;
  const [results, alive, planned] = ['results', 'alive', 'plan.json'].map((file) =>
    path.join(work, `${name}-${file}`),
  );
  for (const file of [results, alive]) writeFileSync(file, '');
  const its = ids.length > 0 ? [...known.values()] : [];
  const plan = { root, project, tests: some, ids, results, alive, mutants, known: its };
  writeFileSync(planned, JSON.stringify(plan));
  const child = spawn('npx', ['vitest', 'run', '--config', 'scripts/mutate/vitest.config.mjs'], {
    cwd: root,
    env: { ...process.env, MUTATE_PLAN: planned, CI: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  let count = 0;
  let quietSince = Date.now();
  return new Promise((done, fail) => {
    const watch = setInterval(() => {
      const lines = readLines(results);
      if (lines.length > count) {
        count = lines.length;
        quietSince = Date.now();
      }
      const last = lines.at(-1);
      const limit = last && 'fails' in last ? timeoutAfterFailure : timeout;
      const isEndless = last && 'begins' in last && Date.now() - statSync(alive).mtimeMs > endless;
      if (isEndless) hungOnce.add(last.begins);
      const isOver = last?.done || isEndless || Date.now() - quietSince > limit;
      if (isOver && child.pid) process.kill(-child.pid, 'SIGKILL');
    }, 500);
    child.once('close', () => {
      clearInterval(watch);
      const lines = readLines(results);
      const broken = lines.filter(({ baseline }) => baseline);
      for (const { baseline, failure } of broken)
        console.log(`left out, as it fails without a mistake: ${baseline}: ${failure}`);
      const last = lines.at(-1);
      if (!last) return fail(new Error(`No test ran:\n${said}`));
      const isBroken = (file) => broken.some(({ baseline }) => baseline === file);
      for (const { ran } of lines) if (ran && !isBroken(ran.file)) known.set(ran.file, ran);
      for (const line of lines.filter((one) => 'covered' in one)) {
        if (line.covered) reached.add(line.id);
        outcomes.set(line.id, line);
      }
      if ('begins' in last) hangs(last.begins);
      if ('fails' in last) outcomes.set(last.fails, { ...last, id: last.fails, covered: true });
      done();
    });
  });
}

/** A mistake counts as hanging if it hangs twice, because a busy machine is slow too, or if it causes an endless loop. */
function hangs(id) {
  if (hungOnce.has(id)) outcomes.set(id, { id, hung: true, covered: true });
  hungOnce.add(id);
}

function readLines(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line));
}

function report() {
  const survivors = mutants.filter(({ id }) => !isNoticed(id));
  for (const { id, file, line, kind, put } of survivors) {
    const where = reached.has(id) ? '' : ' (no test comes here)';
    const shown = put.replace(/\s+/g, ' ').slice(0, 80);
    console.log(`not noticed  ${path.relative(root, file)}:${line}  ${kind}: ${shown}${where}`);
  }
  const [count, hung] = [mutants.length, [...outcomes.values()].filter((one) => one.hung).length];
  const noticed = count - survivors.length;
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  const score = Math.round((100 * noticed) / count);
  console.log(
    `${noticed} of ${count} noticed (${hung} by hanging): ${score} %; ${equivalent} marked as equivalent; ${minutes} min`,
  );
  const least = leastScore({ folder, seed: values.seed, count: Number(values.count) });
  if (score >= least) return;
  console.error(`docs/testing.md says ${least} %: the score of a room must not fall.`);
  process.exitCode = 1;
}
