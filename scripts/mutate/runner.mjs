import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { startTests } from '@vitest/runner';
import { TestRunner } from 'vitest';

const plan = JSON.parse(readFileSync(process.env.MUTATE_PLAN, 'utf8'));
const note = (line) => appendFileSync(plan.results, `${JSON.stringify(line)}\n`);

const isOurs = /\/packages\/[^/]+\/src\//;
/** Modules that are expensive to load and don't depend on the code under test. */
const isKept = plan.project === 'sdk' ? /^$/ : /\/src\/contract\/|\/contract-check\.ts$/;

// Tells the parent that this process isn't stuck in a loop.
setInterval(() => writeFileSync(plan.alive, ''), 1_000).unref();

/** A test that waits for what a mistake prevents would wait until its timeout: it fails after this, and three times the time of its file. */
const longEnough = 4_000;

let awake = null;
let met = new Set();
globalThis.__mutant = (id) => {
  met.add(id);
  return id === awake;
};

let rejected = null;
process.on('unhandledRejection', (error) => {
  rejected ??= error;
});

/** Runs test files repeatedly in one process, reports nothing to Vitest, and stops at the first failure. */
class QuietRunner extends TestRunner {
  onAfterRunTask(test) {
    super.onAfterRunTask(test);
    if (test.result?.state !== 'fail' || this.cancelRun) return;
    this.cancelRun = true;
    // The rest may hang, for example a server that can no longer stop.
    if (awake !== null) note({ fails: awake, failure: failedIn([test]), file: test.file.filepath });
  }

  cancel() {
    this.cancelRun = true;
  }
}

/** Skips the tests that Vitest requests, and runs those of the plan instead, once for each mistake. */
export default class MutationRunner extends TestRunner {
  cancelRun = true;

  async onAfterRunFiles(files) {
    super.onAfterRunFiles(files);
    const tests = plan.known.map((one) => ({ ...one, met: new Set(one.met) }));
    const isKnown = new Set(tests.map(({ file }) => file));
    for (const file of plan.tests.filter((one) => !isKnown.has(one))) {
      const one = await this.withoutMistake(file);
      tests.push(one);
      note({ ran: { ...one, met: [...one.met] } });
    }
    tests.sort((a, b) => a.ms - b.ms);
    for (const id of plan.ids) {
      note({ begins: id });
      awake = id;
      const { failure = null, file = null, covered } = await this.firstFailure(id, tests);
      awake = null;
      note({ id, failure, file, covered });
    }
    note({ done: true });
  }

  /** Records which mistakes a test file reaches, and how long it takes. It may fail once by chance. */
  async withoutMistake(file, tries = 2) {
    met = new Set();
    const begun = performance.now();
    const failure = await this.failureOf(file);
    if (failure && tries > 1) return this.withoutMistake(file, tries - 1);
    // It would fail with every mistake.
    if (failure) note({ baseline: file, failure });
    return { file, met, ms: performance.now() - begun };
  }

  async firstFailure(id, tests) {
    const reached = tests.filter((one) => one.met.has(id));
    for (const { file, ms } of reached) {
      const failure = await this.failureOf(file, longEnough + 3 * ms);
      if (failure) return { failure, file, covered: true };
      // The parent measures how long this mistake makes one file take, not all files.
      note({ begins: id });
    }
    return { covered: reached.length > 0 };
  }

  /** Returns the first failure of a test file, with all of our modules loaded again. No test or hook may take longer than `limit` ms. */
  async failureOf(filepath, limit = Number.POSITIVE_INFINITY) {
    const { evaluatedModules, config } = this.workerState;
    for (const [id, node] of evaluatedModules.idToModuleMap) {
      if (isOurs.test(id) && !isKept.test(id)) evaluatedModules.invalidateModule(node);
    }
    rejected = null;
    const [testTimeout, hookTimeout] = [config.testTimeout, config.hookTimeout].map((one) =>
      Math.min(one, limit),
    );
    const runner = new QuietRunner({ ...config, retry: 0, testTimeout, hookTimeout });
    runner.moduleRunner = this.moduleRunner;
    runner.__setTraces(this._otel);
    const files = await startTests([{ filepath, testLocations: undefined }], runner);
    await new Promise((done) => setImmediate(done));
    return failedIn(files) ?? (rejected && `Unhandled: ${rejected.message ?? rejected}`);
  }
}

function failedIn(tasks) {
  for (const task of tasks) {
    const inner = failedIn(task.tasks ?? []);
    if (inner) return inner;
    if (task.result?.state === 'fail') {
      return `${task.name}: ${task.result.errors?.[0]?.message ?? ''}`.slice(0, 300);
    }
  }
  return null;
}
