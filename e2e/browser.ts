import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';

const record = path.join(import.meta.dirname, '../.setup/browser');
/** The same engine without windows and menus, which uses a sixth less CPU time. */
const shell = '/usr/bin/chromium-headless-shell';

/** The path of the Chromium that setup found. If undefined, Playwright chooses. */
export const wholeChromium =
  process.env.HELPDESK_CHROMIUM || (existsSync(record) ? readFileSync(record, 'utf8') : undefined);

/** The browser for all journeys except those that need a feature of the full browser. */
export const executablePath =
  !process.env.HELPDESK_CHROMIUM && existsSync(shell) ? shell : wholeChromium;

/** Chromium uses only the last `--disable-features`, so ours includes those that Playwright turns off. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Each window's address bar keeps two internal pages open, which take almost half of the window's memory.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A spare process, which hardly any journey uses.
  'SpareRendererForSitePerProcess',
];

export const browserArguments = [
  // Chromium refuses its sandbox to root, the user that runs tests in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join()}`,
];

/** Launches the full browser, for features such as showing PDFs. The caller closes it. */
export const launchWhole = () =>
  chromium.launch({
    ...(wholeChromium && { executablePath: wholeChromium }),
    args: browserArguments,
  });
