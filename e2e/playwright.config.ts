import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
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

/** The journeys run against the built server with the demo organization, on separate ports and a separate database. */
export default defineConfig({
  testDir: '.',
  outputDir: process.env.E2E_OUTPUT ?? '../test-results',
  fullyParallel: true,
  // A journey waits about as long as it works: three of them keep two cores busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A deadline only ends what hangs: a machine that is busy with something else may take twenty times as long.
  timeout: 300_000,
  retries: 0,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: helpdeskUrl,
    launchOptions: { executablePath, args: browserArguments },
    // Without a graphics card each frame of an animation is slow: a third of the time of the console's journeys.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a screenshot at every key: half of the time of the journeys.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Journeys stand in for the server by routes, which a service worker would go around; those about it allow it.
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
