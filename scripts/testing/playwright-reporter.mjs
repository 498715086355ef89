// A reporter for Playwright: records each journey as it ends.
import path from 'node:path';
import { root } from '../setup/run.mjs';
import { firstLine, record } from './record.mjs';

const outcomes = { passed: 'passed', skipped: 'skipped' };

export default class Reporter {
  onTestEnd(test, result) {
    const [, , , ...titles] = test.titlePath();
    const skip = result.annotations.find(({ type }) => type === 'skip');
    record({
      project: 'journeys',
      file: path.relative(root, test.location.file),
      name: titles.join(' › '),
      ms: result.duration,
      outcome:
        test.expectedStatus === result.status && result.status === 'failed'
          ? 'passed'
          : (outcomes[result.status] ?? 'failed'),
      ...(result.error && { message: firstLine(result.error.message ?? result.error.value) }),
      ...(skip?.description && { why: skip.description }),
    });
  }

  onError(error) {
    record({
      project: 'journeys',
      file: '',
      name: '',
      outcome: 'failed',
      message: firstLine(error.message ?? error.value),
    });
  }

  printsToStdio() {
    return false;
  }
}
