import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { messages } from './packages/console/messages/inline.ts';

const conditions = ['helpdesk-source'];
const postgres = process.env.TEST_DATABASE_URL;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A deadline ends what hangs. Tests that need longer say so themselves. */
const timeouts = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

/** A file says its tier in a line at its top: `// @module-tag full`. */
const tags = [
  { name: 'full', description: 'only `npm run test:full` runs it' },
  { name: 'postgres', description: 'depends on the database: the ordinary tier runs it on both' },
  { name: 'optional', description: 'is skipped without a program that not every machine has' },
  { name: 'slow', description: 'starts servers or compiles programs', timeout: 120_000 },
  { name: 'one-engine', description: 'does not depend on the database: runs once, on SQLite' },
];

function project(
  name: string,
  root: string,
  test: Record<string, unknown> & { setupFiles?: string[] } = {},
  plugins: Plugin[] = [],
) {
  return {
    plugins,
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name,
      root,
      include: ['src/**/*.test.{ts,tsx}'],
      tags,
      ...timeouts,
      ...test,
      setupFiles: [file('packages/sdk/src/test/real-time.ts'), ...(test.setupFiles ?? [])],
    },
  };
}

const isTagged = (tag: string) => (test: string) =>
  readFileSync(file(`packages/api/${test}`), 'utf8').includes(`// @module-tag ${tag}\n`);

/** Without a tier, as when one file is run, everything runs but what only the deep tier does. */
const isOrdinary = process.env.TEST_TIER === 'ordinary';
const apiTests = readdirSync(file('packages/api/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `src/${path}`);
const without = (tests: string[]) => ['src/**/*.test.ts', ...tests.map((test) => `!${test}`)];

/** Loading all modules again for every file costs twice what the tests do; each file has a desk and a database of its own. */
const shared = { isolate: false };

/** The api suite runs on SQLite, and once more on PostgreSQL when TEST_DATABASE_URL names one. */
export default defineConfig({
  test: {
    // One more than there are cores, as many tests wait for emails and sockets; by itself Vitest leaves a core free.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project('sdk', 'packages/sdk', { ...shared, include: ['{src,scripts}/**/*.test.ts'] }),
      project('api', 'packages/api', { ...shared, env: { TEST_DATABASE_URL: '' } }),
      ...(postgres
        ? [
            project('api-postgres', 'packages/api', {
              ...shared,
              env: { TEST_DATABASE_URL: postgres, TEST_RUN: randomBytes(4).toString('hex') },
              globalSetup: [file('packages/api/src/database/test-schemas.ts')],
              include: isOrdinary
                ? apiTests.filter(isTagged('postgres'))
                : without(apiTests.filter(isTagged('one-engine'))),
            }),
          ]
        : []),
      project('widgets', 'packages/widgets', { ...shared, environment: 'jsdom' }),
      project(
        'console',
        'packages/console',
        {
          ...shared,
          environment: 'jsdom',
          setupFiles: [file('packages/console/src/test/setup.ts')],
        },
        [messages()],
      ),
      project('repository', '.', { include: ['{examples,scripts,bench}/**/*.test.{ts,mjs}'] }),
    ],
  },
});
