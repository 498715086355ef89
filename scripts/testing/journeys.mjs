import path from 'node:path';
import { root } from '../setup/run.mjs';
import { failuresOf } from './results.mjs';
import { runTests } from './run.mjs';

const reporter = path.join(root, 'scripts/testing/playwright-reporter.mjs');
const always = ['test', '--config', 'e2e', `--reporter=list,${reporter}`];

/** Runs the journeys of a tier: all, or those of the given files. */
export const journeys = ({ tier, deadline, files = [] }) =>
  runTests('journeys', 'playwright', [...always, ...files], {
    deadline,
    env: { TEST_TIER: tier },
  });

/** Repeats the failed journeys with nothing else running. */
export const repeatJourneys = (results, { tier, deadline }) =>
  failuresOf(results).some(({ file }) => file !== '')
    ? runTests('journeys', 'playwright', [...always, '--last-failed', '--workers=1'], {
        deadline,
        env: { TEST_TIER: tier },
      })
    : { results: [] };
