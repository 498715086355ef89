// A reporter for Vitest: names the tests that have been running for minutes, so that a run that hangs says where.
const patience = 120_000;

export default class HangingTests {
  /** The tests that run now, with the time at which each began. */
  #running = new Map();
  #timer;

  onInit() {
    this.#timer = setInterval(() => this.#tell(), patience);
    this.#timer.unref();
  }

  onTestCaseReady(test) {
    this.#running.set(test.id, { test, since: Date.now() });
  }

  onTestCaseResult(test) {
    this.#running.delete(test.id);
  }

  onTestRunEnd() {
    clearInterval(this.#timer);
  }

  #tell() {
    for (const { test, since } of this.#running.values()) {
      const ms = Date.now() - since;
      if (ms < patience) continue;
      const where = `${test.project.name} ${test.module.relativeModuleId}`;
      console.log(`still running after ${Math.round(ms / 1000)} s: ${where} › ${test.fullName}`);
    }
  }
}
