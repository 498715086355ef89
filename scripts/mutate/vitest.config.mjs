import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import own from '../../vitest.config.ts';
import { withSwitches } from './mutants.mjs';

const plan = JSON.parse(readFileSync(process.env.MUTATE_PLAN, 'utf8'));
const { test, ...project } = own.test.projects.find(({ test }) => test.name === plan.project);

const switches = {
  name: 'mutants',
  enforce: 'pre',
  transform(code, id) {
    const mutants = plan.mutants.filter(({ file }) => file === id.split('?')[0]);
    return mutants.length > 0 ? { code: withSwitches(code, mutants), map: null } : null;
  },
};

/** The project of a plan, with instrumented files and our own test runner. */
export default defineConfig({
  ...project,
  plugins: [switches, ...(project.plugins ?? [])],
  test: {
    ...test,
    include: [plan.tests[0]],
    runner: new URL('./runner.mjs', import.meta.url).pathname,
    maxWorkers: 1,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    silent: true,
    reporters: [{}],
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
