import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cacheDirectory, note, noted, run, say } from './run.mjs';

const advice =
  "couldn't find or install Chromium. Install it, or set HELPDESK_CHROMIUM to its path.";
const asked = process.env.HELPDESK_CHROMIUM || '';
const places = [
  ...['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  // The folder into which the npm package unpacks its own.
  path.join(os.tmpdir(), 'chromium'),
];

const home = path.join(cacheDirectory, 'chromium');
const unpack = "import('@sparticuz/chromium').then((it) => it.default.executablePath())";
const apt = 'apt-get install -y --no-install-recommends';
/** Commands that can install one, tried in this order until one works. The shell, if Debian has it, only makes journeys faster. */
const ways = [
  'PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT=10000 npx playwright install chromium',
  `apt-get update && ${apt} chromium && { ${apt} chromium-headless-shell || true; }`,
  `mkdir -p '${home}' && cd '${home}' && npm install --no-save @sparticuz/chromium@147.0.0 && node -e "${unpack}"`,
];

/** Finds a Chromium for the journeys and writes its path to .setup/browser for e2e. */
export async function findBrowser() {
  const known = noted('browser');
  if (existsSync(known) && (!asked || asked === known)) return `${known}, as before`;
  const { chromium } = await import('playwright');
  const find = () => [asked, chromium.executablePath(), ...places].find((file) => existsSync(file));
  for (const way of ways) {
    if (!find()) await run('sh', ['-c', way]).catch(({ message }) => say('browser', message));
  }
  const found = find();
  if (!found) throw new Error(advice);
  note('browser', found);
  return found;
}
