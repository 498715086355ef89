// A reporter for Vitest: records each result as it arrives, and lists tests that have been running for a minute.
import path from 'node:path';
import { root } from '../setup/run.mjs';
import { firstLine, record } from './record.mjs';

const slow = 60_000;

export default class Reporter {
  /** The running tests, with their start times. */
  #running = new Map();
  #timer;

  onInit() {
    this.#timer = setInterval(() => this.#report(), slow);
    this.#timer.unref();
  }

  onTestCaseReady(test) {
    this.#running.set(test.id, { test, since: Date.now() });
  }

  onTestCaseResult(test) {
    this.#running.delete(test.id);
    const { state, errors } = test.result();
    // Excluded by a filter of tags or names, which doesn't count as skipped.
    if (state === 'skipped' && isLeftOut(test)) return;
    const { needs } = test.meta();
    record({
      ...placeOf(test.module),
      name: titlesOf(test).join(' › '),
      pattern: titlesOf(test).join(' '),
      ms: test.diagnostic()?.duration ?? 0,
      outcome: state,
      ...(errors?.length > 0 && { message: firstLine(errors[0].message) }),
      ...(needs && { why: `needs ${needs}` }),
    });
  }

  onTestModuleEnd(module) {
    const [error] = module.errors();
    if (!error) return;
    record({ ...placeOf(module), name: '', outcome: 'failed', message: firstLine(error.message) });
  }

  onTestSuiteResult(suite) {
    const [error] = suite.errors();
    if (!error) return;
    const name = titlesOf(suite).join(' › ');
    record({
      ...placeOf(suite.module),
      name: '',
      outcome: 'failed',
      message: `${name}: ${firstLine(error.message)}`,
    });
  }

  onTestRunEnd(_modules, unhandledErrors) {
    clearInterval(this.#timer);
    for (const error of unhandledErrors) {
      const at = error.VITEST_TEST_PATH;
      const file = at ? path.relative(root, at) : '';
      record({
        file,
        name: '',
        outcome: 'failed',
        message: `unhandled: ${firstLine(error.message)}`,
      });
    }
  }

  #report() {
    for (const { test, since } of this.#running.values()) {
      const ms = Date.now() - since;
      // A test skipped while running has a result without a report.
      if (ms < slow || test.result().state !== 'pending') continue;
      const { project, file } = placeOf(test.module);
      console.log(
        `still running after ${Math.round(ms / 1000)} s: ${project} ${file} › ${test.fullName}`,
      );
    }
  }
}

const placeOf = ({ project, moduleId }) => ({
  project: project.name,
  file: path.relative(root, moduleId),
});

function titlesOf(test) {
  const titles = [];
  for (let at = test; at.type !== 'module'; at = at.parent) titles.unshift(at.name);
  return titles;
}

/** Excluded because failures are repeated by name, or because the tier excludes the tag `full`. */
const isLeftOut = (test) =>
  (Boolean(process.env.TEST_NAMES) && !test.meta().needs) ||
  (process.env.TEST_TIER === 'ordinary' && test.tags.includes('full'));
