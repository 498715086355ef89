import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['helpdesk-source'];
const postgres = process.env.TEST_DATABASE_URL;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A deadline only ends what hangs: none is tighter than what a busy machine needs. */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

function project(
  name: string,
  root: string,
  test: Record<string, unknown> & { setupFiles?: string[] } = {},
) {
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name,
      root,
      include: ['src/**/*.test.{ts,tsx}'],
      ...patience,
      ...test,
      setupFiles: [file('packages/sdk/src/test/real-time.ts'), ...(test.setupFiles ?? [])],
    },
  };
}

/** What these prove does not depend on the database: once is enough. */
const databaseless = [
  // They open no database.
  'src/{matching,outbound}/**',
  'src/features/docs/**',
  'src/mail/address.test.ts',
  'src/mail/in/{attributions,corpus,fold,html-text}.test.ts',
  'src/mail/transport.test.ts',
  'src/features/tickets/{read/fragment,store/moments}.test.ts',
  // They open SQLite themselves.
  'src/features/tickets/read/list-query.test.ts',
  'src/database/sqlite/**',
  'src/testing.test.ts',
  // Who looks at what is kept in memory, for the sockets of one process.
  'src/realtime/{keep-alive,presence}.test.ts',
  // Limits are counted in memory, and refuse before anything is read.
  'src/http/{limits,limits-fire}.test.ts',
  'src/features/accounts/guessing.test.ts',
  'src/features/forms/abuse.test.ts',
  // Refused by the contract or the headers, before anything is read.
  'src/http/cross-site.test.ts',
  'src/test/unknown-input.test.ts',
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
              // Not `exclude`: a project that has its own ignores that of the command line.
              include: ['src/**/*.test.ts', ...databaseless.map((files) => `!${files}`)],
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
