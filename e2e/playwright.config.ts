import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { examplesPort, helpdeskUrl, port } from './addresses.ts';
import { browserArguments, executablePath } from './browser.ts';

if (!process.env.E2E_DATA_DIR) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'helpdesk-e2e-'));
  process.env.E2E_DATA_DIR = directory;
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
}

const dataDirectory = process.env.E2E_DATA_DIR;

/** The journeys run against the built server with the demo organization, on ports and a database of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: process.env.E2E_OUTPUT ?? '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  // Journeys share a machine, a demo organization and its toasts; the report names what needed a second try.
  retries: 1,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: helpdeskUrl,
    launchOptions: { executablePath, args: browserArguments },
    // A trace takes a picture of the page at every key: half of the time that journeys take.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --enable-source-maps packages/api/dist/server.js',
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
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
  },
});
