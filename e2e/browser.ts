import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const record = path.join(import.meta.dirname, '../.setup/browser');

/** The Chromium that set-up found; undefined leaves the choice to Playwright. */
export const executablePath =
  process.env.HELPDESK_CHROMIUM || (existsSync(record) ? readFileSync(record, 'utf8') : undefined);

export const browserArguments = [
  // Chromium refuses its sandbox to root, which is who runs tests in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
