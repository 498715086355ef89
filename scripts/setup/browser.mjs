import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheDirectory, note, noted, run } from './run.mjs';

const asked = process.env.HELPDESK_CHROMIUM;
const installed = [
  ...['chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const playwrightsOwn = async () => (await import('playwright')).chromium.executablePath();

/** Tried in this order; each returns a path or nothing. Downloads come last. */
const ways = [
  () => asked,
  playwrightsOwn,
  () => installed.find((file) => existsSync(file)),
  downloadedByPlaywright,
  fromDebian,
  fromNpm,
];

/** Finds a Chromium for the journeys and writes its path to .setup/browser, which e2e reads. */
export async function findBrowser() {
  const known = noted('browser');
  if (existsSync(known) && (!asked || asked === known)) return `${known}, as before`;
  const tried = [];
  for (const way of ways) {
    const found = await Promise.resolve()
      .then(way)
      .catch((error) => void tried.push(error.message.split('\n')[0]));
    if (!found || !existsSync(found)) continue;
    note('browser', found);
    return found;
  }
  const advice = 'Install one, or set HELPDESK_CHROMIUM to its path.';
  throw new Error(`no Chromium was found or could be installed. ${advice}\n${tried.join('\n')}`);
}

async function downloadedByPlaywright() {
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  await run('npx', ['playwright', 'install', 'chromium'], env);
  return playwrightsOwn();
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  return '/usr/bin/chromium';
}

async function fromNpm() {
  const home = path.join(cacheDirectory, 'chromium');
  await run('npm', ['install', '--prefix', home, '--no-save', '@sparticuz/chromium@147.0.0']);
  const entry = path.join(home, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  return (await import(pathToFileURL(entry).href)).default.executablePath();
}
