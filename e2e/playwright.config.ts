import { mkdtempSync, rmSync } from 'node:fs';
import os, { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { examplesPort, helpdeskUrl, port } from './addresses.ts';
import { browserArguments, executablePath } from './browser.ts';
import { demo } from './people.ts';

if (!process.env.E2E_DATA_DIR) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'helpdesk-e2e-'));
  process.env.E2E_DATA_DIR = directory;
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
}

const dataDirectory = process.env.E2E_DATA_DIR;

/** The ordinary tier skips Firefox and tests tagged `@full`. Without a tier, as when you run one file, every test runs. */
const isOrdinary = process.env.TEST_TIER === 'ordinary';
const isDeep = process.env.TEST_TIER === 'deep';

/** The journeys run against the built server with the demo organization, on separate ports and a separate database. */
export default defineConfig({
  testDir: '.',
  outputDir: process.env.E2E_OUTPUT ?? '../test-results',
  ...(isOrdinary && { grepInvert: /@full/, testIgnore: 'firefox/**' }),
  fullyParallel: true,
  // A journey spends about half of its time waiting, and unit tests run at the same time.
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  // The timeout ends hanging journeys. Failed journeys run again, alone, at the end of the run.
  timeout: isDeep ? 300_000 : 120_000,
  retries: 0,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: helpdeskUrl,
    launchOptions: { executablePath, args: browserArguments },
    // Without a graphics card, animation frames are slow and take a third of the time of the console's journeys.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a screenshot at every key press, which takes half of the journeys' time.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Journeys mock the server with routes, which a service worker would bypass. Journeys about the service worker allow it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node packages/api/dist/server.cjs',
    cwd: path.join(import.meta.dirname, '..'),
    url: `${helpdeskUrl}/api/v1/health`,
    timeout: 30_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      EXAMPLES_PORT: String(examplesPort),
      PUBLIC_URL: helpdeskUrl,
      DATA_DIR: dataDirectory,
      DATABASE_URL: `sqlite:${path.join(dataDirectory, 'helpdesk.sqlite')}`,
      DEMO: '1',
      DEMO_PASSWORD: demo.password,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
  },
});
