import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';
import { cacheDirectory, stateDirectory } from './toolchain.mjs';

const record = path.join(stateDirectory, 'browser');
const installedOnes = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** In this order; each answers a path or nothing. Downloads come last. */
const ways = [
  () => process.env.HELPDESK_CHROMIUM,
  playwrightsOwn,
  () => installedOnes.find((file) => existsSync(file)),
  downloadedByPlaywright,
  fromDebian,
  fromNpm,
];

/** Finds a Chromium for the journeys and writes its path to .setup/browser, where e2e reads it. */
export async function findBrowser() {
  const asked = process.env.HELPDESK_CHROMIUM;
  const known = existsSync(record) ? readFileSync(record, 'utf8') : '';
  if (known && existsSync(known) && (!asked || asked === known)) return `${known}, as before`;
  const tried = [];
  for (const way of ways) {
    try {
      const found = await way();
      if (found && existsSync(found)) {
        mkdirSync(stateDirectory, { recursive: true });
        writeFileSync(record, found);
        return found;
      }
    } catch (error) {
      tried.push(error.message.split('\n')[0]);
    }
  }
  throw new Error(
    `no Chromium was found and none could be installed. Install one, or set HELPDESK_CHROMIUM to its path.\n${tried.join('\n')}`,
  );
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

async function downloadedByPlaywright() {
  await run('npx', ['playwright', 'install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return playwrightsOwn();
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return '/usr/bin/chromium';
}

async function fromNpm() {
  const home = path.join(cacheDirectory, 'chromium');
  mkdirSync(home, { recursive: true });
  await run('npm', ['install', '--prefix', home, '--no-save', '@sparticuz/chromium@147.0.0']);
  const entry = path.join(home, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}
