import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['helpdesk-source'];
const postgres = process.env.TEST_DATABASE_URL;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function project(name: string, root: string, test: Record<string, unknown> = {}) {
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: { name, root, include: ['src/**/*.test.{ts,tsx}'], testTimeout: 20_000, ...test },
  };
}

/** What these prove has nothing to do with the database: once is enough. */
const databaseless = [
  'src/{matching,outbound}/**',
  'src/features/docs/**',
  'src/http/limits-fire.test.ts',
  'src/testing.test.ts',
];

/** Reading all modules anew for every file costs twice what the tests do; each file has a desk and a database of its own. */
const shared = { isolate: false };

/** The api suite runs on SQLite, and once more on PostgreSQL when TEST_DATABASE_URL names one. */
export default defineConfig({
  test: {
    // By itself Vitest leaves a core free, which is every second one of two.
    maxWorkers: availableParallelism(),
    projects: [
      project('sdk', 'packages/sdk', { ...shared, include: ['{src,scripts}/**/*.test.ts'] }),
      project('api', 'packages/api', { ...shared, env: { TEST_DATABASE_URL: '' } }),
      ...(postgres
        ? [
            project('api-postgres', 'packages/api', {
              ...shared,
              env: { TEST_DATABASE_URL: postgres, TEST_RUN: randomBytes(4).toString('hex') },
              globalSetup: [file('packages/api/src/database/test-schemas.ts')],
              exclude: databaseless,
            }),
          ]
        : []),
      project('widgets', 'packages/widgets', { ...shared, environment: 'jsdom' }),
      project('console', 'packages/console', {
        ...shared,
        environment: 'jsdom',
        setupFiles: [file('packages/console/src/test/setup.ts')],
      }),
      project('repository', '.', { include: ['{examples,scripts,bench}/**/*.test.{ts,mjs}'] }),
    ],
  },
});
